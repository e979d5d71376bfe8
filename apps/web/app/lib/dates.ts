import { type Day, parisDay, parisZone } from '@basoche/domain/time/paris';

const longDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: parisZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const shortDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: parisZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const hour = new Intl.DateTimeFormat('fr-FR', { timeZone: parisZone, hour: '2-digit', minute: '2-digit' });

/** Reads a day without an hour at noon, so that no time zone moves it to another day. */
export const toDate = (when: Day | Date): Date => {
  if (when instanceof Date) return when;
  return new Date(when.length === 10 ? `${when}T12:00:00Z` : when);
};

/** Long form: 21 novembre 2026, 1er décembre 2026. Takes a day, an instant (ISO 8601) or a date. */
export const formatDay = (when: Day | Date): string =>
  longDay.format(toDate(when)).replace(/^1 /, '1ᵉʳ ').replaceAll(' ', '\u00a0');

/** Short form: 21/11/2026. */
export const formatShortDay = (when: Day | Date): string => shortDay.format(toDate(when));

/** Hour in Paris: 14:05. */
export const formatHour = (when: string | Date): string => hour.format(toDate(when));

const minuteMs = 60_000;

const daysBetween = (first: Day, last: Day): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / (24 * 60 * minuteMs));

const ago = (number: number, one: string, several = `${one}s`): string =>
  `Il y a ${number}\u00a0${number === 1 ? one : several}`;

/**
 * Time elapsed: "À l'instant", "Il y a 5 minutes", "Il y a 3 heures", "Hier", days of Paris (under 31),
 * months, years.
 */
export const formatRelative = (when: string | Date, now: Date): string => {
  const at = toDate(when);
  const minutes = Math.floor((now.getTime() - at.getTime()) / minuteMs);
  if (minutes < 1) return 'À l’instant';
  if (minutes < 60) return ago(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return ago(hours, 'heure');
  const days = daysBetween(parisDay(at), parisDay(now));
  if (days < 2) return 'Hier';
  if (days < 31) return ago(days, 'jour');
  const months = Math.floor(days / 30.44);
  return months < 12 ? ago(months, 'mois', 'mois') : ago(Math.floor(days / 365.25), 'an');
};

/** A relative time inside a sentence: « Il y a 5 minutes » without its capital. */
export const insideSentence = (relative: string): string =>
  relative.charAt(0).toLowerCase() + relative.slice(1);

/**
 * Days left until a last day, included: "Dernier jour", "1 jour restant", "12 jours restants"; null once
 * past.
 */
export const formatRemaining = (lastDay: Day, now: Date): string | null => {
  const left = daysBetween(parisDay(now), lastDay);
  if (left < 0) return null;
  if (left === 0) return 'Dernier jour';
  return left === 1 ? '1\u00a0jour restant' : `${left}\u00a0jours restants`;
};
