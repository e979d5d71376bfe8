import { addCv, deleteCv, listCvs } from '@basoche/contract/jobs/cvs';
import {
  createJobDraft,
  deleteJobDraft,
  type JobDraft,
  listJobDrafts,
  updateJobDraft,
} from '@basoche/contract/jobs/drafts';
import { countOwnJobs, type Job, listOwnJobs } from '@basoche/contract/jobs/jobs';
import { createJob, fillJob, type JobForm, relaunchJob, updateJob } from '@basoche/contract/jobs/publishing';
import {
  type ApplyToJobForm,
  applyToJob,
  type Cv,
  listAppliedJobs,
} from '@basoche/contract/threads/job-applications';
import {
  countJobCandidates,
  countJobStages,
  listJobCandidates,
  moveJobCandidate,
} from '@basoche/contract/threads/job-candidates';
import type { JobStage } from '@basoche/domain/options/job-stages';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyError } from '../../lib/notify.ts';
import { routeKey, routePages, routeQuery } from '../../lib/query-client.ts';
import { upload } from '../../lib/upload.ts';
import { useCommand } from '../../lib/use-command.ts';
import { candidateKeys } from '../postings/api.ts';
import type { CandidatesView } from './candidate-views.ts';
import { type JobListFilters, jobFilterSet } from './filters.ts';

/** Calls of an offer's creator, and of whoever applies to it. */

/** The reader's own offers, published or archived, newest first. */
export const ownJobPages = (isArchived: boolean) =>
  routePages(listOwnJobs, { query: { isArchived: isArchived ? 'true' : 'false' } });

/** [published, archived]. */
export const ownJobCounts = () => routeQuery(countOwnJobs);

/** Creates an offer, out of a draft where there is one. */
export const useCreateJob = (draftID: string | null) =>
  useCommand(
    (api, body: JobForm) =>
      api.call(createJob, { body: { ...body, ...(draftID === null ? {} : { draftID }) } }),
    { refreshWhenDone: ['jobs'] },
  );

export const useUpdateJob = (id: string) =>
  useCommand((api, body: JobForm) => api.call(updateJob, { params: { id }, body }), {
    refreshWhenDone: ['jobs'],
  });

/** Publishes or archives an offer; `onDone` is told the offer as it now is. */
export const usePublishJob = (id: string, onDone: (offer: Job) => void) =>
  useCommand(
    (api, toPublish: boolean) => api.call(updateJob, { params: { id }, body: { isArchived: !toPublish } }),
    { onDone, onError: notifyError, refresh: ['jobs'] },
  );

/** Puts an offer whose deadline is past back at the head of the lists, until a day: without one, the server refuses. */
export const useRelaunchJob = (id: string, onDone: () => void) =>
  useCommand(
    (api, endDate: string | null) =>
      api.call(relaunchJob, { params: { id }, body: { endDate: endDate ?? '' } }),
    { onDone, refresh: ['jobs'] },
  );

/** Says that somebody was found. */
export const useFillJob = (id: string, onDone: () => void) =>
  useCommand((api) => api.call(fillJob, { params: { id } }), { onDone, refresh: ['jobs'] });

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

/** Says how far one is with a candidate. */
export const useMoveCandidate = (id: string) =>
  useCommand((api, stage: JobStage) => api.call(moveJobCandidate, { params: { id }, body: { stage } }), {
    onError: notifyError,
    refresh: candidateKeys('jobs'),
  });

/** The reader's own applications, newest first, under the same filters as the offers. */
export const appliedJobPages = (filters: JobListFilters) =>
  routePages(listAppliedJobs, { query: jobFilterSet.filterQuery(filters) });

/**
 * Applies to an offer. After a refusal the offer is read again when the dialog is closed, with `readAgain`: it may have been
 * closed or applied to elsewhere, and what is typed stays in sight until then.
 */
export const useApplyToJob = (jobID: string) => {
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: ['jobs'] });
  const applying = useCommand(
    (api, body: ApplyToJobForm) => api.call(applyToJob, { params: { id: jobID }, body }),
    // Read again beside the way to the conversation: it is not waited for.
    { onDone: () => void readAgain() },
  );
  return { ...applying, readAgain };
};

/** The CVs that the reader keeps, newest first. */
export const cvsQuery = () => routeQuery(listCvs);

const addingKey = routeKey(addCv);

/** A CV is on its way: what is sent now would go without it. */
export const useIsAddingCv = (): boolean => useIsMutating({ mutationKey: addingKey }) > 0;

/** Keeps one more CV; `progress` goes from 0 to 1 while it leaves. */
export const useAddCv = (onAdded: (cv: Cv) => void) => {
  const client = useQueryClient();
  const [progress, setProgress] = useState(0);
  const adding = useMutation({
    mutationKey: addingKey,
    mutationFn: (file: File) => {
      setProgress(0);
      return upload(addCv, { file }, { onProgress: setProgress });
    },
    onSuccess: (cv) => {
      client.setQueryData(cvsQuery().queryKey, (cvs: Cv[] = []) => [cv, ...cvs]);
      onAdded(cv);
    },
  });
  return { ...adding, progress };
};

/** Keeps a CV no more. */
export const useDeleteCv = () =>
  useCommand((api, id: string) => api.call(deleteCv, { params: { id } }), {
    refresh: [cvsQuery().queryKey],
  });

/** One's drafts of offers, the one written last first. */
export const jobDrafts = () => routeQuery(listJobDrafts);

/** Keeps a draft: a new one, or what this one has become. */
export const useSaveDraft = (id: string | null, onDone: () => void) =>
  useCommand(
    (api, values: JobDraft['values']) =>
      id === null
        ? api.call(createJobDraft, { body: { values } })
        : api.call(updateJobDraft, { params: { id }, body: { values } }),
    { onDone, refreshWhenDone: ['jobs'] },
  );

export const useDeleteDraft = (id: string, onDone: () => void) =>
  useCommand((api) => api.call(deleteJobDraft, { params: { id } }), {
    onDone,
    onError: notifyError,
    refresh: ['jobs'],
  });
