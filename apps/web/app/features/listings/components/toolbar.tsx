import type { ReactNode } from 'react';
import classes from './list-screen.module.css';

interface ToolbarProps {
  /** Left out, with the tools, where the list is short and shown whole. */
  search?: ReactNode;
  tabs: ReactNode;
  /** How it is ordered and narrowed. */
  tools?: ReactNode;
  /** What narrows it now, and what one may do with that. */
  narrowed: ReactNode;
}

/** What one does with a whole list: search, choose a tab, order, narrow. */
export const Toolbar = ({ search, tabs, tools, narrowed }: ToolbarProps) => (
  <div className={classes.toolbar}>
    {search}
    <div className={classes.choices}>
      {tabs}
      {tools && <div className={classes.tools}>{tools}</div>}
    </div>
    <div className={classes.narrowed}>{narrowed}</div>
  </div>
);
