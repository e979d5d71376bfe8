import { type ApplyToJobForm, applyToJob } from '@basoche/contract/job-applications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

/**
 * Applies to an offer. Whatever the answer, the offer is read again: it may have been closed or applied to elsewhere. The
 * dialog may be gone by then, so what follows a success is said here and not beside `mutate`.
 */
export const useApplyToJob = (jobID: string, onApplied: () => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplyToJobForm) => api.call(applyToJob, { params: { id: jobID }, body }),
    onSuccess: onApplied,
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
};
