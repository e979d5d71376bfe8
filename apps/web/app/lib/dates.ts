import { addDays, type Day, parisDay, parisZone } from '@basoche/domain/time/paris';

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
const toDate = (when: Day | Date): Date => {
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

/** Heading of a day of messages: "Aujourd'hui", "Hier", or the day in full. */
export const formatMessageDay = (when: string | Date, now: Date): string => {
  const day = parisDay(toDate(when));
  const today = parisDay(now);
  if (day === today) return 'Aujourd’hui';
  return day === addDays(today, -1) ? 'Hier' : formatDay(when);
};

const minute = 60_000;
const dayMs = 24 * 60 * minute;

const daysBetween = (first: Day, last: Day): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayMs);

const units = [
  { below: 60, ms: minute, one: 'minute', several: 'minutes' },
  { below: 24, ms: 60 * minute, one: 'heure', several: 'heures' },
  { below: 31, ms: dayMs, one: 'jour', several: 'jours' },
  { below: 12, ms: 30.44 * dayMs, one: 'mois', several: 'mois' },
  { below: Number.POSITIVE_INFINITY, ms: 365.25 * dayMs, one: 'an', several: 'ans' },
] as const;

/**
 * Time elapsed: "À l'instant", "Il y a 5 minutes", "Il y a 3 heures", "Hier", days of Paris (under 31),
 * months, years (first document, §9).
 */
export const formatRelative = (when: string | Date, now: Date): string => {
  const elapsed = now.getTime() - toDate(when).getTime();
  if (elapsed < minute) return 'À l’instant';
  for (const unit of units) {
    const passed = unit.ms === dayMs ? daysBetween(parisDay(toDate(when)), parisDay(now)) : elapsed / unit.ms;
    const number = Math.max(1, Math.floor(passed));
    if (number >= unit.below) continue;
    if (unit.ms === dayMs && number === 1) return 'Hier';
    return `Il y a ${number}\u00a0${number === 1 ? unit.one : unit.several}`;
  }
  return formatDay(when);
};

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
