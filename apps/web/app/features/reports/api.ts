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
import { useApi } from '../../lib/use-api.ts';

export const decisionQuery = (id: string) => routeQuery(readReportDecision, { params: { id } });
export const linkedDecisionQuery = (code: string) => routeQuery(readByLink, { params: { code } });

/** Call of an appeal. The decision is then shown with the appeal; it is read again if one was made before. */
const useAppealing = (key: QueryKey, appeal: (api: Api, text: string) => Promise<ReportDecision>) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => appeal(api, text),
    onSuccess: (decision) => client.setQueryData(key, decision),
    onError: async (error) => {
      if (isProblem(error, 'ALREADY_APPEALED')) await client.invalidateQueries({ queryKey: key });
    },
  });
};

export const useAppeal = (id: string) =>
  useAppealing(routeKey(readReportDecision, { params: { id } }), (api, text) =>
    api.call(appealReport, { params: { id }, body: { text } }),
  );

export const useAppealByLink = (code: string) =>
  useAppealing(routeKey(readByLink, { params: { code } }), (api, text) =>
    api.call(appealByLink, { params: { code }, body: { text } }),
  );

const keyOf = (id: string) => routeKey(readThreadReport, { params: { id } });

/** Tells whether the viewer may report the other party of a thread, with the viewer's last report. */
export const threadReportQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ client, signal }) => apiOf(client).call(readThreadReport, { params: { id } }, signal),
  });

/**
 * Reports the other party of a thread. The state of the report is read again once the viewer has seen the
 * confirmation.
 */
export const useReport = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(id) });
  const report = useMutation({
    mutationFn: (body: BodyOf<typeof reportParty>) => api.call(reportParty, { params: { id }, body }),
    onError: async (error) => {
      if (isProblem(error, 'REPORT_WAITS')) await refresh();
    },
  });
  return { report, refresh };
};
