import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './back-link.module.css';

/** Link back, above the title of a screen. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={classes.back}>
    <IconArrowLeft size={20} stroke={1.5} aria-hidden />
    {children}
  </Link>
);
