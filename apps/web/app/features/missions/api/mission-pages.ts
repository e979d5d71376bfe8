import { listCustomerMissions, listMissions } from '@basoche/contract/missions';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { routePages, routeTotal } from '../../../lib/query-client.ts';
import { filterQuery, type ListFilters } from '../filters.ts';
import type { ListChoice } from '../list-address.ts';

const lists = { members: listMissions, customers: listCustomerMissions } as const;

/** Open missions under the filters, in their order, from the place in the list that an address names. */
export const missionPages = (
  audience: MissionAudience,
  { filters, sort, after }: Pick<ListChoice, 'filters' | 'sort' | 'after'>,
) => routePages(lists[audience], { query: { ...filterQuery(filters), sort, ...(after ? { after } : {}) } });

/** The shortest first page: only it tells how many missions there are, and an address may name a later one. */
export const missionTotal = (audience: MissionAudience, filters: ListFilters) =>
  routePages(lists[audience], { query: { ...filterQuery(filters), limit: 1 } });

/** Number of open missions under the filters. */
export const missionFound = (audience: MissionAudience, filters: ListFilters) =>
  routeTotal(lists[audience], filterQuery(filters));
