import {
  openAccount,
  openPartnerAccount,
  type PaymentAccount,
  readAccount,
  readPartnerAccount,
} from '@basoche/contract/payment-accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { apiOf, routeKey } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Whose account: a member's, or the portage company's. */
export type AccountOf = 'member' | 'partner';

const isSettled = ({ state }: PaymentAccount) => state === 'ready' || state === 'none';
/** How often what only the provider can say is asked about, in milliseconds: soon after its owner was there. */
const lookMs = { back: 3_000, otherwise: 30_000 } as const;

export const useAccount = (of: AccountOf, isBack: boolean) =>
  useQuery({
    queryKey: [...routeKey(readAccount), of],
    queryFn: ({ client, signal }): Promise<PaymentAccount> =>
      of === 'member'
        ? apiOf(client).call(readAccount, {}, signal)
        : apiOf(client).call(readPartnerAccount, {}, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isSettled(state.data) ? false : lookMs[isBack ? 'back' : 'otherwise'],
  });

/** Asks where the provider's questions stand, and goes there. */
export const useOpenAccount = (of: AccountOf, postulationID?: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: () =>
      of === 'partner'
        ? api.call(openPartnerAccount)
        : api.call(openAccount, { body: postulationID === undefined ? {} : { postulationID } }),
    onSuccess: (address) => window.location.assign(address),
  });
};
