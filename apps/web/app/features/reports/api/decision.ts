import { appealReport, type ReportDecision, readReportDecision } from '@basoche/contract/reports';
import { appealByLink, readByLink } from '@basoche/contract/suspension-appeals';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, isProblem } from '../../../lib/api.ts';
import { routeKey, routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export const decisionQuery = (id: string) => routeQuery(readReportDecision, { params: { id } });
export const linkedDecisionQuery = (code: string) => routeQuery(readByLink, { params: { code } });

/** What was decided is shown with the appeal; where one was made before, it is read again. */
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
