import { moveJobCandidate } from '@basoche/contract/job-applications';
import type { JobStage } from '@basoche/domain/options/job-stages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import { refreshCandidates } from '../../postings/api/candidates.ts';

/** Says how far one is with a candidate. */
export const useMoveCandidate = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stage: JobStage) => api.call(moveJobCandidate, { params: { id }, body: { stage } }),
    onError: notifyError,
    onSettled: () => refreshCandidates(client, 'jobs'),
  });
};
