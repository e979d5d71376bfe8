import { type MissionSort, missionSorts } from '@basoche/domain/options/mission-sorts';
import { addressesOf, type ListChoice as Choice } from '../postings/list-address.ts';
import { type ListFilters, missionFilterSet } from './filters.ts';

/** What an address asks of a list of missions. */
export type ListChoice = Choice<ListFilters, MissionSort>;

export const missionAddresses = addressesOf({ sorts: missionSorts, ...missionFilterSet });
