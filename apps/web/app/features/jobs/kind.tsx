import type { JobCard as Offer } from '@basoche/contract/jobs/jobs';
import type { PostingKind } from '../postings/kind.ts';
import { otherJobsQuery } from './api.ts';
import { jobPage } from './content.ts';
import { JobCard } from './shared/job-card.tsx';

export const jobKind: PostingKind<Offer> = {
  name: 'jobs',
  card: (offer, place) => <JobCard offer={offer} {...place} />,
  others: otherJobsQuery,
  othersTitle: jobPage.others,
};
