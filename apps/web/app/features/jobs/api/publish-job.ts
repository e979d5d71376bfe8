import { updateJob } from '@basoche/contract/job-publishing';
import type { Job } from '@basoche/contract/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Publishes or archives an offer; the lists then reload. `onDone` is told the offer as it now is. */
export const usePublishJob = (id: string, onDone: (offer: Job) => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (toPublish: boolean) =>
      api.call(updateJob, { params: { id }, body: { isArchived: !toPublish } }),
    // The offer leaves the list it was in: what follows is said here and not beside `mutate`.
    onSuccess: onDone,
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
};
