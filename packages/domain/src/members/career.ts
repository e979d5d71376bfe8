import type { FieldError } from '../postings/fields.ts';
import type { Day } from '../time/paris.ts';

/** Rules for the dates of a profile's experiences (posts) and formations (diplomas). `today` is the current day in Europe/Paris. */

/** Period of an experience. */
interface Period {
  readonly startDate: Day;
  /** Null while it is ongoing. */
  readonly endDate: Day | null;
}

/** The earliest possible day of a career. */
const firstDay = '1900-01-01';

const dayError = (day: Day, today: Day): string | null => {
  if (day < firstDay) return 'Cette date est trop ancienne.';
  return day > today ? 'Cette date ne peut pas être après aujourd’hui.' : null;
};

/** Errors of an experience: it begins and ends today at the latest, and ends on its first day or later. */
export const periodErrors = (
  { startDate, endDate }: Period,
  today: Day,
): FieldError<'startDate' | 'endDate'>[] => {
  const errors: FieldError<'startDate' | 'endDate'>[] = [];
  const start = dayError(startDate, today);
  if (start !== null) errors.push({ path: 'startDate', message: start });
  if (endDate === null) return errors;
  const end =
    dayError(endDate, today) ??
    (endDate < startDate ? 'La date de fin ne peut pas précéder la date de début.' : null);
  if (end !== null) errors.push({ path: 'endDate', message: end });
  return errors;
};

/** Errors of a diploma: it was given today at the latest; its day may be left out. */
export const formationErrors = (
  { date }: { readonly date: Day | null },
  today: Day,
): FieldError<'date'>[] => {
  const message = date === null ? null : dayError(date, today);
  return message === null ? [] : [{ path: 'date', message }];
};
