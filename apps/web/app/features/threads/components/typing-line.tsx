import { VisuallyHidden } from '@mantine/core';
import { reading } from '../conversation-content.ts';
import classes from './conversation.module.css';

/** That the other party is writing, for those who see it. Its room is always there, so that nothing moves. */
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

/** The same for screen readers. */
export const TypingSaid = ({ other, isAnnounced }: { other: string; isAnnounced: boolean }) => (
  <VisuallyHidden role="status">{isAnnounced && reading.typing(other)}</VisuallyHidden>
);
