import type { Sheet } from '@basoche/contract/threads/sheets';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { quantityText } from '@basoche/domain/pricing/content';
import type { MonthlyPrice } from '@basoche/domain/pricing/kinds';
import { type SheetEntry, sheetMistakes, unitsOf } from '@basoche/domain/pricing/sheets';
import type { Day } from '@basoche/domain/time/paris';
import { parseQuantity, typedQuantity } from '../missions/shared/typed-quantity.ts';
import type { Month } from './api/month-sheet.ts';
import { sheetDialog as content } from './month-content.ts';

/** The sheet of a month, in the form of its author. */

/** The line being written. */
export interface TypedLine {
  readonly day: string;
  /** Quantity as typed; for a price by day, the chosen units. */
  readonly quantity: string;
  readonly text: string;
  /** Index of the entry that it replaces; null for a new one. */
  readonly replaces: number | null;
}

export type SheetKind = MonthlyPrice['kind'];

/** Day that a new line begins with: today, or the nearest day of the month. */
export const presetDay = ({ from, until }: Pick<Sheet, 'from' | 'until'>, today: Day): Day =>
  today < from ? from : today > until ? until : today;

export const lineOf = (kind: SheetKind, { day, units, text }: SheetEntry, replaces: number): TypedLine => ({
  day,
  quantity: kind === 'retainer' ? '' : typedQuantity(kind, units),
  text,
  replaces,
});

/** Units of a line; NaN while they are not readable. */
const unitsIn = (kind: SheetKind, { quantity }: TypedLine): number =>
  kind === 'retainer' ? 0 : parseQuantity(kind, quantity);

/** Price of the month for the rules of a sheet, which use only its kind. */
const monthOf = (kind: SheetKind, units: number | null) => ({
  pricing:
    kind === 'retainer'
      ? { kind, monthCents: 0, months: 0, startsOn: '', services: '' }
      : { kind, rateCents: 0, monthUnits: 0, ceilingUnits: 0 },
  units,
  after: null,
});

/** Errors of a sheet to send, by field. */
export const sheetErrors = (
  kind: SheetKind,
  written: Parameters<typeof sheetMistakes>[0],
  today: Day,
  { units, from, until }: Sheet,
): Record<string, string> =>
  Object.fromEntries(
    sheetMistakes(written, { month: monthOf(kind, units), period: { from, until }, today }).map(
      ({ path, message }) => [`sheet.${path}`, message],
    ),
  );

const entryOf = (kind: SheetKind, line: TypedLine): SheetEntry => ({
  day: line.day,
  units: unitsIn(kind, line),
  text: line.text.trim(),
});

/** Errors of the line being written, by field, together with the noted entries. */
export const lineErrors = (
  kind: SheetKind,
  noted: readonly SheetEntry[],
  line: TypedLine,
  today: Day,
  sheet: Sheet,
): Record<string, string> => {
  const others = noted.filter((_, index) => index !== line.replaces);
  const written = { entries: [...others, entryOf(kind, line)], isLast: kind !== 'retainer' };
  const errors = sheetErrors(kind, written, today, sheet);
  const message = (field: keyof SheetEntry) => errors[`sheet.entries.${others.length}.${field}`];
  const [day, units, text] = [message('day'), message('units'), message('text')];
  const quantity =
    kind !== 'retainer' && Number.isNaN(unitsIn(kind, line)) ? content.quantityAsked[kind] : units;
  return {
    ...(day === undefined ? {} : { 'line.day': day }),
    ...(quantity === undefined ? {} : { 'line.quantity': quantity }),
    ...(text === undefined ? {} : { 'line.text': text }),
  };
};

/** Entries including the written line, in the order of their days. */
export const withLine = (kind: SheetKind, noted: readonly SheetEntry[], line: TypedLine): SheetEntry[] =>
  [...noted.filter((_, index) => index !== line.replaces), entryOf(kind, line)].toSorted((one, next) =>
    one.day.localeCompare(next.day),
  );

/** Totals of the noted entries: quantity in words, and cents without tax. A retainer has its agreed sum. */
export const totalsOf = ({ kind, sum, sheet }: Month, entries: readonly SheetEntry[]) => {
  const cents = eurosToCents(sum);
  const units = sheet.units;
  if (kind === 'retainer' || kind === 'instalments' || units === null)
    return { quantity: '', cents, left: null, leftCents: 0, isBeyond: false };
  const told = unitsOf(entries);
  // Each unit is a whole number of cents, so the month's sum divides evenly by its units.
  const due = (cents / units) * told;
  return {
    quantity: told === 0 ? '' : quantityText(kind, told),
    cents: due,
    left: told < units ? quantityText(kind, units - told) : null,
    leftCents: Math.max(0, cents - due),
    isBeyond: told > units,
  };
};
