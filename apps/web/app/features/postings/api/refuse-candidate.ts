import { refuseCandidate } from '@basoche/contract/thread-commands';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

/** What is applied to. */
export type PostingName = 'missions' | 'jobs';

/** Refuses an application, for good; the candidates are then read again, whatever the answer. */
export const useRefuseCandidate = (of: PostingName, applicationID: string, onRefused: () => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string | null) =>
      api.call(refuseCandidate, { params: { id: applicationID }, body: { text } }),
    // The card may leave its tab: what follows is said here and not beside `mutate`.
    onSuccess: onRefused,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [of] }),
        client.invalidateQueries({ queryKey: ['threads'] }),
      ]),
  });
};
