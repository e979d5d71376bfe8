import { countMissions } from '@basoche/contract/missions';
import { routeQuery } from '../../../lib/query-client.ts';
import type { ListFilters } from '../filters.ts';

/** [all, applied by me], under the same filters as the list. */
export const missionCounts = (userID: string, filters: ListFilters) =>
  routeQuery(countMissions, { params: { id: userID }, query: { ...filters } });
