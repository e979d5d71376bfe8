/** Limits of hearings (rules §10). */

/**
 * Minutes between two waves of notices, while nobody takes the hearing: 60 after the first wave, 120 after
 * the second.
 */
export const minutesToNextWave: readonly number[] = [60, 120];

/** Highest number of minutes from a request to its taking for staff's figures to count it as prompt. */
export const minutesToPromptTaking = 60;

/** Shortest time between two waves, in minutes, when the hearing is near. */
export const waveMinutesAtLeast = 10;

/** Highest number of people notified in the first wave, and in all waves together. */
export const toldInFirstWave = 100;
export const toldInAll = 300;

/** Hours of the day (Europe/Paris) between which nobody is notified. */
export const nightBegins = 21;
export const nightEnds = 7;

/** Distances that a member may choose, in kilometres; none means anywhere. */
export const distancesKm = [10, 25, 50, 100, 200] as const;

/** Bits of a week: one for each morning and afternoon from Monday to Saturday. */
export const halfDays = 12;

/** Lowest and highest price of a hearing, in euros without tax. */
export const hearingEuros = { min: 50, max: 5_000 } as const;

/** Time between the request and the hearing: fewest minutes, most days. */
export const minutesAheadAtLeast = 60;
export const daysAheadAtMost = 180;

/** Highest number of characters of each text about a hearing. */
export const hearingTexts = { chamber: 80, matter: 120, brief: 5_000, report: 5_000 } as const;

/** Highest number of characters of the reason with which staff refuse a bar. */
export const barReasonLength = 500;

/** Hours needed between two hearings of one person in different courts. */
export const hoursBetween = 3;

/** Highest number of hearings that one account asks for in a day. */
export const hearingsADay = 20;

/** Highest number of absences of one member, and of days in one absence. */
export const absencesAtMost = 20;
export const absenceDaysAtMost = 366;

/**
 * Hours before the hearing from which the client may no longer cancel it alone, and the taker is told that
 * the deposit is missing.
 */
export const hoursToCancel = 24;

/** Hour of the day before (Europe/Paris) at which both parties are reminded. */
export const reminderHour = 18;

/** Hours after the hearing at which its taker is reminded of the report. */
export const reportDueHours: readonly number[] = [2, 24];

/** Hours after a hearing without deposit and without report at which its thread is closed. */
export const hoursToLapse = 14 * 24;

/** Fewest minutes before the hearing at which a hearing that was given back opens to others again. */
export const minutesToReopen = 60;

/**
 * A late return is one in the last `hours` before the hearing, except in the first `freeMinutes` after the
 * taking. `pauseFrom` of them within `days` days pause a person for `pauseDays` days.
 */
export const lateReturns = { hours: 24, freeMinutes: 30, pauseFrom: 3, days: 90, pauseDays: 30 } as const;

/** Highest number of documents with a hearing; each is at most as large as an attachment. */
export const hearingDocuments = 10;

/** Highest number of raises of the price of one hearing. */
export const raisesAtMost = 3;

/** Smallest number of possible takers that the client is told. */
export const reachShownFrom = 5;

/** Highest number of counts of possible takers that one account requests in an hour, while it writes. */
export const reachCountsAnHour = 120;

/** Most minutes from the last wave until the client is told that nobody took the hearing. */
export const minutesToUnfilled = 60;
