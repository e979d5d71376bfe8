import type { ReactNode } from 'react';
import classes from './fold.module.css';

interface FoldProps {
  /** Heading; pressing it opens the part on a phone. */
  title: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part that is folded on a phone and open on a desktop, with or without JavaScript. */
export const Fold = ({ title, className, children }: FoldProps) => (
  <details className={`${classes.fold} ${className ?? ''}`}>
    <summary className={classes.summary}>{title}</summary>
    {children}
  </details>
);
