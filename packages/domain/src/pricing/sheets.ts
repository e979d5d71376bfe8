import { type FieldError, textError } from '../postings/fields.ts';
import { autoEndAt } from '../threads/timer-schedule.ts';
import { type Day, isDay } from '../time/paris.ts';
import { timeCents } from './amounts.ts';
import { dayText, quantityText } from './content.ts';
import { isTimePrice, type RetainerPrice, type TimePrice } from './kinds.ts';
import { entriesASheet, pricingTexts, returnsAtMost, unitsADay } from './limits.ts';
import type { Period } from './months.ts';

/**
 * Sheets of a month: what the prestataire tells of their time or of the services of a retainer. A sheet says how much and what, never from
 * when to when: it is no record of working hours.
 */

export interface SheetEntry {
  readonly day: Day;
  /** Half days or quarters of an hour; 0 in the sheet of a retainer. */
  readonly units: number;
  readonly text: string;
}

export interface Sheet {
  readonly period: Period;
  readonly entries: readonly SheetEntry[];
  /** True if the mission ends with it. */
  readonly isLast: boolean;
}

export interface SheetContext {
  readonly pricing: TimePrice | RetainerPrice;
  /** Units that the deposit covers, and of a sheet that was given back those that it told: the next month counts on them. Ignored for a retainer. */
  readonly unitsLeft: number;
  readonly today: Day;
}

export type SheetField = 'isLast' | 'entries' | `entries.${number}.${keyof SheetEntry}`;

export const unitsOf = (entries: readonly SheetEntry[]): number =>
  entries.reduce((sum, { units }) => sum + units, 0);

const entryDayMistake = ({ day }: SheetEntry, { from, until }: Period, today: Day): string | null => {
  if (!isDay(day) || day < from || day > until)
    return `Choisissez un jour du ${dayText(from)} au ${dayText(until)}.`;
  return day > today ? 'Ce jour n’est pas encore venu.' : null;
};

const entryUnitsMistake = (
  { day, units }: SheetEntry,
  { entries }: Sheet,
  { pricing }: SheetContext,
): string | null => {
  if (!isTimePrice(pricing)) return units === 0 ? null : 'Un forfait mensuel ne compte pas le temps.';
  const most = unitsADay[pricing.kind];
  const isUnits = Number.isSafeInteger(units) && units >= 1 && units <= most;
  if (!isUnits) return `Indiquez de ${quantityText(pricing.kind, 1)} à ${quantityText(pricing.kind, most)}.`;
  return unitsOf(entries.filter((one) => one.day === day)) > most
    ? `Le total de ce jour dépasse ${quantityText(pricing.kind, most)}.`
    : null;
};

const totalMistake = ({ entries }: Sheet, { pricing, unitsLeft }: SheetContext): string | null => {
  if (entries.length > entriesASheet) return `Un compte rendu a ${entriesASheet} lignes au plus.`;
  return isTimePrice(pricing) && unitsOf(entries) > unitsLeft
    ? `Le total dépasse ce qui est convenu pour ce mois\u202f: ${quantityText(pricing.kind, unitsLeft)}.`
    : null;
};

const mistake = (path: SheetField, message: string | null): FieldError<SheetField>[] =>
  message === null ? [] : [{ path, message }];

/** Mistakes in a sheet that is sent; none if it is taken. */
export const sheetMistakes = (sheet: Sheet, context: SheetContext): FieldError<SheetField>[] => {
  const { period, entries, isLast } = sheet;
  const found = entries.flatMap((entry, position) => [
    ...mistake(`entries.${position}.day`, entryDayMistake(entry, period, context.today)),
    ...mistake(`entries.${position}.units`, entryUnitsMistake(entry, sheet, context)),
    ...mistake(
      `entries.${position}.text`,
      textError(entry.text, pricingTexts.entry, 'Dites en quelques mots ce qui a été fait.'),
    ),
  ]);
  const isEarly = !isLast && context.today < period.until;
  return [
    ...found,
    ...mistake('entries', found.length > 0 ? null : totalMistake(sheet, context)),
    ...mistake(
      'isLast',
      isEarly
        ? `Envoyez le compte rendu à partir du ${dayText(period.until)}, ou dites que c’est le dernier.`
        : null,
    ),
  ];
};

/** Sum that an accepted sheet comes to, in cents without tax. */
export const dueCents = (pricing: TimePrice | RetainerPrice, entries: readonly SheetEntry[]): number =>
  isTimePrice(pricing) ? timeCents(pricing, unitsOf(entries)) : pricing.monthCents;

/** True if the client may give the sheet back; `returns`: how many times they did. */
export const mayReturn = (returns: number): boolean => returns < returnsAtMost;

/** True if the silence of the client accepts the sheet: not that of a month of a retainer in which nothing was done. */
export const silenceAccepts = (pricing: TimePrice | RetainerPrice, { entries }: Sheet): boolean =>
  isTimePrice(pricing) || entries.length > 0;

/** Time at which the silence of the client accepts a sheet that was sent at this time; each sending counts anew. */
export const silenceAt = (sentAt: Date): Date => autoEndAt(sentAt);
