import {
  appealReport,
  type ReportDecision,
  readReportDecision,
  readThreadReport,
  reportParty,
} from '@basoche/contract/reports/reports';
import { appealByLink, readByLink } from '@basoche/contract/reports/suspension-appeals';
import type { BodyOf } from '@basoche/contract/route';
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, isProblem } from '../../lib/api.ts';
import { apiOf, routeKey, routeQuery } from '../../lib/query-client.ts';
import { setAnswer } from '../../lib/set-answer.ts';
import { useApi } from '../../lib/use-api.ts';

export const decisionQuery = (id: string) => routeQuery(readReportDecision, { params: { id } });
export const decisionByLinkQuery = (code: string) => routeQuery(readByLink, { params: { code } });

/**
 * Sends an appeal against a decision. The answer, the decision with its appeal, is what the page shows then. If an appeal
 * had been sent before, the decision is read again.
 */
const useSendAppeal = (key: QueryKey, appeal: (api: Api, text: string) => Promise<ReportDecision>) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => appeal(api, text),
    onSuccess: (decision) => setAnswer(client, key, decision),
    onError: async (error) => {
      if (isProblem(error, 'ALREADY_APPEALED')) await client.invalidateQueries({ queryKey: key });
    },
  });
};

export const useAppeal = (id: string) =>
  useSendAppeal(routeKey(readReportDecision, { params: { id } }), (api, text) =>
    api.call(appealReport, { params: { id }, body: { text } }),
  );

export const useAppealByLink = (code: string) =>
  useSendAppeal(routeKey(readByLink, { params: { code } }), (api, text) =>
    api.call(appealByLink, { params: { code }, body: { text } }),
  );

const threadReportKey = (id: string) => routeKey(readThreadReport, { params: { id } });

/** Tells whether the viewer may report the other party of a thread, with the viewer's last report. */
export const threadReportQuery = (id: string) =>
  queryOptions({
    queryKey: threadReportKey(id),
    queryFn: ({ client, signal }) => apiOf(client).call(readThreadReport, { params: { id } }, signal),
  });

/**
 * Reports the other party of a thread. The caller calls `refresh` once the viewer has seen the confirmation, to read the
 * state of the report again.
 */
export const useReportParty = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: threadReportKey(id) });
  const report = useMutation({
    mutationFn: (body: BodyOf<typeof reportParty>) => api.call(reportParty, { params: { id }, body }),
    onError: async (error) => {
      if (isProblem(error, 'REPORT_WAITS')) await refresh();
    },
  });
  return { report, refresh };
};
