import { publishMission } from '@basoche/contract/missions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

/** Publishes or archives a mission; the lists then reload. */
export const usePublishMission = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (toPublish: boolean) => api.call(publishMission, { params: { id }, body: { toPublish } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['missions'] }),
  });
};
