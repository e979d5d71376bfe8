import { type Day, parisDay } from '../../time/paris.ts';

/**
 * Numbers of invoices (CGI, ann. II, art. 242 nonies A, I-7): one continuous sequence for each issuer and
 * year, shared by invoices and credit notes. No number is missing or used twice, and the days never go
 * backwards.
 */

/** State of an issuer's sequence: the last number given. */
export interface SeriesState {
  readonly year: number;
  readonly sequence: number;
  readonly day: Day;
}

export interface InvoiceNumber extends SeriesState {
  /** The number as printed on the document. */
  readonly number: string;
}

/** The prefix distinguishes numbers given here from those that the issuer gives elsewhere. */
export type SeriesPrefix = 'BAS' | 'BASOCHE';

/** Limit of the French invoicing portal: at most 35 characters, letters, digits and hyphens. */
const formatNumber = (prefix: SeriesPrefix, year: number, sequence: number): string =>
  `${prefix}-${year}-${String(sequence).padStart(4, '0')}`;

/**
 * The number after the last one, at this time; each year begins at 1. `last` is null for an issuer's first
 * number.
 */
export const nextNumber = (prefix: SeriesPrefix, last: SeriesState | null, now: Date): InvoiceNumber => {
  const today = parisDay(now);
  // The clocks of two machines may differ, and one may be put back: the day is never earlier than that of the
  // last number.
  const day = last !== null && last.day > today ? last.day : today;
  const year = Number(day.slice(0, 4));
  const sequence = last?.year === year ? last.sequence + 1 : 1;
  return { year, sequence, day, number: formatNumber(prefix, year, sequence) };
};
