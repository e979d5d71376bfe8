import type { TimeKind } from '@basoche/domain/pricing/kinds';
import { unitsIn } from '@basoche/domain/pricing/limits';

/** Quantities of time in a form. Units are half days, or quarters of an hour. */

const decimal = (text: string): number => Number(text.replace(',', '.'));

/** Reads « 2 », « 2,5 jours », « 2 jours et demi », in days. */
const daysIn = (text: string): number => {
  const found = /^(\d+(?:[.,]\d+)?)(?:j|jours?)?(etdemi)?$/.exec(text);
  if (/^(?:½|une?demi(?:-?journée|-?jour)?)$/.test(text)) return 0.5;
  return found === null ? Number.NaN : decimal(found[1] ?? '') + (found[2] === undefined ? 0 : 0.5);
};

/** Reads « 3 », « 2,25 », « 2 h 15 », « 45 min », in hours. */
const hoursIn = (text: string): number => {
  const minutes = /^(\d+)min(?:utes?)?$/.exec(text);
  if (minutes !== null) return Number(minutes[1]) / 60;
  const found = /^(\d+(?:[.,]\d+)?)(?:(?:h|heures?|:)(?:(\d{1,2})(?:min)?)?)?$/.exec(text);
  if (found === null) return Number.NaN;
  return decimal(found[1] ?? '') + Number(found[2] ?? 0) / 60;
};

/** Units of a typed quantity; NaN if it is unreadable, or not a whole number of units. */
export const parseQuantity = (kind: TimeKind, typed: string): number => {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '').toLowerCase();
  const units = (kind === 'day' ? daysIn(text) : hoursIn(text)) * unitsIn[kind];
  // Minutes are divided by 60, so floating-point rounding may miss a whole number in the last digit.
  const whole = Math.round(units);
  return Math.abs(units - whole) < 1e-6 ? whole : Number.NaN;
};

/** A quantity in the form in which a field holds it: « 2,5 », « 2 h 15 ». */
export const typedQuantity = (kind: TimeKind, units: number): string => {
  const whole = Math.floor(units / unitsIn[kind]);
  const rest = units % unitsIn[kind];
  if (kind === 'day') return rest === 0 ? String(whole) : `${whole},5`;
  return rest === 0 ? String(whole) : `${whole} h ${(rest * 60) / unitsIn.hour}`;
};
