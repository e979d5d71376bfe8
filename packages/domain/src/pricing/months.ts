import { addMonths } from '../time/months.ts';
import { addDays, type Day } from '../time/paris.ts';
import type { MonthlyPrice } from './kinds.ts';
import { heldMonthDays } from './limits.ts';

/** Calendar months of priced time, and months of a retainer. All days are days in Europe/Paris. */

/** A calendar month, written `YYYY-MM`; as strings, months sort in the order of time. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDayOf = (month: Month): Day => `${month}-01`;

export const lastDayOfMonth = (month: Month): Day => addDays(addMonths(firstDayOf(month), 1), -1);

export const monthAfter = (month: Month): Month => monthOf(addMonths(firstDayOf(month), 1));

/** A month of a retainer, both days included. */
export interface Period {
  readonly from: Day;
  readonly until: Day;
}

/**
 * Month of a retainer by its position from 0. It begins on the same day each month, or on the last one of a shorter month; each is counted
 * from the first day of all, so that a short month moves no later one.
 */
export const periodAt = (startsOn: Day, position: number): Period => ({
  from: addMonths(startsOn, position),
  until: addDays(addMonths(startsOn, position + 1), -1),
});

/** First day on which a month of a retainer may be deposited: its sum would go back before its end otherwise. */
export const depositDayOf = (startsOn: Day, position: number): Day =>
  addDays(periodAt(startsOn, position).until, -heldMonthDays);

/** The month that a thread stands at, as it was opened. */
export interface OpenMonth {
  readonly pricing: MonthlyPrice;
  /** Units of time that its deposit covers; null of a retainer. */
  readonly units: number | null;
  /** Last day of the month before; null of the first one. */
  readonly after: Day | null;
}

const later = (day: Day, other: Day): Day => (day > other ? day : other);

/**
 * Days that the sheet of a month is about. Of time: the calendar month in which its work begins, of which the month before told nothing.
 * `beginsOn`: day of its deposit, or of its opening in a direct relation.
 */
export const openPeriod = ({ pricing, after }: OpenMonth, position: number, beginsOn: Day): Period => {
  if (pricing.kind === 'retainer') return periodAt(pricing.startsOn, position);
  const next = after === null ? beginsOn : addDays(after, 1);
  const month = monthOf(later(beginsOn, next));
  return {
    from: after === null ? beginsOn : later(firstDayOf(month), next),
    until: lastDayOfMonth(month),
  };
};

/** Position of the month of a retainer that holds this day; null before the first and after the last one. */
export const positionOn = (
  { startsOn, months }: { readonly startsOn: Day; readonly months: number },
  day: Day,
): number | null => {
  for (let position = 0; position < months; position += 1) {
    const { from, until } = periodAt(startsOn, position);
    if (from <= day && day <= until) return position;
  }
  return null;
};
