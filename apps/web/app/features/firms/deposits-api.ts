import {
  approveDeposit,
  askApproval,
  changeFirmSettings,
  type DepositRequest,
  listDeposits,
  readApproval,
  refuseDeposit,
  withdrawApproval,
} from '@basoche/contract/firms/approvals';
import { readFirm } from '@basoche/contract/firms/firms';
import { payDeposit } from '@basoche/contract/payments/payments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notifyError, notifySuccess } from '../../lib/notify.ts';
import { routeQuery } from '../../lib/query-client.ts';
import { useSocket } from '../../lib/socket.ts';
import { useCommand } from '../../lib/use-command.ts';
import { GivenUp, useReauthentication } from '../auth/shared/use-reauthentication.tsx';
import { deciding } from './deposit-content.ts';

export const depositsQuery = () => ({ ...routeQuery(listDeposits), staleTime: 0 });

export const approvalQuery = (id: string) => ({
  ...routeQuery(readApproval, { params: { id } }),
  staleTime: 0,
});

/** Reads the firm's deposits again when somebody asked, answered or paid. */
export const useLiveDeposits = (): void => {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ['firms'] }), [client]);
  useSocket({ newNotification: refresh, newAction: refresh, resync: refresh });
};

// A request changes whose turn it is in its thread.
const refresh = ['firms', 'threads'];
const options = { refresh, onError: notifyError };

export const useAskApproval = () =>
  useCommand((api, id: string) => api.call(askApproval, { params: { id } }), options);

export const useWithdrawApproval = () =>
  useCommand((api, id: string) => api.call(withdrawApproval, { params: { id } }), options);

/** Opens the payment page of a deposit. */
export const usePayFirmDeposit = () =>
  useCommand((api, id: string) => api.call(payDeposit, { params: { id } }), {
    ...options,
    onDone: (address) => globalThis.location.assign(address),
  });

export const useRefuseDeposit = () =>
  useCommand(
    (api, { id, reason }: { id: string; reason: string }) =>
      api.call(refuseDeposit, { params: { id }, body: { reason } }),
    { refresh },
  );

/** Approves a request, after a fresh proof where the server asks for one. */
export const useApproveDeposit = () => {
  const approving = useCommand((api, id: string) => api.call(approveDeposit, { params: { id } }), {
    refresh,
  });
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  const asking = useMutation({
    mutationFn: ({ id }: DepositRequest) => withReauthentication(() => approving.mutateAsync(id)),
    onSuccess: (_, request) => notifySuccess(deciding.approved(request)),
    onError: (error) => {
      if (!(error instanceof GivenUp)) notifyError(error);
    },
  });
  return { approve: asking.mutate, isPending: asking.isPending, reauthenticationDialog };
};

export const firmQuery = () => routeQuery(readFirm);

export const useChangeLimit = () =>
  useCommand((api, depositLimit: number | null) => api.call(changeFirmSettings, { body: { depositLimit } }), {
    refresh: ['firms'],
  });
