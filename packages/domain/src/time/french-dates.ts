import { type Day, parisZone, startOfParisDay } from './paris.ts';

const day = { timeZone: parisZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat('fr-FR', day);
const hourFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: parisZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const tied = (text: string): string => text.replace(/^1 /, '1ᵉʳ ').replaceAll(' ', '\u00a0');

/** 21 novembre 2026, 1er décembre 2026 (Europe/Paris). */
export const frenchDay = (when: Date): string => tied(dayFormat.format(when));

/** « 31 janvier 2027 », joined by no-break spaces. */
export const dayText = (of: Day): string => frenchDay(startOfParisDay(of));

/** 21 novembre 2026 à 14:05:09 (Europe/Paris). */
export const frenchInstant = (when: Date): string => `${frenchDay(when)} à ${hourFormat.format(when)}`;
