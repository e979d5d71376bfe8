import { type OptionValue, optionList } from './option.ts';

/**
 * Orders of the list of offers. Relevance applies to a search for words; without words it means newest first.
 */
export const jobSorts = optionList([
  { value: 'newest', label: 'Les plus récentes' },
  { value: 'deadline', label: 'Date limite la plus proche' },
  { value: 'relevance', label: 'Les plus pertinentes' },
]);

export type JobSort = OptionValue<typeof jobSorts>;
