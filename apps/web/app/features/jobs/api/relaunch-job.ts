import { relaunchJob } from '@basoche/contract/job-publishing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

/** Puts an offer whose deadline is past back at the head of the lists, until a day: without one, the server refuses. */
export const useRelaunchJob = (id: string, onDone: () => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (endDate: string | null) =>
      api.call(relaunchJob, { params: { id }, body: { endDate: endDate ?? '' } }),
    // The offer may leave the list it was in: what follows is said here and not beside `mutate`.
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
};
