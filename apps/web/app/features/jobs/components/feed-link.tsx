import { IconRss } from '@tabler/icons-react';
import { feedOf } from '../feeds.ts';
import type { JobListFilters } from '../shared/filters.ts';
import classes from './feed-link.module.css';

/** Link to the feed: that of the domain if the list is filtered by a single one, otherwise of all offers. */
export const FeedLink = ({ filters }: { filters: JobListFilters }) => {
  const { address, label } = feedOf(filters);
  return (
    <a href={address} type="application/atom+xml" className={classes.feed}>
      <IconRss size={20} stroke={1.5} aria-hidden />
      {label}
    </a>
  );
};
