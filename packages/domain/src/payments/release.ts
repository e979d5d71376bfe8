import { addHours, parisZone } from '../time/paris.ts';

/** When held funds are sent once a mission has ended (rules §3, "Times"): the one place of the promise and of its sentences. */
export const releaseTimes = {
  /** Hours between the declared end and the planned release. */
  plannedHours: 48,
  /** Hours within which it is promised: a day more, to try again. */
  promisedHours: 72,
} as const;

/** « dans les 72 heures », of a mission that has just ended. */
export const releaseSoon = `dans les ${releaseTimes.promisedHours}\u00a0heures`;

/** « dans les 72 heures qui suivent la fin de la mission ». */
export const releasePromise = `${releaseSoon} qui suivent la fin de la mission`;

/** When held funds are sent, for a mission that ended at this instant. */
export const plannedReleaseAt = (endedAt: Date): Date => addHours(endedAt, releaseTimes.plannedHours);

/** The last instant of the promise, for a release planned at this one. */
export const latestReleaseAt = (plannedAt: Date): Date =>
  addHours(plannedAt, releaseTimes.promisedHours - releaseTimes.plannedHours);

const dayFormat = new Intl.DateTimeFormat('fr-FR', { timeZone: parisZone, day: 'numeric', month: 'long' });

/** « 24\u00a0novembre », « 1er\u00a0décembre ». */
const dayOf = (when: Date): string => dayFormat.format(when).replace(/^1 /, '1er ').replaceAll(' ', '\u00a0');

/** « le 24 novembre, au plus tard le 25 novembre »: the days of a planned release, in Paris. */
export const releaseDays = (plannedAt: Date): string =>
  `le ${dayOf(plannedAt)}, au plus tard le ${dayOf(latestReleaseAt(plannedAt))}`;
