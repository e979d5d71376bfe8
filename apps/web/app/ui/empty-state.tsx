import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';
import classes from './state.module.css';
import { Title } from './title.tsx';

interface EmptyStateProps {
  drawing?: DrawingName;
  /** Shown instead of a drawing, on screens where staff process lists all day. */
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Link or button to the next step. */
  action?: ReactNode;
  /** Heading level of the title: 1 where the page shows nothing else. */
  order?: 1 | 2 | 3;
}

/** Explains an empty list and offers the next step. */
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
