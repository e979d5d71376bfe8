import { readThreadReport, reportParty } from '@basoche/contract/reports';
import type { BodyOf } from '@basoche/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { apiOf, routeKey } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

const keyOf = (id: string) => routeKey(readThreadReport, { params: { id } });

/** Whether the other party of a thread may be reported, and one's last report of them. */
export const threadReportQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ client, signal }) => apiOf(client).call(readThreadReport, { params: { id } }, signal),
  });

/** Reports the other party of a thread. The thread's own report is read again when the person has seen that it was taken. */
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
