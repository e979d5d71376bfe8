import type { Day } from '../time/paris.ts';

/** Bars that the national list of avocats confirms, so that staff decide only what no line settles (rules §10). */

/** A bar that an avocat stated, as it stands. */
export interface StatedBar {
  /** Code of its tribunal judiciaire. */
  readonly court: string;
  readonly isConfirmed: boolean;
  readonly isRefused: boolean;
  /** Day of the edition that confirmed it; null where staff did, or nobody. */
  readonly registerDay: Day | null;
}

/** The confirmed line of a verified avocat. */
export interface BarLine {
  /** Tribunal judiciaire of the line's bar; null where it is not known. */
  readonly court: string | null;
  readonly seenOn: Day;
}

/** Effect of a line on a bar: `confirm` it, as of a day, or `end` what a line had confirmed. */
export type BarByRegister = { readonly type: 'confirm'; readonly day: Day } | { readonly type: 'end' };

/**
 * A line confirms the same bar alone, and never against a decision of staff; its end, or another bar, ends what it confirmed. A line
 * whose tribunal is not known, as of a bar that is spelled in another way, changes nothing.
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
