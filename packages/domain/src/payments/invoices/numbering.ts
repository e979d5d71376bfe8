import { type Day, parisDay } from '../../time/paris.ts';

/**
 * Numbers of invoices (CGI, ann. II, art. 242 nonies A, I-7): one continuous sequence for each issuer and year, which invoices and
 * credit notes share. No number is left out, none comes twice, and none bears an earlier day than the one before.
 */

/** Where the sequence of an issuer stands: what was given last. */
export interface SeriesState {
  readonly year: number;
  readonly sequence: number;
  readonly day: Day;
}

export interface InvoiceNumber extends SeriesState {
  /** As the document bears it. */
  readonly number: string;
}

/** A prefix sets the numbers given here apart from those that an issuer gives elsewhere. */
export type SeriesPrefix = 'BAS' | 'BASOCHE';

/** Thirty-five characters at most, letters, digits and hyphens: what the French portal takes. */
const written = (prefix: SeriesPrefix, year: number, sequence: number): string =>
  `${prefix}-${year}-${String(sequence).padStart(4, '0')}`;

/** The number after the last one, at this instant; a year begins at 1. `last` is null for an issuer's first. */
export const nextNumber = (prefix: SeriesPrefix, last: SeriesState | null, now: Date): InvoiceNumber => {
  const today = parisDay(now);
  // Clocks of two machines differ, and one may be put back: days follow the numbers.
  const day = last !== null && last.day > today ? last.day : today;
  const year = Number(day.slice(0, 4));
  const sequence = last?.year === year ? last.sequence + 1 : 1;
  return { year, sequence, day, number: written(prefix, year, sequence) };
};
