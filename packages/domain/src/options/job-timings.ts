import { type OptionValue, optionList } from './option.ts';

/** Working time of an offer (rules §2). */
export const jobTimings = optionList([
  { value: 'full', label: 'Temps plein' },
  { value: 'part', label: 'Temps partiel' },
  { value: 'other', label: 'Autre rythme' },
]);

export type JobTiming = OptionValue<typeof jobTimings>;
