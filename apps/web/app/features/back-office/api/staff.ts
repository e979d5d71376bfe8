import {
  changeOfficeRole,
  createOffice,
  listOffices,
  type OfficeAccount,
  receivePortages,
  resetOfficeFactor,
  restoreOffice,
  suspendOffice,
} from '@basoche/contract/office-staff';
import { passSecondFactor } from '@basoche/contract/second-factor';
import type { StaffRole } from '@basoche/domain/members/kinds';
import type { Office, OfficeChange } from '@basoche/domain/members/offices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export const accountsQuery = () => routeQuery(listOffices);

const calls = {
  suspend: suspendOffice,
  restore: restoreOffice,
  resetFactor: resetOfficeFactor,
  receivePortages,
} as const;

/** The code is given first, where the server asks for one again; the list is then read anew. */
const useWithCode = <Input extends { readonly code: string | null }>(
  send: (input: Input) => Promise<OfficeAccount>,
) => {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: accountsQuery().queryKey });
  return useMutation({
    mutationFn: async (input: Input) => {
      if (input.code !== null) await api.call(passSecondFactor, { body: { code: input.code } });
      return send(input);
    },
    onSuccess: refresh,
    onError: async (error) => {
      if (!isProblem(error, 'STATE_CHANGED')) return;
      notifyError(error);
      await refresh();
    },
  });
};

export const useCreateOffice = () => {
  const api = useApi();
  return useWithCode<{ email: string; role: Office; code: string | null }>(({ email, role }) =>
    api.call(createOffice, { body: { email, role } }),
  );
};

export const useChangeOffice = ({ id: userId }: OfficeAccount, change: OfficeChange) => {
  const api = useApi();
  return useWithCode<{ role: StaffRole; code: string | null }>(({ role }) =>
    change === 'role'
      ? api.call(changeOfficeRole, { params: { userId }, body: { role } })
      : api.call(calls[change], { params: { userId } }),
  );
};
