import {
  cancelDepositOf,
  listDisputes,
  listPartnerPortage,
  listPortage,
  rejectPartnerPortage,
  rejectPortage,
  settleDispute,
  validatePartnerPortage,
  validatePortage,
} from '@basoche/contract/back-office';
import type { ProblemCode } from '@basoche/contract/problem';
import { decideAppeal, listReports, settleReport } from '@basoche/contract/report-decisions';
import type { CallInput, QueryOf } from '@basoche/contract/route';
import { passSecondFactor } from '@basoche/contract/second-factor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routePages } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Who examines a portage, each with calls of their own. */
export const offices = {
  staff: { list: listPortage, validate: validatePortage, reject: rejectPortage },
  partner: { list: listPartnerPortage, validate: validatePartnerPortage, reject: rejectPartnerPortage },
} as const;
export type Office = keyof typeof offices;

export const portagePages = (office: Office) => routePages(offices[office].list);
export const disputePages = () => routePages(listDisputes);
export const reportPages = (state: QueryOf<typeof listReports>['state']) =>
  routePages(listReports, { query: { state } });

/** After a decision, and after one that somebody else has taken before, the lists are read again. */
export const useLists = (feature: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [feature] });
};

/** Disputes, and what is held, stand in lists of several features. */
const useEveryList = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries();
};

/** Somebody else was faster: the case leaves the list with its dialog, so a notice says why. */
export const decidedBefore =
  (code: ProblemCode, refresh: () => Promise<void>) =>
  async (error: Error): Promise<void> => {
    if (!isProblem(error, code)) return;
    notifyError(error);
    await refresh();
  };

export const useValidatePortage = (office: Office, id: string) => {
  const api = useApi();
  const refresh = useLists('backOffice');
  return useMutation({
    mutationFn: () => api.call(offices[office].validate, { params: { id } }),
    onSuccess: refresh,
    onError: decidedBefore('STATE_CHANGED', refresh),
  });
};

export const useRejectPortage = (office: Office, id: string) => {
  const api = useApi();
  const refresh = useLists('backOffice');
  return useMutation({
    mutationFn: (reason: string) => api.call(offices[office].reject, { params: { id }, body: { reason } }),
    onSuccess: refresh,
    onError: decidedBefore('STATE_CHANGED', refresh),
  });
};

interface Settling {
  readonly body: NonNullable<CallInput<typeof settleDispute>['body']>;
  /** Given first, where the server asks for one again. */
  readonly code: string | null;
}

export const useSettleDispute = (id: string) => {
  const api = useApi();
  const refresh = useEveryList();
  return useMutation({
    mutationFn: async ({ body, code }: Settling) => {
      if (code !== null) await api.call(passSecondFactor, { body: { code } });
      return api.call(settleDispute, { params: { id }, body });
    },
    onSuccess: refresh,
    onError: decidedBefore('STATE_CHANGED', refresh),
  });
};

/** The code is given first, where the server asks for one again. */
export const useCancelDepositOf = (id: string) => {
  const api = useApi();
  const refresh = useEveryList();
  return useMutation({
    mutationFn: async ({ reason, code }: { reason: string; code: string | null }) => {
      if (code !== null) await api.call(passSecondFactor, { body: { code } });
      return api.call(cancelDepositOf, { params: { id }, body: { reason } });
    },
    onSuccess: refresh,
    onError: decidedBefore('STATE_CHANGED', refresh),
  });
};

export const useSettleReport = (id: string) => {
  const api = useApi();
  const refresh = useLists('reports');
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof settleReport>['body']>) =>
      api.call(settleReport, { params: { id }, body }),
    onSuccess: refresh,
    onError: decidedBefore('REPORT_SETTLED', refresh),
  });
};

export const useDecideAppeal = (id: string, party: 'reporter' | 'subject') => {
  const api = useApi();
  const refresh = useLists('reports');
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof decideAppeal>['body']>) =>
      api.call(decideAppeal, { params: { id, party }, body }),
    onSuccess: refresh,
    onError: decidedBefore('STATE_CHANGED', refresh),
  });
};
