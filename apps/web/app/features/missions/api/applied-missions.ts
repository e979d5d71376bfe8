import { listAppliedMissions } from '@basoche/contract/applications';
import { routePages } from '../../../lib/query-client.ts';
import type { ListFilters } from '../filters.ts';

/** The reader's own applications, newest first, under the same filters as the missions. */
export const appliedMissionPages = (userID: string, filters: ListFilters) =>
  routePages(listAppliedMissions, { params: { userID }, query: { ...filters } });
