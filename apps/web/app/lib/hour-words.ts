import { type Day, parisTime, parisZone } from '@basoche/domain/time/paris';
import { toDate } from './dates.ts';

const dayFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: parisZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** « 9 h 00 », in Paris. */
export const hourOf = (instant: string): string => {
  const [hour, minutes] = parisTime(new Date(instant)).split(':');
  return `${Number(hour)}\u00a0h\u00a0${minutes}`;
};

/** « mercredi 9 décembre ». */
export const dayInWords = (day: Day): string =>
  dayFormat.format(toDate(day)).replace(/ 1 /, ' 1ᵉʳ ').replaceAll(' ', '\u00a0');
