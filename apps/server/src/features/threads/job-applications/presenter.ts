import type { JobCard } from '@basoche/contract/jobs/jobs';
import type { AppliedJob } from '@basoche/contract/threads/job-applications';
import type { AppliedRow } from './store.ts';

/** An application to an offer, to its candidate: how far the creator is with them is not theirs to know. */
export const presentApplied = (row: AppliedRow, jobOffer: JobCard): AppliedJob => ({
  id: row.id,
  isRefused: row.state === 'REFUSED',
  isWithdrawn: row.closed_reason === 'withdrawn',
  createdAt: row.created_at.toISOString(),
  jobOffer,
});
