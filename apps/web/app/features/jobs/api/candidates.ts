import { countJobCandidates, countJobStages, listJobCandidates } from '@basoche/contract/job-applications';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import type { CandidatesView } from '../candidate-views.ts';

const queryOf = (view: CandidatesView) => {
  if (view.of === 'new') return view.stage ? { stage: view.stage } : { isRefused: 'false' as const };
  return view.of === 'all' ? {} : { isRefused: 'true' as const };
};

/** Candidates of one's offer, newest first. */
export const jobCandidatePages = (jobID: string, view: CandidatesView) =>
  routePages(listJobCandidates, { params: { id: jobID }, query: queryOf(view) });

/** [not refused, refused]. */
export const jobCandidateCounts = (jobID: string) =>
  routeQuery(countJobCandidates, { params: { id: jobID } });

/** One number per stage, in their order, without those who were refused. */
export const jobStageCounts = (jobID: string) => routeQuery(countJobStages, { params: { id: jobID } });
