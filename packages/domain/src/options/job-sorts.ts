import { type OptionValue, optionList } from './option.ts';

/** The orders in which offers are listed. Relevance has a meaning where words are searched; without any it is the newest first. */
export const jobSorts = optionList([
  { value: 'newest', label: 'Les plus récentes' },
  { value: 'deadline', label: 'Date limite la plus proche' },
  { value: 'relevance', label: 'Les plus pertinentes' },
]);

export type JobSort = OptionValue<typeof jobSorts>;
