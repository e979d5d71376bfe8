import { type OptionValue, optionList } from './option.ts';

/** Orders of the list of news; newest is the default. */
export const newsSorts = optionList([
  { value: 'newest', label: 'Les plus récentes' },
  { value: 'oldest', label: 'Les plus anciennes' },
  { value: 'authorAsc', label: 'Auteur, de A à Z' },
  { value: 'authorDesc', label: 'Auteur, de Z à A' },
  { value: 'universityAsc', label: 'Université, de A à Z' },
  { value: 'universityDesc', label: 'Université, de Z à A' },
]);

export type NewsSort = OptionValue<typeof newsSorts>;
