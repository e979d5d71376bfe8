/** A day in Europe/Paris, written `YYYY-MM-DD`; as strings, days sort in the order of time. */
export type Day = string;

export const parisZone = 'Europe/Paris';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: parisZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const dayMs = 86_400_000;

/** The day in Europe/Paris at this time. */
export const parisDay = (now: Date): Day => dayFormat.format(now);

/** True for a well-formed day that exists in the calendar (not 2026-02-30). */
export const isDay = (text: string): boolean => {
  if (!dayPattern.test(text)) return false;
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
};

/** Adds calendar days (negative for earlier ones). Throws on text that is not a day. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Number of days from a day to another; negative if that one is earlier. */
export const daysFrom = (day: Day, other: Day): number => (Date.parse(other) - Date.parse(day)) / 86_400_000;

/** True if `day` is `other` or a later day. */
export const isDayOnOrAfter = (day: Day, other: Day): boolean => day >= other;

/** 1 is Monday, 7 is Sunday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const clockFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: parisZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Offset of Europe/Paris from UTC at this time, in milliseconds (one hour, two in summer). */
const offsetAt = (instant: number): number => {
  const parts = clockFormat.formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
};

/**
 * The time of a full hour on a day in Europe/Paris. The hour must exist once, as all hours except 2 and 3 at
 * night do.
 */
export const parisHour = (day: Day, hour: number): Date => {
  const inUtc = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  return new Date(inUtc - offsetAt(inUtc - offsetAt(inUtc)));
};

/**
 * The beginning of a day in Europe/Paris. Clocks change at 2 or 3 in the morning, so midnight always exists.
 */
export const startOfParisDay = (day: Day): Date => parisHour(day, 0);

/** Adds elapsed hours, regardless of daylight saving changes. */
export const addHours = (instant: Date, hours: number): Date =>
  new Date(instant.getTime() + hours * 3_600_000);

/**
 * The time at which clocks in Europe/Paris show `HH:MM` on a day: the first of two if they go back, null if
 * they skip it.
 */
export const parisInstant = (day: Day, time: string): Date | null => {
  const inUtc = Date.parse(`${day}T${time}:00Z`);
  const found = [2, 1].map((hours) => inUtc - hours * 3_600_000).find((at) => at + offsetAt(at) === inUtc);
  return found === undefined ? null : new Date(found);
};

const timeFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: parisZone,
  hour: '2-digit',
  minute: '2-digit',
});

/** The time on clocks in Europe/Paris, `HH:MM`. */
export const parisTime = (now: Date): string => timeFormat.format(now);
