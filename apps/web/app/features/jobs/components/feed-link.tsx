import { IconRss } from '@tabler/icons-react';
import { feedOf } from '../feeds.ts';
import type { JobListFilters } from '../filters.ts';
import classes from './feed-link.module.css';

/** The feed of what is listed: of its domain where it is narrowed to one, of all offers otherwise. */
export const FeedLink = ({ filters }: { filters: JobListFilters }) => {
  const { address, label } = feedOf(filters);
  return (
    <a href={address} type="application/atom+xml" className={classes.feed}>
      <IconRss size={20} stroke={1.5} aria-hidden />
      {label}
    </a>
  );
};
