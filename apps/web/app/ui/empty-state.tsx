import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** Rank of the title in the page. */
  order?: 2 | 3;
}

/** Says what a place is for while it holds nothing, and offers the next step. */
export const EmptyState = ({ icon, title, children, action, order = 2 }: EmptyStateProps) => (
  <div className={classes.state}>
    {icon && <span className={classes.icon}>{icon}</span>}
    <Title order={order} className={classes.title}>
      {title}
    </Title>
    {children && <p className={classes.text}>{children}</p>}
    {action}
  </div>
);
