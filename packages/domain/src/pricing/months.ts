import { addMonths } from '../time/months.ts';
import { addDays, addHours, type Day, daysFrom, parisDay } from '../time/paris.ts';
import type { MonthlyPrice, Pricing } from './kinds.ts';
import { depositPageHours, heldMonthDays } from './limits.ts';

/** Calendar months of prices by time, and months of a retainer. All days are in Europe/Paris. */

/** A calendar month, written `YYYY-MM`; as strings, months sort in the order of time. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDayOf = (month: Month): Day => `${month}-01`;

export const lastDayOfMonth = (month: Month): Day => addDays(addMonths(firstDayOf(month), 1), -1);

export const monthAfter = (month: Month): Month => monthOf(addMonths(firstDayOf(month), 1));

/** First and last day of a month, both included. */
export interface Period {
  readonly from: Day;
  readonly until: Day;
}

/** Number of days of a period. */
export const daysIn = ({ from, until }: Period): number => daysFrom(from, until) + 1;

/**
 * Month of a retainer by its zero-based position. It begins on the same day of each month, or on the last day
 * of a shorter month.
 *
 * Each month is counted from the first day of the retainer, so that a short month does not shift later ones.
 */
export const periodAt = (startsOn: Day, position: number): Period => ({
  from: addMonths(startsOn, position),
  until: addDays(addMonths(startsOn, position + 1), -1),
});

/**
 * A price as it is agreed on this day: a retainer whose first day is past begins on the day of the agreement
 * (rules §13). Its number of months stays the same.
 */
export const agreedOn = <Price extends Pricing>(pricing: Price, day: Day): Price =>
  pricing.kind === 'retainer' && pricing.startsOn < day ? { ...pricing, startsOn: day } : pricing;

/**
 * First day on which a month of a retainer may be deposited: an earlier deposit would go back before the
 * month ends.
 */
export const depositDayOf = (startsOn: Day, position: number): Day =>
  addDays(periodAt(startsOn, position).until, -heldMonthDays);

/** The current month of a thread, as it was opened. */
export interface OpenMonth {
  readonly pricing: MonthlyPrice;
  /** Units of time that its deposit covers; null for a retainer. */
  readonly units: number | null;
  /** Last day of the previous month; null for the first month. */
  readonly after: Day | null;
}

const later = (day: Day, other: Day): Day => (day > other ? day : other);

/**
 * Days that the sheet of a month covers. For time: from the day after the previous month to the end of the
 * calendar month in which its work begins, so that no day between two months is in none (decision 0111).
 *
 * The first month has no day before the start.
 *
 * `beginsOn`: day of its deposit, or of its opening in a direct relation. `countsOn`: a day of the calendar
 * month in which it ends, by default the same day.
 */
export const openPeriod = (
  { pricing, after }: OpenMonth,
  position: number,
  beginsOn: Day,
  countsOn: Day = beginsOn,
): Period => {
  if (pricing.kind === 'retainer') return periodAt(pricing.startsOn, position);
  const from = after === null ? beginsOn : addDays(after, 1);
  return { from, until: lastDayOfMonth(monthOf(later(countsOn, from))) };
};

/** Last day on which a payment page that is opened at this time may be paid. */
export const lastPaymentDay = (openedAt: Date): Day => parisDay(addHours(openedAt, depositPageHours));

/**
 * Days of a month whose deposit comes at this time. One that comes in the last hours of a calendar month counts
 * for the next, as its page may do. So no month has fewer days than the sum of its page was computed for.
 */
export const heldPeriod = (month: OpenMonth, position: number, paidAt: Date): Period =>
  openPeriod(month, position, parisDay(paidAt), lastPaymentDay(paidAt));

/** Position of the retainer's month that contains this day; null outside its months. */
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
