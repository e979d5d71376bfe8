import { type ChosenMissions, missionFilters } from '@basoche/domain/searches/mission-filters';
import { filtersOf } from '../postings/filter-set.ts';

/** What narrows a list of missions. A null price has no bound; without words `q` is empty. */
export type ListFilters = ChosenMissions;

export const missionFilterSet = filtersOf(missionFilters);
