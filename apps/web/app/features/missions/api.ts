import { listFavourites } from '@basoche/contract/missions/favourites';
import {
  countCustomerMissions,
  countMissions,
  listCustomerMissions,
  listMissions,
  otherMissions,
  singleMission,
} from '@basoche/contract/missions/missions';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { routePages, routeQuery, routeTotal } from '../../lib/query-client.ts';
import { type ListFilters, missionFilterSet } from './filters.ts';
import type { ListChoice } from './list-address.ts';

/** Queries of the lists and of a mission. What its creator and candidates do is in `own-api.ts`: visitors do not load it. */

const lists = { members: listMissions, customers: listCustomerMissions } as const;

/** Open missions under the filters, in their order, from the place in the list that an address names. */
export const missionPages = (
  audience: MissionAudience,
  { filters, sort, after }: Pick<ListChoice, 'filters' | 'sort' | 'after'>,
) =>
  routePages(lists[audience], {
    query: { ...missionFilterSet.filterQuery(filters), sort, ...(after ? { after } : {}) },
  });

/** The shortest first page: only it tells how many missions there are, and an address may name a later one. */
export const missionTotal = (audience: MissionAudience, filters: ListFilters) =>
  routePages(lists[audience], { query: { ...missionFilterSet.filterQuery(filters), limit: 1 } });

/** Number of open missions under the filters. */
export const missionFound = (audience: MissionAudience, filters: ListFilters) =>
  routeTotal(lists[audience], missionFilterSet.filterQuery(filters));

/** [all, applied by me], under the same filters as the list. */
export const missionCounts = (audience: MissionAudience, userID: string, filters: ListFilters) =>
  audience === 'customers'
    ? routeQuery(countCustomerMissions, { query: missionFilterSet.filterQuery(filters) })
    : routeQuery(countMissions, { params: { id: userID }, query: missionFilterSet.filterQuery(filters) });

/** The reader's favourites, the one kept last first, and their number. */
export const favouritePages = () => routePages(listFavourites);
export const favouriteCount = () => routeTotal(listFavourites);

/** One mission, with what its reader may do. */
export const missionQuery = (id: string) => routeQuery(singleMission, { params: { id } });

/** Up to four other open missions, nearest first. */
export const otherMissionsQuery = (id: string) => routeQuery(otherMissions, { params: { id } });
