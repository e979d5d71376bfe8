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
} from '@basoche/contract/back-office/back-office';
import { decideAppeal, listReports, settleReport } from '@basoche/contract/reports/decisions';
import type { CallInput, QueryOf } from '@basoche/contract/route';
import { routePages } from '../../../lib/query-client.ts';
import { sendSecondFactorCode, useDecision } from '../use-decision.ts';

/** Offices that examine a portage request, each with its own calls. */
export const offices = {
  staff: { list: listPortage, validate: validatePortage, reject: rejectPortage },
  partner: { list: listPartnerPortage, validate: validatePartnerPortage, reject: rejectPartnerPortage },
} as const;
export type Office = keyof typeof offices;

export const portagePages = (office: Office) => routePages(offices[office].list);
export const disputePages = () => routePages(listDisputes);
export const reportPages = (state: QueryOf<typeof listReports>['state']) =>
  routePages(listReports, { query: { state } });

export const useValidatePortage = (office: Office, id: string) =>
  useDecision((api) => api.call(offices[office].validate, { params: { id } }), ['backOffice']);

export const useRejectPortage = (office: Office, id: string) =>
  useDecision(
    (api, reason: string) => api.call(offices[office].reject, { params: { id }, body: { reason } }),
    ['backOffice'],
  );

/** Disputes and held funds are in lists of several features. */
const everyList = [[]];

interface Settling {
  readonly body: NonNullable<CallInput<typeof settleDispute>['body']>;
  /** Code of the second factor, sent first where the server asks for it again. */
  readonly code: string | null;
}

export const useSettleDispute = (id: string) =>
  useDecision(async (api, { body, code }: Settling) => {
    await sendSecondFactorCode(api, code);
    return api.call(settleDispute, { params: { id }, body });
  }, everyList);

export const useCancelDepositOf = (id: string) =>
  useDecision(async (api, { reason, code }: { reason: string; code: string | null }) => {
    await sendSecondFactorCode(api, code);
    return api.call(cancelDepositOf, { params: { id }, body: { reason } });
  }, everyList);

export const useSettleReport = (id: string) =>
  useDecision(
    (api, body: NonNullable<CallInput<typeof settleReport>['body']>) =>
      api.call(settleReport, { params: { id }, body }),
    ['reports'],
    ['REPORT_SETTLED'],
  );

export const useDecideAppeal = (id: string, party: 'reporter' | 'subject') =>
  useDecision(
    (api, body: NonNullable<CallInput<typeof decideAppeal>['body']>) =>
      api.call(decideAppeal, { params: { id, party }, body }),
    ['reports'],
  );
