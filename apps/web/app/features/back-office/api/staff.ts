import {
  changeOfficeRole,
  createOffice,
  listOffices,
  type OfficeAccount,
  receivePortages,
  resetOfficeFactor,
  restoreOffice,
  suspendOffice,
} from '@basoche/contract/auth/office-accounts';
import type { StaffRole } from '@basoche/domain/members/kinds';
import type { Office, OfficeChange } from '@basoche/domain/members/offices';
import { routeQuery } from '../../../lib/query-client.ts';
import { sendSecondFactorCode, useDecision } from '../use-decision.ts';

/**
 * Calls by which an admin manages office accounts: Basoche's staff, and the partner (the portage company).
 * `code`: code of the second factor, if the server asked for it.
 */

export const accountsQuery = () => routeQuery(listOffices);

/** Calls of the changes that need only the account's id. */
const callOf = {
  suspend: suspendOffice,
  restore: restoreOffice,
  resetFactor: resetOfficeFactor,
  receivePortages,
} as const;

interface NewOffice {
  readonly email: string;
  readonly role: Office;
  readonly code: string | null;
}

export const useCreateOffice = () =>
  useDecision(
    async (api, { email, role, code }: NewOffice) => {
      await sendSecondFactorCode(api, code);
      return api.call(createOffice, { body: { email, role } });
    },
    [accountsQuery().queryKey],
  );

interface ChangeInput {
  /** The new role; read by the change `role` only. */
  readonly role: StaffRole;
  readonly code: string | null;
}

export const useChangeOffice = ({ id: userId }: OfficeAccount, change: OfficeChange) =>
  useDecision(
    async (api, { role, code }: ChangeInput) => {
      await sendSecondFactorCode(api, code);
      return change === 'role'
        ? api.call(changeOfficeRole, { params: { userId }, body: { role } })
        : api.call(callOf[change], { params: { userId } });
    },
    [accountsQuery().queryKey],
  );
