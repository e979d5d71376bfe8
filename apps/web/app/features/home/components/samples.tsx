import type { ReactNode } from 'react';
import sideways from '../../../ui/sideways.module.css';
import { JobCard } from '../../jobs/shared/job-card.tsx';
import { MissionCard } from '../../missions/shared/mission-card.tsx';
import { home } from '../content.ts';
import { sampleJobs, sampleMissions } from '../samples.ts';
import classes from './latest.module.css';

/** Samples, labelled as such above the list and on each card: nobody published them. */
const Samples = <Item extends { readonly id: string }>({
  title,
  items,
  card,
}: {
  title: string;
  items: readonly Item[];
  card: (item: Item) => ReactNode;
}) => (
  <div className="top-6">
    <p className="soft small strong bottom-2">{title}</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the list scrolls, and its cards have no link */}
    <ul className={`${classes.list} ${sideways.row}`} tabIndex={0} aria-label={title}>
      {items.map((item) => (
        <li key={item.id}>{card(item)}</li>
      ))}
    </ul>
  </div>
);

const place = {
  order: 3,
  compact: true,
  isDraft: true,
  action: <span className={classes.sample}>{home.sample}</span>,
} as const;

/** Sample postings, loaded only where nothing is published. */
export default function SampleListings({ of }: { of: 'missions' | 'offers' }) {
  return of === 'missions' ? (
    <Samples
      title={home.latestMissions.samples}
      items={sampleMissions}
      card={(mission) => <MissionCard mission={mission} {...place} />}
    />
  ) : (
    <Samples
      title={home.latestJobs.samples}
      items={sampleJobs}
      card={(offer) => <JobCard offer={offer} {...place} />}
    />
  );
}
