import { VisuallyHidden } from '@mantine/core';
import { reading } from '../conversation-content.ts';
import classes from './conversation.module.css';

/** Typing sign of the other party, for sighted users. Its place is always reserved, so that nothing moves. */
export const TypingLine = ({ other, isTyping }: { other: string; isTyping: boolean }) => (
  <p className={classes.typing} aria-hidden>
    {isTyping && (
      <>
        <span className={classes.dots}>
          <span />
          <span />
          <span />
        </span>
        {reading.typing(other)}
      </>
    )}
  </p>
);

/** Typing sign for screen readers. */
export const TypingSaid = ({ other, isAnnounced }: { other: string; isAnnounced: boolean }) => (
  <VisuallyHidden role="status">{isAnnounced && reading.typing(other)}</VisuallyHidden>
);
