import type { JobDraft } from '@basoche/contract/job-drafts';
import { createJobDraft, deleteJobDraft, listJobDrafts, updateJobDraft } from '@basoche/contract/job-drafts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

/** One's drafts of offers, the one written last first. */
export const jobDrafts = routeQuery(listJobDrafts);

/** Keeps a draft: a new one, or what this one has become. */
export const useSaveDraft = (id: string | null, onDone: () => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: JobDraft['values']): Promise<JobDraft> =>
      id === null
        ? api.call(createJobDraft, { body: { values } })
        : api.call(updateJobDraft, { params: { id }, body: { values } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['jobs'] });
      onDone();
    },
  });
};

export const useDeleteDraft = (id: string, onDone: () => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteJobDraft, { params: { id } }),
    onSuccess: onDone,
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
};
