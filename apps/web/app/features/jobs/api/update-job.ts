import type { JobForm } from '@basoche/contract/job-publishing';
import { updateJob } from '@basoche/contract/job-publishing';
import type { Job } from '@basoche/contract/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

export const useUpdateJob = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return async (body: JobForm): Promise<Job> => {
    const offer = await api.call(updateJob, { params: { id }, body });
    await client.invalidateQueries({ queryKey: ['jobs'] });
    return offer;
  };
};
