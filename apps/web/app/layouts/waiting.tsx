import { VisuallyHidden } from '@mantine/core';
import { frames } from './content.ts';
import classes from './waiting.module.css';

interface WaitingProps {
  key?: string;
  hasDot?: boolean | undefined;
  /** Number of waiting items; 0 shows nothing. */
  count?: number | undefined;
}

/** Badge of a menu entry: the number of waiting items, or a dot for something new. */
export const Waiting = ({ hasDot = false, count = 0 }: WaitingProps) => {
  if (count > 0) return <span className={classes.count}>{count > 99 ? '99+' : count}</span>;
  if (!hasDot) return null;
  return (
    <span className={classes.dot}>
      <VisuallyHidden>{frames.unread}</VisuallyHidden>
    </span>
  );
};
