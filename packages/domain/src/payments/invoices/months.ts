import { quantityText } from '../../pricing/content.ts';
import { isTimePrice, type MonthlyPrice } from '../../pricing/kinds.ts';
import type { Period } from '../../pricing/months.ts';
import { dueCents, type SheetEntry, unitsOf } from '../../pricing/sheets.ts';
import { dayText } from '../../time/french-dates.ts';
import type { InvoiceLine } from './invoice.ts';

/**
 * Lines of an invoice for a month (rules §13): they list the work day by day, from its sheet. Courts reduce a
 * fee that is not detailed (Cass. 2ᵉ civ., 4 April 2024, n° 22-17.123).
 */

export interface InvoicedMonth {
  readonly pricing: MonthlyPrice;
  readonly period: Period;
  /** Entries of the sheet that was accepted. */
  readonly entries: readonly SheetEntry[];
}

/** « du 1ᵉʳ janvier 2037 au 31 janvier 2037 ». */
export const periodText = ({ from, until }: Period): string => `du ${dayText(from)} au ${dayText(until)}`;

/** « forfait mensuel, du 1ᵉʳ janvier 2037 au 31 janvier 2037 »: the work of a month, in the text of its line. */
export const monthWork = ({ pricing, period }: InvoicedMonth): string =>
  `${isTimePrice(pricing) ? 'temps passé' : 'forfait mensuel'}, ${periodText(period)}`;

/** « 12 janvier 2037, une demi-journée : rédaction de l’acte ». */
export const doneText = (pricing: MonthlyPrice, { day, units, text }: SheetEntry): string => {
  const when = isTimePrice(pricing) ? `${dayText(day)}, ${quantityText(pricing.kind, units)}` : dayText(day);
  return `${when}\u202f: ${text}`;
};

/** Invoice line of a month. It has a quantity only if its sum is the price of the time on the sheet. */
export const monthLine = (
  text: string,
  { pricing, entries }: InvoicedMonth,
  netCents: number,
): InvoiceLine => {
  const isWhole = isTimePrice(pricing) && dueCents(pricing, entries) === netCents;
  return {
    text,
    netCents,
    ...(isWhole
      ? { time: { kind: pricing.kind, units: unitsOf(entries), rateCents: pricing.rateCents } }
      : {}),
    done: entries.map((entry) => doneText(pricing, entry)),
  };
};
