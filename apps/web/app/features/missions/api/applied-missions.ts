import { listAppliedCustomerMissions, listAppliedMissions } from '@basoche/contract/applications';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { routePages } from '../../../lib/query-client.ts';
import { filterQuery, type ListFilters } from '../filters.ts';

/** The reader's own applications, newest first, under the same filters as the missions. */
export const appliedMissionPages = (audience: MissionAudience, userID: string, filters: ListFilters) =>
  audience === 'customers'
    ? routePages(listAppliedCustomerMissions, { query: filterQuery(filters) })
    : routePages(listAppliedMissions, { params: { userID }, query: filterQuery(filters) });
