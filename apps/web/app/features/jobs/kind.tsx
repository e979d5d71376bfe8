import type { JobCard as Offer } from '@basoche/contract/jobs/jobs';
import type { PostingKind } from '../postings/kind.ts';
import { otherJobsQuery } from './api.ts';
import { jobPage } from './content.ts';
import { JobCard } from './shared/job-card.tsx';

/** Job offers as a kind of posting, for components shared with missions. */
export const jobKind: PostingKind<Offer> = {
  name: 'jobs',
  card: (offer, place) => <JobCard offer={offer} {...place} />,
  others: otherJobsQuery,
  othersTitle: jobPage.others,
};
