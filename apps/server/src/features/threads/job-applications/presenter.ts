import type { JobCard } from '@basoche/contract/jobs/jobs';
import type { AppliedJob } from '@basoche/contract/threads/job-applications';
import type { AppliedRow } from './store.ts';

/** An application to an offer, for its candidate. Leaves out the creator's stage, which is private. */
export const presentApplied = (row: AppliedRow, jobOffer: JobCard): AppliedJob => ({
  id: row.id,
  isRefused: row.state === 'REFUSED',
  isWithdrawn: row.closed_reason === 'withdrawn',
  createdAt: row.created_at.toISOString(),
  jobOffer,
});
