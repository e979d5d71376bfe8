import { Link } from 'react-router';
import { creatorPage } from '../content.ts';
import view from './posting-view.module.css';

/** Link from a posting to its creator's page. */
export const CreatorPageLink = ({ to }: { to: string }) => (
  <p className={view.creatorPage}>
    <Link to={to}>{creatorPage}</Link>
  </p>
);
