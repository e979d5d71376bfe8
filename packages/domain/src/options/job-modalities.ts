import { type OptionValue, optionList } from './option.ts';

/** Places of work of an offer. */
export const jobModalities = optionList([
  { value: 'onPlace', label: 'Présentiel' },
  { value: 'distance', label: 'Distanciel' },
  { value: 'mixte', label: 'Mixte' },
]);

export type JobModality = OptionValue<typeof jobModalities>;
