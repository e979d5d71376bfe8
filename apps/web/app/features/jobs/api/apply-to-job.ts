import { type AppliedJob, type ApplyToJobForm, applyToJob } from '@basoche/contract/job-applications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '../../../lib/send-once.ts';
import { useApi } from '../../../lib/use-api.ts';

/**
 * Applies to an offer. The dialog may be gone by the time of the answer, so what follows a success is said here and not
 * beside `mutate`. After a refusal the offer is read again when the dialog is closed, with `readAgain`: it may have been
 * closed or applied to elsewhere, and what is typed stays in sight until then. `send` sends one application, however often it is
 * called.
 */
export const useApplyToJob = (jobID: string, onApplied: (applied: AppliedJob) => void) => {
  const api = useApi();
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: ['jobs'] });
  const applying = useMutation({
    mutationFn: (body: ApplyToJobForm) => api.call(applyToJob, { params: { id: jobID }, body }),
    onSuccess: (applied) => {
      onApplied(applied);
      return readAgain();
    },
  });
  return { ...applying, readAgain, send: useSendOnce(applying.mutateAsync) };
};
