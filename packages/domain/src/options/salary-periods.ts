import { type OptionValue, optionList } from './option.ts';

/** What the bounds of a salary are counted by. */
export const salaryPeriods = optionList([
  { value: 'year', label: 'par an' },
  { value: 'month', label: 'par mois' },
  { value: 'day', label: 'par jour' },
  { value: 'hour', label: "de l'heure" },
]);

export type SalaryPeriod = OptionValue<typeof salaryPeriods>;
