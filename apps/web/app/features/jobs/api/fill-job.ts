import { fillJob } from '@basoche/contract/job-publishing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

/** Says that somebody was found; the lists then reload. */
export const useFillJob = (id: string, onDone: () => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(fillJob, { params: { id } }),
    // The offer leaves the list it was in: what follows is said here and not beside `mutate`.
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
};
