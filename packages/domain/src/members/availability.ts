import { addDays, type Day, parisDay, parisHour, weekday } from '../time/paris.ts';

/** What a student or an employee may say of their time. */
export const availabilityStatuses = ['AVAILABLE', 'SOON', 'BUSY'] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

/** What was said counts for so many days after it was last confirmed. */
export const availabilityHoldsDays = 14;

/** Whether what was said at this instant still counts. */
export const isFresh = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < availabilityHoldsDays * 86_400_000;

/** SOON is from a day between tomorrow and a year from now. */
const soonAtMostDays = 366;

export const soonError = (from: Day, today: Day): string | null => {
  if (from <= today) return 'Choisissez un jour à venir, ou dites-vous disponible.';
  return from > addDays(today, soonAtMostDays) ? "Choisissez un jour dans l'année qui vient." : null;
};

/** Days after which somebody is asked whether what they said still holds. */
const confirmedEveryDays = 7;
/** Whoever lets so many days pass is asked no more: what they said has not been shown for a week. */
const askedForDays = 20;

/** Whether what was said on a day is to be confirmed by now: with a click in the product, or by the mail of Monday. */
export const isToConfirm = (
  { status, confirmedAt }: { readonly status: AvailabilityStatus; readonly confirmedAt: Date },
  now: Date,
): boolean => status !== 'BUSY' && parisDay(confirmedAt) <= addDays(parisDay(now), -confirmedEveryDays);

/** The last Monday at nine in Paris, whatever the clocks do. */
export const lastAskTime = (now: Date): Date => {
  const today = parisDay(now);
  const monday = addDays(today, 1 - weekday(today));
  const atNine = parisHour(monday, 9);
  return atNine <= now ? atNine : parisHour(addDays(monday, -7), 9);
};

/** On which days somebody confirmed who is asked at this time: from `first` to `last`, both included. */
export const askedOn = (asked: Date): { readonly first: Day; readonly last: Day } => ({
  first: addDays(parisDay(asked), -askedForDays),
  last: addDays(parisDay(asked), -confirmedEveryDays),
});

/** What became of a link that confirms: done, or of no use any more. */
export type ConfirmOutcome = 'done' | 'gone';

const words: Readonly<Record<ConfirmOutcome, string>> = { done: 'confirmee', gone: 'inconnue' };

/** The screen of a mail's link; with an outcome, the screen that says it. */
export const confirmAddress = (token: string, outcome?: ConfirmOutcome): string =>
  `/disponibilite/${encodeURIComponent(token)}${outcome === undefined ? '' : `?etat=${words[outcome]}`}`;

/** What the `etat` of such an address says to have happened; null while nothing has. */
export const confirmOutcome = (said: string | null): ConfirmOutcome | null =>
  (['done', 'gone'] as const).find((outcome) => words[outcome] === said) ?? null;

/** Where a calendar stands, beside the screens: what reads it knows calendars, and no JSON. */
export const calendarPath = '/agenda';
export const calendarAddress = (secret: string): string => `${calendarPath}/${secret}.ics`;

/** The secret of a calendar by the last part of its address; undefined where it is none. */
export const readCalendarName = (name: string): string | undefined => /^([\w-]{43})\.ics$/.exec(name)?.[1];
