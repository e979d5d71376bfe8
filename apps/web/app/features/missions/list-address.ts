import { type MissionSort, missionSorts } from '@basoche/domain/options/mission-sorts';
import { addressesOf, type ListChoice as Choice } from '../postings/list-address.ts';
import { type ListFilters, missionFilterSet } from './shared/filters.ts';

/** State of a mission list in its address. */
export type ListChoice = Choice<ListFilters, MissionSort>;

export const missionAddresses = addressesOf({ sorts: missionSorts, ...missionFilterSet });
