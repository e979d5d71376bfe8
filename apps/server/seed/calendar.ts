import { addDays, type Day, startOfParisDay } from '@basoche/domain/time/paris';
import type { Random } from './random.ts';

/** Minutes since the midnight of a story's first day. Stories are drawn in moments before they get their dates. */
export type Moment = number;

const dayMinutes = 24 * 60;
const opening = 8 * 60 + 20;
const closing = 19 * 60 + 40;

export const dayOf = (moment: Moment): number => Math.floor(moment / dayMinutes);

/** The moment of a minute, so many days after the first day. */
export const momentOf = (day: number, minute: number): Moment => day * dayMinutes + minute;

/** A random moment within a day's working hours. */
export const inTheDay = (random: Random, day: number): Moment =>
  day * dayMinutes + random.between(opening, closing);

/** A moment some hours later; the next morning if that would be at night. */
export const later = (random: Random, from: Moment, hours: readonly [number, number]): Moment => {
  const moment = from + random.between(Math.round(hours[0] * 60), Math.round(hours[1] * 60));
  const minute = moment % dayMinutes;
  if (minute < opening) return moment - minute + opening + random.between(0, 90);
  if (minute > closing) return moment - minute + dayMinutes + opening + random.between(0, 120);
  return moment;
};

/**
 * The time of a moment, for a story that starts on this day. Uses local time, so summer time does not shift
 * working hours.
 */
export const instantOf = (firstDay: Day, moment: Moment): Date =>
  new Date(startOfParisDay(addDays(firstDay, dayOf(moment))).getTime() + (moment % dayMinutes) * 60_000);
