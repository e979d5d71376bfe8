import {
  giveUpIncident,
  type IncidentFilters,
  listIncidents,
  retryIncident,
} from '@basoche/contract/back-office/incidents';
import { readOfficeOverview } from '@basoche/contract/back-office/overview';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { useDecision } from '../use-decision.ts';

/** Query of the queues, read again at each visit: others work on them too. */
export const overviewQuery = () => ({ ...routeQuery(readOfficeOverview), staleTime: 0 });

export const incidentPages = (query: IncidentFilters) => routePages(listIncidents, { query });

const acts = { retry: retryIncident, giveUp: giveUpIncident } as const;
export type IncidentAct = keyof typeof acts;

export const useIncidentAct = (act: IncidentAct, id: string) =>
  useDecision(
    (api, reason: string) => api.call(acts[act], { params: { id }, body: { reason } }),
    ['incidents'],
    ['STATE_CHANGED', 'NOT_FOUND'],
  );
