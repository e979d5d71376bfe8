import {
  type DepositState,
  exportLedger,
  listChargebacks,
  listDeposits,
  listMovements,
  listUnmatched,
  readFinances,
  retryMovement,
} from '@basoche/contract/payments/finances';
import { download } from '../../../lib/download.ts';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { sendSecondFactorCode, useDecision } from '../use-decision.ts';

export const financesQuery = () => routeQuery(readFinances);
export const depositPages = (state: DepositState) => routePages(listDeposits, { query: { state } });
export const movementPages = (state: 'waiting' | 'failed') => routePages(listMovements, { query: { state } });
export const chargebackPages = () => routePages(listChargebacks);
export const unmatchedPages = () => routePages(listUnmatched);

export const useRetryMovement = (id: string) =>
  useDecision(
    async (api, code: string | null) => {
      await sendSecondFactorCode(api, code);
      return api.call(retryMovement, { params: { id } });
    },
    ['finances'],
  );

interface Period {
  readonly from: string;
  readonly to: string;
  readonly code: string | null;
}

export const useExportLedger = () =>
  useCommand(async (api, { from, to, code }: Period) => {
    await sendSecondFactorCode(api, code);
    await download(api, exportLedger, { query: { from, to } });
  });
