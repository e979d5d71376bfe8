import { addDays, type Day, startOfParisDay } from '@basoche/domain/time/paris';
import type { Random } from './random.ts';

/** Minutes since the midnight of a story's first day: how a story is drawn before it is given its dates. */
export type Moment = number;

const dayMinutes = 24 * 60;
const opening = 8 * 60 + 20;
const closing = 19 * 60 + 40;

export const dayOf = (moment: Moment): number => Math.floor(moment / dayMinutes);

/** A minute of the day so many days after the first one. */
export const momentOf = (day: number, minute: number): Moment => day * dayMinutes + minute;

/** A moment of an ordinary day's work. */
export const inTheDay = (random: Random, day: number): Moment =>
  day * dayMinutes + random.between(opening, closing);

/** A number of hours later; the next morning if that would be at night. */
export const later = (random: Random, from: Moment, hours: readonly [number, number]): Moment => {
  const moment = from + random.between(Math.round(hours[0] * 60), Math.round(hours[1] * 60));
  const minute = moment % dayMinutes;
  if (minute < opening) return moment - minute + opening + random.between(0, 90);
  if (minute > closing) return moment - minute + dayMinutes + opening + random.between(0, 120);
  return moment;
};

/** The instant of a moment, for a story whose first day is this one. Summer time moves the clock, not the work. */
export const instantOf = (firstDay: Day, moment: Moment): Date =>
  new Date(startOfParisDay(addDays(firstDay, dayOf(moment))).getTime() + (moment % dayMinutes) * 60_000);
