import {
  type DepositState,
  exportLedger,
  listChargebacks,
  listDeposits,
  listMovements,
  listStrays,
  readFinances,
  retryMovement,
} from '@basoche/contract/finances';
import { passSecondFactor } from '@basoche/contract/second-factor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export const financesQuery = () => routeQuery(readFinances);
export const depositPages = (state: DepositState) => routePages(listDeposits, { query: { state } });
export const movementPages = (state: 'waiting' | 'failed') => routePages(listMovements, { query: { state } });
export const chargebackPages = () => routePages(listChargebacks);
export const strayPages = () => routePages(listStrays);

/** The code is given first, where the server asks for one again. */
export const useRetryMovement = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['finances'] });
  return useMutation({
    mutationFn: async (code: string | null) => {
      if (code !== null) await api.call(passSecondFactor, { body: { code } });
      return api.call(retryMovement, { params: { id } });
    },
    onSuccess: refresh,
    onError: async (error) => {
      if (!isProblem(error, 'STATE_CHANGED')) return;
      // It was done meanwhile: it leaves the list with its dialog, so a notice says why.
      notifyError(error);
      await refresh();
    },
  });
};

interface Period {
  readonly from: string;
  readonly to: string;
  readonly code: string | null;
}

export const useExportLedger = () => {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ from, to, code }: Period) => {
      if (code !== null) await api.call(passSecondFactor, { body: { code } });
      const period = new URLSearchParams({ from, to });
      await download(`${exportLedger.path}?${period}`, `basoche-ecritures-${from}-${to}.csv`);
    },
  });
};
