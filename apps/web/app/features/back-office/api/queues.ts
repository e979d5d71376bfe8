import { giveUpIncident, listIncidents, retryIncident } from '@basoche/contract/incidents';
import { readOfficeOverview } from '@basoche/contract/office-overview';
import type { QueryOf } from '@basoche/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Read again when the page is come back to: others work on the same queues. */
export const overviewQuery = () => ({ ...routeQuery(readOfficeOverview), staleTime: 0 });

export const incidentPages = (filters: Pick<QueryOf<typeof listIncidents>, 'kind' | 'state'>) =>
  routePages(listIncidents, { query: filters });

const acts = { retry: retryIncident, giveUp: giveUpIncident } as const;
export type IncidentAct = keyof typeof acts;

export const useIncidentAct = (act: IncidentAct, id: string) => {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['incidents'] });
  return useMutation({
    mutationFn: (reason: string) => api.call(acts[act], { params: { id }, body: { reason } }),
    onSuccess: refresh,
    onError: async (error) => {
      if (!isProblem(error, 'STATE_CHANGED') && !isProblem(error, 'NOT_FOUND')) return;
      // It leaves the list with its dialog, so a notice says why.
      notifyError(error);
      await refresh();
    },
  });
};
