import type { ReactNode } from 'react';
import classes from './fold.module.css';

interface FoldProps {
  /** A heading, which opens it on a phone. */
  title: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part that is folded on a phone and stands open on a desk, with or without a script. */
export const Fold = ({ title, className, children }: FoldProps) => (
  <details className={`${classes.fold} ${className ?? ''}`}>
    <summary className={classes.summary}>{title}</summary>
    {children}
  </details>
);
