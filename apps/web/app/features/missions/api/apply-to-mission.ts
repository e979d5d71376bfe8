import { type AppliedMission, applyToMission } from '@basoche/contract/applications';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '../../../lib/send-once.ts';
import { useApi } from '../../../lib/use-api.ts';

interface Offer {
  cents: number;
  tvaApplicable: boolean;
  delayDays: number | null;
  presentation: string | null;
  /** The version of the agreement that is accepted at once; null where it is not. */
  ndaVersion: string | null;
}

/**
 * Proposes a price. Whatever the answer, the mission is read again: it may have been closed or applied to elsewhere. The
 * form may be gone by then, so what follows a success is said here and not beside `mutate`. `send` sends one proposal, however
 * often it is called.
 */
export const useApplyToMission = (missionID: string, onApplied: (applied: AppliedMission) => void) => {
  const api = useApi();
  const client = useQueryClient();
  const applying = useMutation({
    mutationFn: ({ cents, ...said }: Offer) =>
      api.call(applyToMission, { body: { missionID, offer: centsToEuros(cents), ...said } }),
    onSuccess: onApplied,
    onSettled: () => client.invalidateQueries({ queryKey: ['missions'] }),
  });
  return { ...applying, send: useSendOnce(applying.mutateAsync) };
};
