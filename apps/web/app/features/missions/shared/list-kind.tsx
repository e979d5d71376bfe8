import type { MissionCard } from '@basoche/contract/missions/missions';
import { missionGuard } from '@basoche/domain/access/screen-guards';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import type { MissionSort } from '@basoche/domain/options/mission-sorts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { ListKind } from '../../postings/kind.ts';
import { favouriteCount, favouritePages, missionCounts, missionPages, missionTotal } from '../api.ts';
import { consult, lists } from '../content.ts';
import { missionKind } from '../kind.tsx';
import { missionAddresses } from '../list-address.ts';
import { type ListFilters, missionFilterSet } from './filters.ts';
import { favouritesPath, listPaths } from './views.ts';

const loadDrawer = () => import('./filters-drawer.tsx');
const FiltersDrawer = lazy(loadDrawer);

/** Loaded for members only: visitors have no applications. */
const AppliedMissions = lazy(() => import('./applied-missions.tsx'));

export type MissionList = ListKind<MissionCard, ListFilters, MissionSort>;

const listOf = (audience: MissionAudience): MissionList => {
  const other = audience === 'customers' ? 'members' : 'customers';
  const { title, lead, empty } = lists[audience];
  const kind: MissionList = {
    ...missionKind,
    guard: (viewer) => missionGuard(viewer, audience === 'customers' ? 'customers-index' : 'index'),
    path: listPaths[audience],
    favouritesPath,
    title,
    lead,
    action: { to: listPaths[other], label: lists[audience].other },
    content: consult,
    empty,
    addresses: missionAddresses,
    ...missionFilterSet,
    loadDrawer,
    drawer: (props) => <FiltersDrawer {...props} audience={audience} />,
    search: (filters) => ({ audience, filters: missionFilterSet.filterQuery(filters) }),
    pages: (choice) => missionPages(audience, choice),
    total: (filters) => missionTotal(audience, filters),
    counts: (userID, filters) => missionCounts(audience, userID, filters),
    useFavourites: () => useInfiniteQuery(favouritePages()),
    favouriteCount,
    applied: (choice) => <AppliedMissions kind={kind} audience={audience} choice={choice} />,
  };
  return kind;
};

/** The two lists of missions to apply to. */
export const missionLists = { members: listOf('members'), customers: listOf('customers') } as const;
