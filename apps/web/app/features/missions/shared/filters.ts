import { type ChosenMissions, missionFilters } from '@basoche/domain/searches/mission-filters';
import { filtersOf } from '../../postings/filter-set.ts';

/** Filters of the mission list. A null price sets no bound; without search words `q` is empty. */
export type ListFilters = ChosenMissions;

export const missionFilterSet = filtersOf(missionFilters);
