import type { Hearing } from '@basoche/contract/hearings/hearings';
import { addDays, type Day, parisDay, parisTime, parisZone } from '@basoche/domain/time/paris';
import { toDate } from '../../lib/dates.ts';
import { formatEuros } from '../../lib/money.ts';

const dayWords = new Intl.DateTimeFormat('fr-FR', {
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
  dayWords.format(toDate(day)).replace(/ 1 /, ' 1ᵉʳ ').replaceAll(' ', '\u00a0');

/** « Demain, mercredi 9 décembre », « Lundi 14 décembre ». */
export const dayTitle = (day: Day, now: Date): string => {
  const today = parisDay(now);
  const words = dayInWords(day);
  if (day === today) return `Aujourd’hui, ${words}`;
  if (day === addDays(today, 1)) return `Demain, ${words}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Hearings of each day in Paris, in their order. */
export const byDay = (hearings: readonly Hearing[]): [Day, Hearing[]][] => {
  const days = new Map<Day, Hearing[]>();
  for (const one of hearings) {
    const day = parisDay(new Date(one.heldAt));
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days];
};

export const priceOf = (price: number): string => `${formatEuros(price)}\u00a0HT`;

/** « 3e chambre · à 12 km », of what is known. */
export const placeOf = ({ chamber, km }: Pick<Hearing, 'chamber' | 'km'>): string =>
  [chamber, km === null ? null : `à ${km}\u00a0km`].filter((part) => part !== null).join(' · ');
