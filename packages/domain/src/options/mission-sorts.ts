import { type OptionValue, optionList } from './option.ts';

/**
 * Orders of the list of missions. Relevance applies to a search for words; without words it means newest
 * first.
 */
export const missionSorts = optionList([
  { value: 'newest', label: 'Les plus récentes' },
  { value: 'deadline', label: 'Date limite la plus proche' },
  { value: 'price', label: 'Les mieux rémunérées' },
  { value: 'relevance', label: 'Les plus pertinentes' },
]);

export type MissionSort = OptionValue<typeof missionSorts>;
