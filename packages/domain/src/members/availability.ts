import { addDays, type Day, parisDay, parisHour, weekday } from '../time/paris.ts';

/** Availability that a student or an employee may give. */
export const availabilityStatuses = ['AVAILABLE', 'SOON', 'BUSY'] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

/** Days for which an availability is valid after its last confirmation. */
export const availabilityHoldsDays = 14;

/** True if an availability confirmed at this time is still valid. */
export const isFresh = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < availabilityHoldsDays * 86_400_000;

/** A member's availability as others see it. */
export interface ShownAvailability {
  readonly status: AvailabilityStatus;
  /** First day of SOON; null for the others. */
  readonly from: Day | null;
  /** Day on which it was last given or confirmed (Europe/Paris). */
  readonly confirmedOn: Day;
}

/** Availability that others see; null if none was given, or if it was confirmed too long ago. */
export const shownAvailability = (
  status: AvailabilityStatus | null,
  from: Day | null,
  confirmedAt: Date | null,
  now: Date,
): ShownAvailability | null =>
  status === null || confirmedAt === null || !isFresh(confirmedAt, now)
    ? null
    : { status, from, confirmedOn: parisDay(confirmedAt) };

/** SOON starts on a day between tomorrow and a year from now. */
const soonAtMostDays = 366;

/** Error of the day from which a member is free, in French; null if it is tomorrow or later, within a year. */
export const soonError = (from: Day, today: Day): string | null => {
  if (from <= today) return 'Choisissez un jour à venir, ou dites-vous disponible.';
  return from > addDays(today, soonAtMostDays) ? 'Choisissez un jour dans l’année qui vient.' : null;
};

/** Days after which a member is asked to confirm their availability. */
const confirmedEveryDays = 7;
/** Number of days after which the member is no longer asked: the availability has been hidden for a week. */
const askedForDays = 20;

/** True if an availability needs a confirmation now: by a click on the site, or by Monday's mail. */
export const isToConfirm = (
  { status, confirmedAt }: { readonly status: AvailabilityStatus; readonly confirmedAt: Date },
  now: Date,
): boolean => status !== 'BUSY' && parisDay(confirmedAt) <= addDays(parisDay(now), -confirmedEveryDays);

/** The last Monday at 9:00 in Europe/Paris, correct across daylight saving changes. */
export const lastAskTime = (now: Date): Date => {
  const today = parisDay(now);
  const monday = addDays(today, 1 - weekday(today));
  const atNine = parisHour(monday, 9);
  return atNine <= now ? atNine : parisHour(addDays(monday, -7), 9);
};

/**
 * Days of the confirmations that members are asked to renew at this time: from `first` to `last`, both
 * included.
 */
export const askedOn = (askedAt: Date): { readonly first: Day; readonly last: Day } => ({
  first: addDays(parisDay(askedAt), -askedForDays),
  last: addDays(parisDay(askedAt), -confirmedEveryDays),
});

/** Result of a confirmation link: done, or no longer valid. */
export type ConfirmOutcome = 'done' | 'gone';

const words: Readonly<Record<ConfirmOutcome, string>> = { done: 'confirmee', gone: 'inconnue' };

/** The screen of a mail's link; with an outcome, the screen that shows it. */
export const availabilityConfirmationPath = (token: string, outcome?: ConfirmOutcome): string =>
  `/disponibilite/${encodeURIComponent(token)}${outcome === undefined ? '' : `?etat=${words[outcome]}`}`;

/** The outcome in the `etat` parameter of such an address; null without one. */
export const confirmOutcome = (parameter: string | null): ConfirmOutcome | null =>
  (['done', 'gone'] as const).find((outcome) => words[outcome] === parameter) ?? null;

/** Path of the calendars. They are outside the screens and the API, because calendar programs read them. */
export const calendarPath = '/agenda';
export const calendarAddress = (secret: string): string => `${calendarPath}/${secret}.ics`;

/** The secret of a calendar, from the last part of its address; undefined if it is not valid. */
export const readCalendarName = (name: string): string | undefined => /^([\w-]{43})\.ics$/.exec(name)?.[1];
