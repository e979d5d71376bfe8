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
