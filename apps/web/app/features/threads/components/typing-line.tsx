import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { reading } from '../conversation-content.ts';
import classes from './conversation.module.css';

/** Said aloud at most so often, in milliseconds: whoever listens is not told of every pause. */
const quietMs = 30_000;

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

/** The same for those who hear it. */
export const TypingSaid = ({ other, isTyping }: { other: string; isTyping: boolean }) => {
  const [saidAt, setSaidAt] = useState<number | null>(null);
  useEffect(() => {
    if (!isTyping) return;
    setSaidAt((before) => (before !== null && Date.now() - before < quietMs ? before : Date.now()));
  }, [isTyping]);
  return (
    <VisuallyHidden role="status">
      {saidAt !== null && <span key={saidAt}>{reading.typing(other)}</span>}
    </VisuallyHidden>
  );
};
