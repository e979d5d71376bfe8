import { relaunchMission } from '@basoche/contract/mission-publishing';
import type { Mission } from '@basoche/contract/missions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

/** Puts a mission whose deadline is past back at the head of the lists; null leaves it open sixty days. */
export const useRelaunchMission = (id: string, onDone: (mission: Mission) => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (endDate: string | null) => api.call(relaunchMission, { params: { id }, body: { endDate } }),
    // The mission may leave the list it was in: what follows is said here and not beside `mutate`.
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['missions'] }),
  });
};
