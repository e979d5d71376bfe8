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
import type { ListChoice } from './list-address.ts';
import { type ListFilters, missionFilterSet } from './shared/filters.ts';

/**
 * Queries of the lists and of a mission. Calls of creators and candidates are in `own-api.ts`, which visitors
 * do not load.
 */

const lists = { members: listMissions, customers: listCustomerMissions } as const;

/** Open missions for the filters, in their order, from the position in the address. */
export const missionPages = (
  audience: MissionAudience,
  { filters, sort, after }: Pick<ListChoice, 'filters' | 'sort' | 'after'>,
) =>
  routePages(lists[audience], {
    query: { ...missionFilterSet.filterQuery(filters), sort, ...(after ? { after } : {}) },
  });

/** Query of the shortest first page. Only a first page gives the total, and an address may name a later one. */
export const missionTotal = (audience: MissionAudience, filters: ListFilters) =>
  routePages(lists[audience], { query: { ...missionFilterSet.filterQuery(filters), limit: 1 } });

/** Number of open missions for the filters. */
export const missionFound = (audience: MissionAudience, filters: ListFilters) =>
  routeTotal(lists[audience], missionFilterSet.filterQuery(filters));

/** Counts [all, applied by me], for the same filters as the list. */
export const missionCounts = (audience: MissionAudience, userID: string, filters: ListFilters) =>
  audience === 'customers'
    ? routeQuery(countCustomerMissions, { query: missionFilterSet.filterQuery(filters) })
    : routeQuery(countMissions, { params: { id: userID }, query: missionFilterSet.filterQuery(filters) });

/** The viewer's favourites, the latest first, and their number. */
export const favouritePages = () => routePages(listFavourites);
export const favouriteCount = () => routeTotal(listFavourites);

/** One mission, with the viewer's permissions. */
export const missionQuery = (id: string) => routeQuery(singleMission, { params: { id } });

/** Up to four other open missions, nearest first. */
export const otherMissionsQuery = (id: string) => routeQuery(otherMissions, { params: { id } });
