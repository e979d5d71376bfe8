import { type FieldError, textError } from '../postings/fields.ts';
import { dayText } from '../time/french-dates.ts';
import { type Day, isDay } from '../time/paris.ts';
import { timeCents } from './amounts.ts';
import { quantityText } from './content.ts';
import { isTimePrice, type MonthlyPrice } from './kinds.ts';
import { entriesASheet, pricingTexts, unitsADay } from './limits.ts';
import type { OpenMonth, Period } from './months.ts';

/**
 * Sheets of a month: the prestataire's account of their time, or of the services of a retainer. A sheet says
 * how much and what, never from when to when: it is no record of working hours.
 */

export interface SheetEntry {
  readonly day: Day;
  /** Half days or quarters of an hour; 0 for a retainer. */
  readonly units: number;
  readonly text: string;
}

/** A sheet as its author writes it. */
export interface WrittenSheet {
  readonly entries: readonly SheetEntry[];
  /** True if the mission ends with this sheet; for a price by time only. */
  readonly isLast: boolean;
}

/** A sheet that was sent. */
export interface SentSheet extends WrittenSheet {
  readonly period: Period;
  readonly at: Date;
  /** The client's return of the sheet for correction, at most one; null without a return. */
  readonly returned: { readonly at: Date; readonly reason: string } | null;
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
  { entries }: WrittenSheet,
  pricing: MonthlyPrice,
): string | null => {
  if (!isTimePrice(pricing)) return units === 0 ? null : 'Un forfait mensuel ne compte pas le temps.';
  const most = unitsADay[pricing.kind];
  const isUnits = Number.isSafeInteger(units) && units >= 1 && units <= most;
  if (!isUnits) return `Indiquez de ${quantityText(pricing.kind, 1)} à ${quantityText(pricing.kind, most)}.`;
  return unitsOf(entries.filter((one) => one.day === day)) > most
    ? `Le total de ce jour dépasse ${quantityText(pricing.kind, most)}.`
    : null;
};

const totalMistake = ({ entries }: WrittenSheet, { pricing, units }: OpenMonth): string | null => {
  if (entries.length === 0) return 'Dites au moins une chose qui a été faite.';
  if (entries.length > entriesASheet) return `Un compte rendu a ${entriesASheet} lignes au plus.`;
  return isTimePrice(pricing) && unitsOf(entries) > (units ?? 0)
    ? `Le total dépasse ce qui est convenu pour ce mois\u202f: ${quantityText(pricing.kind, units ?? 0)}.`
    : null;
};

const endMistake = (
  { isLast }: WrittenSheet,
  pricing: MonthlyPrice,
  { until }: Period,
  today: Day,
): string | null => {
  if (isLast && pricing.kind === 'retainer') return 'Un forfait mensuel se termine avec son dernier mois.';
  if (isLast || today >= until) return null;
  const from = `Envoyez le compte rendu à partir du ${dayText(until)}`;
  return pricing.kind === 'retainer' ? `${from}.` : `${from}, ou dites que c’est le dernier.`;
};

const mistake = (path: SheetField, message: string | null): FieldError<SheetField>[] =>
  message === null ? [] : [{ path, message }];

export interface SheetContext {
  readonly month: OpenMonth;
  readonly period: Period;
  readonly today: Day;
}

/** Errors of a sheet to be sent; empty if it is valid. */
export const sheetMistakes = (
  sheet: WrittenSheet,
  { month, period, today }: SheetContext,
): FieldError<SheetField>[] => {
  const found = sheet.entries.flatMap((entry, position) => [
    ...mistake(`entries.${position}.day`, entryDayMistake(entry, period, today)),
    ...mistake(`entries.${position}.units`, entryUnitsMistake(entry, sheet, month.pricing)),
    ...mistake(
      `entries.${position}.text`,
      textError(entry.text, pricingTexts.entry, 'Dites en quelques mots ce qui a été fait.'),
    ),
  ]);
  return [
    ...found,
    ...mistake('entries', found.length > 0 ? null : totalMistake(sheet, month)),
    ...mistake('isLast', endMistake(sheet, month.pricing, period, today)),
  ];
};

/** Amount of a sheet, in cents, excluding tax. */
export const dueCents = (pricing: MonthlyPrice, entries: readonly SheetEntry[]): number =>
  isTimePrice(pricing) ? timeCents(pricing, unitsOf(entries)) : pricing.monthCents;

/** True if the client may still give the sheet back. */
export const mayReturn = ({ returned }: Pick<SentSheet, 'returned'>): boolean => returned === null;
