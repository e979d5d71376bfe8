import { type OptionValue, optionList } from './option.ts';

/** Periods for the bounds of a salary. */
export const salaryPeriods = optionList([
  { value: 'year', label: 'par an' },
  { value: 'month', label: 'par mois' },
  { value: 'day', label: 'par jour' },
  { value: 'hour', label: 'de l’heure' },
]);

export type SalaryPeriod = OptionValue<typeof salaryPeriods>;
