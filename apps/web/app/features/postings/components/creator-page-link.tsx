import { Link } from 'react-router';
import { creatorPage } from '../content.ts';
import view from './posting-view.module.css';

/** The way from what somebody publishes to what they say of themselves. */
export const CreatorPageLink = ({ to }: { to: string }) => (
  <p className={view.creatorPage}>
    <Link to={to}>{creatorPage}</Link>
  </p>
);
