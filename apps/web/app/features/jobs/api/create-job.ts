import type { JobForm } from '@basoche/contract/job-publishing';
import { createJob } from '@basoche/contract/job-publishing';
import type { Job } from '@basoche/contract/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

export const useCreateJob = () => {
  const api = useApi();
  const client = useQueryClient();
  return async (body: JobForm, draftID: string | null): Promise<Job> => {
    const offer = await api.call(createJob, { body: { ...body, ...(draftID === null ? {} : { draftID }) } });
    await client.invalidateQueries({ queryKey: ['jobs'] });
    return offer;
  };
};
