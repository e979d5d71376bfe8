import { type OptionValue, optionList } from './option.ts';

/** Where the work of an offer is done (second document, §3). */
export const jobModalities = optionList([
  { value: 'onPlace', label: 'Présentiel' },
  { value: 'distance', label: 'Distanciel' },
  { value: 'mixte', label: 'Mixte' },
]);

export type JobModality = OptionValue<typeof jobModalities>;
