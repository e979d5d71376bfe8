import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Section } from '../../../ui/page.tsx';
import classes from '../../postings/components/compact-grid.module.css';
import { Favourite } from '../../postings/components/favourite.tsx';
import { openedFrom } from '../../postings/views.ts';
import { otherJobsQuery } from '../api.ts';
import { single } from '../content.ts';
import { JobCard } from './job-card.tsx';

/** Up to four other offers; nothing where there is none, or while they cannot be had. */
export const OtherJobs = ({ jobID }: { jobID: string }) => {
  // The way back stays that of the first card.
  const from = openedFrom(useLocation().state);
  const { data } = useQuery(otherJobsQuery(jobID));
  if (!data || data.length === 0) return null;
  return (
    <Section title={single.others}>
      <ul className={classes.others}>
        {data.map((offer) => (
          <li key={offer.id}>
            <JobCard
              offer={offer}
              order={3}
              compact
              {...(from === undefined ? {} : { from })}
              action={<Favourite of="jobs" posting={offer} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
};
