import { type OptionValue, optionList } from './option.ts';

/** The orders in which missions are listed. Relevance has a meaning where words are searched; without any it is the newest first. */
export const missionSorts = optionList([
  { value: 'newest', label: 'Les plus récentes' },
  { value: 'deadline', label: 'Date limite la plus proche' },
  { value: 'price', label: 'Les mieux rémunérées' },
  { value: 'relevance', label: 'Les plus pertinentes' },
]);

export type MissionSort = OptionValue<typeof missionSorts>;
