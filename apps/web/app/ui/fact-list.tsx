import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** Facts by name, one under the other; beside each other where there is room. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className={classes.facts}>{children}</dl>
);

interface FactProps {
  icon: ReactNode;
  name: string;
  /** Said under the fact, in small. */
  note?: ReactNode;
  children: ReactNode;
}

export const Fact = ({ icon, name, note, children }: FactProps) => (
  <div className={classes.fact}>
    {icon}
    <dt>{name}</dt>
    <dd>
      {children}
      {note && <span className={classes.note}>{note}</span>}
    </dd>
  </div>
);
