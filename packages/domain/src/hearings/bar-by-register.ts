import type { Day } from '../time/paris.ts';

/**
 * Confirmation of bars by the national list of avocats, so that staff decide only the cases that no line of
 * it settles (rules §10).
 */

/** A bar that an avocat stated, with its present status. */
export interface StatedBar {
  /** Code of its tribunal judiciaire. */
  readonly court: string;
  readonly isConfirmed: boolean;
  readonly isRefused: boolean;
  /** Day of the edition that confirmed it; null if staff confirmed it, or if it is not confirmed. */
  readonly registerDay: Day | null;
}

/** The confirmed line of a verified avocat in the national list. */
export interface BarLine {
  /** Tribunal judiciaire of the line's bar; null if unknown. */
  readonly court: string | null;
  readonly seenOn: Day;
}

/** Effect of a line on a bar: `confirm` it as of a day, or `end` an earlier confirmation by a line. */
export type BarByRegister = { readonly type: 'confirm'; readonly day: Day } | { readonly type: 'end' };

/**
 * Returns the effect of a line on a stated bar; null for no change. A line confirms only the same bar, and
 * never overrides a decision of staff.
 *
 * If the line is gone or names another bar, an earlier confirmation by a line ends. A line whose tribunal is
 * unknown, as with an unusual spelling of the bar, changes nothing.
 */
export const barByRegister = (
  { court, isConfirmed, isRefused, registerDay }: StatedBar,
  line: BarLine | null,
): BarByRegister | null => {
  const isOfStaff = isRefused || (isConfirmed && registerDay === null);
  if (isOfStaff || (line !== null && line.court === null)) return null;
  if (line?.court !== court) return isConfirmed ? { type: 'end' } : null;
  return isConfirmed && registerDay === line.seenOn ? null : { type: 'confirm', day: line.seenOn };
};
