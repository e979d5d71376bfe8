/** Numbers of hearings (docs/plans/hearings.md, §3). */

/** Minutes from a wave of notices to the next, while nobody takes the hearing: 60 after the first, 120 after the second. */
export const minutesToNextWave: readonly number[] = [60, 120];

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
export const hearingTexts = { chamber: 80, matter: 120, brief: 5_000 } as const;

/** Characters of the reason for which staff refuse a bar. */
export const barReasonLength = 500;

/** Hours between two hearings of one person in different courts. */
export const hoursBetween = 3;

/** Hearings that one account asks for in a day. */
export const hearingsADay = 20;

/** Absences that one member keeps, and days that one may last. */
export const absencesAtMost = 20;
export const absenceDaysAtMost = 366;
