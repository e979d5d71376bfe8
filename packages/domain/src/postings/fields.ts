import { plannedDaysAtMost } from '../limits.ts';
import type { Option } from '../options/option.ts';
import { soughtProfiles } from '../options/sought-profiles.ts';
import { addDays, type Day, isDay } from '../time/paris.ts';
import { isVisible } from '../visible-text.ts';

/**
 * Checks shared by the forms of missions and offers (rules §2). Each returns a French
 * sentence, or null.
 */

/** A field and the French sentence beside it. */
export interface FieldError<Field extends string = string> {
  readonly path: Field;
  readonly message: string;
}

export type Check<Input> = (input: Input, today: Day) => string | null;
export type Checks<Input> = Readonly<Record<keyof Input & string, Check<Input>>>;

export const isKnown = (options: readonly Option[], value: string): boolean =>
  options.some((option) => option.value === value);

/** Error of a required text with a maximum length. */
export const textError = (text: string, max: number, missing: string): string | null => {
  const value = text.trim();
  if (value === '' || !isVisible(value)) return missing;
  return value.length > max ? `Ce texte dépasse ${max} caractères.` : null;
};

/** Error of codes joined by ' | ': at least one is required, and all must be known. */
export const profilesError = (joined: string, missing: string): string | null =>
  joined.split(' | ').every((one) => isKnown(soughtProfiles, one)) ? null : missing;

const pastDayText = 'Cette date est passée\u202f: choisissez aujourd’hui ou plus tard.';

const futureDayError = (day: Day, today: Day): string | null => {
  if (!isDay(day)) return 'Cette date n’existe pas.';
  if (day < today) return pastDayText;
  return day > addDays(today, plannedDaysAtMost) ? 'Cette date est à plus de cinq ans.' : null;
};

/** Error of a deadline in the past, for a form and for a relaunch alike. */
export const deadlineError = (endDate: Day | null, today: Day): string | null =>
  endDate === null ? null : futureDayError(endDate, today);

interface Start {
  readonly startNow: boolean;
  readonly startDate: Day | null;
}

/** Error of a start: now, or on a day that is today or later. */
export const startError = ({ startNow, startDate }: Start, today: Day): string | null => {
  if (startNow) return null;
  if (startDate === null) return 'Indiquez la date de début.';
  return futureDayError(startDate, today);
};

interface Days {
  readonly endDate: Day | null;
  readonly startDate: Day | null;
}

/**
 * All errors of an input by field, in the order of `checks`. Days are compared with `today` (Europe/Paris). An
 * edited input may keep a past day that was stored already (`stored`).
 */
export const errorsOf = <Input extends Days>(
  checks: Checks<Input>,
  input: Input,
  today: Day,
  stored?: Days,
): FieldError<keyof Input & string>[] => {
  const fields = Object.keys(checks).filter((field): field is keyof Input & string =>
    Object.hasOwn(checks, field),
  );
  const unchangedDays: ReadonlySet<string> = new Set(
    (['endDate', 'startDate'] as const).filter((day) => input[day] !== null && input[day] === stored?.[day]),
  );
  return fields.flatMap((path) => {
    const message = unchangedDays.has(path) ? null : checks[path](input, today);
    return message === null ? [] : [{ path, message }];
  });
};
