/** Limits of hearings (rules §10). */

/** Highest number of minutes from a request to its taking for staff's figures to count it as prompt. */
export const minutesToPromptTaking = 60;

/** Lowest and highest price of a hearing, in euros without tax. */
export const hearingEuros = { min: 50, max: 5_000 } as const;

/** Time between the request and the hearing: fewest minutes, most days. */
export const minutesAheadAtLeast = 60;
export const daysAheadAtMost = 180;

/** Highest number of characters of each text about a hearing. */
export const hearingTexts = { chamber: 80, matter: 120, brief: 5_000, report: 5_000 } as const;

/** Highest number of hearings that one account asks for in a day. */
export const hearingsADay = 20;

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

/** Highest number of documents with a hearing; each is at most as large as an attachment. */
export const hearingDocuments = 10;
