import { type Day, isDayOnOrAfter, parisDay, parisTime, weekday } from '../time/paris.ts';

/**
 * Times at which a member is free for hearings: half-days of the week, except days of absence. A week is a
 * bit mask with one bit for each morning and afternoon from Monday to Saturday; Monday morning is the lowest.
 */

/** Highest number of absences of one member, and of days in one absence. */
export const absencesAtMost = 20;
export const absenceDaysAtMost = 366;

/** Bits of a week: one for each morning and afternoon from Monday to Saturday. */
export const halfDays = 12;

const noon = '13:00';

/** Bit of the half-day of a time (Europe/Paris) in a week; 0 on a Sunday. */
export const halfDayBit = (at: Date): number => {
  const place = halfDayOf(at);
  return place === null ? 0 : 1 << place;
};

/** Index of the half-day of a time (Europe/Paris) in the week; null on a Sunday. */
const halfDayOf = (at: Date): number | null => {
  const day = weekday(parisDay(at));
  return day === 7 ? null : (day - 1) * 2 + (parisTime(at) < noon ? 0 : 1);
};

export interface Absence {
  readonly firstDay: Day;
  readonly lastDay: Day;
}

export type Freedom = 'yes' | 'perhaps' | 'no';

/** `no` during an absence, `perhaps` on a half-day that is not ticked. */
export const freedomAt = (week: number, absences: readonly Absence[], at: Date): Freedom => {
  const day = parisDay(at);
  const isAway = ({ firstDay, lastDay }: Absence) =>
    isDayOnOrAfter(day, firstDay) && isDayOnOrAfter(lastDay, day);
  if (absences.some(isAway)) return 'no';
  return (week & halfDayBit(at)) !== 0 ? 'yes' : 'perhaps';
};
