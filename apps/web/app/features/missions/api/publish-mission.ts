import { publishMission } from '@basoche/contract/missions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Publishes or archives a mission; the lists then reload. */
export const usePublishMission = (id: string, onDone: (isPublished: boolean) => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (toPublish: boolean) => api.call(publishMission, { params: { id }, body: { toPublish } }),
    // The mission leaves the list it was in: what follows is said here and not beside `mutate`.
    onSuccess: (_, toPublish) => onDone(toPublish),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: ['missions'] }),
  });
};
