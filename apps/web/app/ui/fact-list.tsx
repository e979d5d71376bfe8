import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** Facts by name, one under the other, or beside each other where there is room. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className={classes.facts}>{children}</dl>
);

interface FactProps {
  icon: ReactNode;
  name: string;
  /** Small note under the fact. */
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
