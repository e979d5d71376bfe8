import { type OptionValue, optionList } from './option.ts';

/** Frequencies of the mails of a saved search. */
export const alertFrequencies = optionList([
  { value: 'instant', label: 'Dès la publication' },
  { value: 'daily', label: 'Chaque jour' },
  { value: 'weekly', label: 'Chaque semaine' },
  { value: 'none', label: 'Aucune alerte' },
]);

export type AlertFrequency = OptionValue<typeof alertFrequencies>;
