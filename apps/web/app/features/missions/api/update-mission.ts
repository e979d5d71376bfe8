import { type MissionForm, updateMission } from '@basoche/contract/mission-publishing';
import type { Mission } from '@basoche/contract/missions';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

export const useUpdateMission = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return async (body: MissionForm): Promise<Mission> => {
    const mission = await api.call(updateMission, { params: { id }, body });
    await client.invalidateQueries({ queryKey: ['missions'] });
    return mission;
  };
};
