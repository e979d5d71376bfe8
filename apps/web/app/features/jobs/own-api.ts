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
import { setAnswer } from '../../lib/set-answer.ts';
import { upload } from '../../lib/upload.ts';
import { useCommand } from '../../lib/use-command.ts';
import { candidateKeys } from '../postings/api.ts';
import type { CandidatesView } from './candidate-views.ts';
import { type JobListFilters, jobFilterSet } from './shared/filters.ts';

/** Calls of an offer's creator and of its candidates. */

/** The viewer's own offers, published or archived, newest first. */
export const ownJobPages = (isArchived: boolean) =>
  routePages(listOwnJobs, { query: { isArchived: isArchived ? 'true' : 'false' } });

/** Counts [published, archived]. */
export const ownJobCounts = () => routeQuery(countOwnJobs);

/** Creates an offer, from a draft if there is one. */
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

/** Publishes or archives an offer; `onDone` gets the updated offer. */
export const usePublishJob = (id: string, onDone: (offer: Job) => void) =>
  useCommand(
    (api, toPublish: boolean) => api.call(updateJob, { params: { id }, body: { isArchived: !toPublish } }),
    { onDone, onError: notifyError, refresh: ['jobs'] },
  );

/**
 * Puts an offer past its deadline back at the head of the lists, until a day; the server refuses a missing
 * day.
 */
export const useRelaunchJob = (id: string) =>
  useCommand(
    (api, endDate: string | null) =>
      api.call(relaunchJob, { params: { id }, body: { endDate: endDate ?? '' } }),
    { refresh: ['jobs'] },
  );

/** Marks the offer as filled. */
export const useFillJob = (id: string, onDone: () => void) =>
  useCommand((api) => api.call(fillJob, { params: { id } }), { onDone, refresh: ['jobs'] });

const queryOf = (view: CandidatesView) => {
  if (view.of === 'new') return view.stage ? { stage: view.stage } : { isRefused: 'false' as const };
  return view.of === 'all' ? {} : { isRefused: 'true' as const };
};

/** Candidates of the creator's offer, newest first. */
export const jobCandidatePages = (jobID: string, view: CandidatesView) =>
  routePages(listJobCandidates, { params: { id: jobID }, query: queryOf(view) });

/** Counts [not refused, refused]. */
export const jobCandidateCounts = (jobID: string) =>
  routeQuery(countJobCandidates, { params: { id: jobID } });

/** Number of candidates per stage, in the order of the stages, without refused ones. */
export const jobStageCounts = (jobID: string) => routeQuery(countJobStages, { params: { id: jobID } });

/** Moves a candidate to a stage. */
export const useMoveCandidate = (id: string) =>
  useCommand((api, stage: JobStage) => api.call(moveJobCandidate, { params: { id }, body: { stage } }), {
    onError: notifyError,
    refresh: candidateKeys('jobs'),
  });

/** The viewer's own applications, newest first, for the same filters as the offers. */
export const appliedJobPages = (filters: JobListFilters) =>
  routePages(listAppliedJobs, { query: jobFilterSet.filterQuery(filters) });

/**
 * Applies to an offer. After a refusal, call `readAgain` when the dialog closes: the offer may have been
 * closed, or applied to elsewhere. Until then the typed text stays visible.
 */
export const useApplyToJob = (jobID: string) => {
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: ['jobs'] });
  const applying = useCommand(
    (api, body: ApplyToJobForm) => api.call(applyToJob, { params: { id: jobID }, body }),
    // Read again while the conversation opens: nothing waits for it.
    { onDone: () => void readAgain() },
  );
  return { ...applying, readAgain };
};

/** The viewer's CVs, newest first. */
export const cvsQuery = () => routeQuery(listCvs);

const addingKey = routeKey(addCv);

/** True while a CV is uploading: an application sent now would go without it. */
export const useIsAddingCv = (): boolean => useIsMutating({ mutationKey: addingKey }) > 0;

/** Uploads a CV; `progress` goes from 0 to 1. */
export const useAddCv = ({ onAdded, onError }: { onAdded: (cv: Cv) => void; onError: () => void }) => {
  const client = useQueryClient();
  const [progress, setProgress] = useState(0);
  const adding = useMutation({
    mutationKey: addingKey,
    mutationFn: (file: File) => {
      setProgress(0);
      return upload(addCv, { file }, { onProgress: setProgress });
    },
    onSuccess: (cv) => {
      setAnswer(client, cvsQuery().queryKey, (cvs: Cv[] = []) => [
        cv,
        ...cvs.filter(({ id }) => id !== cv.id),
      ]);
      onAdded(cv);
    },
    onError,
  });
  return { ...adding, progress };
};

/** Deletes a CV from the viewer's list. */
export const useDeleteCv = (callbacks: { onDone?: () => void; onError?: (error: Error) => void } = {}) =>
  useCommand((api, id: string) => api.call(deleteCv, { params: { id } }), {
    refresh: [cvsQuery().queryKey],
    ...callbacks,
  });

/** The viewer's drafts of offers, the last edited first. */
export const jobDrafts = () => routeQuery(listJobDrafts);

/** Saves a draft: a new one, or the current one. */
export const useSaveDraft = (id: string | null, onDone: () => void) =>
  useCommand(
    (api, values: JobDraft['values']) =>
      id === null
        ? api.call(createJobDraft, { body: { values } })
        : api.call(updateJobDraft, { params: { id }, body: { values } }),
    { onDone, onError: notifyError, refreshWhenDone: ['jobs'] },
  );

export const useDeleteDraft = (id: string, onDone: () => void) =>
  useCommand((api) => api.call(deleteJobDraft, { params: { id } }), {
    onDone,
    onError: notifyError,
    refresh: ['jobs'],
  });
