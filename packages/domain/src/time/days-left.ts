import { addDays, type Day } from './paris.ts';

/** Range of days left until a last day, both ends included: 0 on that day, negative after it. */
export interface DaysLeft {
  readonly most: number;
  readonly least: number;
}

/** Last days that are this many days away from today: from `first` to `last`, both included. */
export const daysWithin = (
  { most, least }: DaysLeft,
  today: Day,
): { readonly first: Day; readonly last: Day } => ({
  first: addDays(today, least),
  last: addDays(today, most),
});
