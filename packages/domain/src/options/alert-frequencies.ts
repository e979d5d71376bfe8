import { type OptionValue, optionList } from './option.ts';

/** When a saved search tells by mail what it found. */
export const alertFrequencies = optionList([
  { value: 'instant', label: 'Dès la publication' },
  { value: 'daily', label: 'Chaque jour' },
  { value: 'weekly', label: 'Chaque semaine' },
  { value: 'none', label: 'Aucune alerte' },
]);

export type AlertFrequency = OptionValue<typeof alertFrequencies>;
