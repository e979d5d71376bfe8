import { publishMission } from '@basoche/contract/mission-publishing';
import type { Mission } from '@basoche/contract/missions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Publishes or archives a mission; the lists then reload. `onDone` is told the mission as it now is. */
export const usePublishMission = (id: string, onDone: (mission: Mission) => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (toPublish: boolean) => api.call(publishMission, { params: { id }, body: { toPublish } }),
    // The mission leaves the list it was in: what follows is said here and not beside `mutate`.
    onSuccess: onDone,
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: ['missions'] }),
  });
};
