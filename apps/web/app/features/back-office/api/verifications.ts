import {
  acceptVerification,
  askVerificationAgain,
  listDecidedVerifications,
  listVerifications,
  refuseVerification,
  type VerificationRequest,
} from '@basoche/contract/verification';
import type { ProofSlot } from '@basoche/domain/members/proofs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routePages } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export const verificationPages = () => routePages(listVerifications);
export const decidedPages = () => routePages(listDecidedVerifications);

/** After a decision, and after one that somebody else has taken before, the queue is read again. */
const useDecision = <Input>(decide: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['verification'] });
  return useMutation({
    mutationFn: decide,
    onSuccess: refresh,
    onError: async (error: Error) => {
      if (!isProblem(error, 'STATE_CHANGED') && !isProblem(error, 'NOT_FOUND')) return;
      // The case leaves the list with its dialog, so a notice says why.
      notifyError(error);
      await refresh();
    },
  });
};

export const useAcceptVerification = ({ id: requestID, user }: VerificationRequest) => {
  const api = useApi();
  return useDecision<void>(() =>
    api.call(acceptVerification, { params: { userId: user.id }, body: { requestID } }),
  );
};

export const useRefuseVerification = ({ id: requestID, user }: VerificationRequest) => {
  const api = useApi();
  return useDecision<string>((reason) =>
    api.call(refuseVerification, { params: { userId: user.id }, body: { requestID, reason } }),
  );
};

export const useAskAgain = ({ id: requestID, user }: VerificationRequest) => {
  const api = useApi();
  return useDecision<{ slots: ProofSlot[]; reason: string }>((asked) =>
    api.call(askVerificationAgain, { params: { userId: user.id }, body: { requestID, ...asked } }),
  );
};
