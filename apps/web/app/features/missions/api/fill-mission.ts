import { fillMission } from '@basoche/contract/mission-publishing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

/** Says that somebody was found; the lists then reload, and the threads of the mission with them. */
export const useFillMission = (id: string, onDone: () => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(fillMission, { params: { id } }),
    // The mission leaves the list it was in: what follows is said here and not beside `mutate`.
    onSuccess: onDone,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['missions'] }),
        client.invalidateQueries({ queryKey: ['threads'] }),
      ]),
  });
};
