/** Numbers of hearings (rules §10). */

/** Minutes from a wave of notices to the next, while nobody takes the hearing: 60 after the first, 120 after the second. */
export const minutesToNextWave: readonly number[] = [60, 120];

/** Minutes from the request to a taking that staff's figures count as prompt. */
export const minutesToPromptTaking = 60;

/** Shortest time between two waves, in minutes, when the hearing is near. */
export const waveMinutesAtLeast = 10;

/** People told in the first wave, and in all. */
export const toldInFirstWave = 100;
export const toldInAll = 300;

/** Hours of the day in Paris between which nobody is told anything. */
export const nightBegins = 21;
export const nightEnds = 7;

/** Distances that a member chooses from, in kilometres; without one, anywhere. */
export const distancesKm = [10, 25, 50, 100, 200] as const;

/** Bits of a week: morning and afternoon of Monday to Saturday. */
export const halfDays = 12;

/** Lowest and highest price of a hearing, in euros without tax. */
export const hearingEuros = { min: 50, max: 5_000 } as const;

/** Time between the request and the hearing: minutes at least, days at most. */
export const minutesAheadAtLeast = 60;
export const daysAheadAtMost = 180;

/** Characters of what is written about a hearing. */
export const hearingTexts = { chamber: 80, matter: 120, brief: 5_000, report: 5_000 } as const;

/** Characters of the reason for which staff refuse a bar. */
export const barReasonLength = 500;

/** Hours between two hearings of one person in different courts. */
export const hoursBetween = 3;

/** Hearings that one account asks for in a day. */
export const hearingsADay = 20;

/** Absences that one member keeps, and days that one may last. */
export const absencesAtMost = 20;
export const absenceDaysAtMost = 366;

/** Hours before the hearing from which its client no longer cancels it alone, and its taker hears that the deposit lacks. */
export const hoursToCancel = 24;

/** Hour of the day before, in Paris, at which both parties are reminded. */
export const reminderHour = 18;

/** Hours after the hearing at which its taker is asked for the report. */
export const reportDueHours: readonly number[] = [2, 24];

/** Hours after a hearing without deposit and without report at which its thread is closed. */
export const hoursToLapse = 14 * 24;

/** Least minutes before the hearing with which one that was given back is open to others again. */
export const minutesToReopen = 60;

/** Late returns: those in the last hours, but in the first minutes after the taking; how many in how many days pause, and how long. */
export const lateReturns = { hours: 24, freeMinutes: 30, pauseFrom: 3, days: 90, pauseDays: 30 } as const;

/** Documents that come with a hearing; each is as large as an attachment at most. */
export const hearingDocuments = 10;

/** Times that the price of one hearing is raised. */
export const raisesAtMost = 3;

/** People from whom on the client is told how many may take a hearing. */
export const reachShownFrom = 5;

/** Counts of people that one account asks for in an hour, while it writes. */
export const reachCountsAnHour = 120;

/** Minutes after the last wave, at most, until its client is told that nobody took the hearing. */
export const minutesToUnfilled = 60;
