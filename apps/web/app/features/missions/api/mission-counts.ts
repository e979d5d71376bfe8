import { countCustomerMissions, countMissions } from '@basoche/contract/missions';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { routeQuery } from '../../../lib/query-client.ts';
import { filterQuery, type ListFilters } from '../filters.ts';

/** [all, applied by me], under the same filters as the list. */
export const missionCounts = (audience: MissionAudience, userID: string, filters: ListFilters) =>
  audience === 'customers'
    ? routeQuery(countCustomerMissions, { query: filterQuery(filters) })
    : routeQuery(countMissions, { params: { id: userID }, query: filterQuery(filters) });
