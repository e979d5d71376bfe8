import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';
import classes from './state.module.css';
import { Title } from './title.tsx';

interface EmptyStateProps {
  drawing?: DrawingName;
  /** In place of a drawing, where one works through lists all day. */
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** Rank of the title in the page: the first, where nothing else is on it. */
  order?: 1 | 2 | 3;
}

/** Says what a place is for while it holds nothing, and offers the next step. */
export const EmptyState = ({ drawing, icon, title, children, action, order = 2 }: EmptyStateProps) => (
  <div className={classes.state}>
    {drawing && <Drawing name={drawing} />}
    {icon && <span className={classes.icon}>{icon}</span>}
    <Title order={order} className={classes.title}>
      {title}
    </Title>
    {children && <p className={classes.text}>{children}</p>}
    {action}
  </div>
);
