import { listMissions } from '@basoche/contract/missions';
import { routePages } from '../../../lib/query-client.ts';
import type { ListFilters } from '../filters.ts';

/** Open missions under the filters, from the place in the list that an address names. */
export const missionPages = (filters: ListFilters, after: string | null = null) =>
  routePages(listMissions, { query: { ...filters, ...(after ? { after } : {}) } });
