import { addHours, parisZone } from '../time/paris.ts';

/**
 * Times of the transfer of held funds after the end of a mission (rules §3, "Times"). The promise and its
 * sentences are defined here only.
 */
export const releaseTimes = {
  /** Hours from the declared end to the planned release. */
  plannedHours: 48,
  /** Hours within which the release is promised: one more day, for retries. */
  promisedHours: 72,
} as const;

/** Time until a bank credits a refund to the card, as the payment provider states it. */
export const refundDelay = '5 à 10\u00a0jours ouvrés';

/** « dans les 72 heures », for a mission that has just ended. */
export const releaseSoon = `dans les ${releaseTimes.promisedHours}\u00a0heures`;

/** « dans les 72 heures qui suivent la fin de la mission ». */
export const releasePromise = `${releaseSoon} qui suivent la fin de la mission`;

/** Planned time of the release, for a mission that ended at this time. */
export const plannedReleaseAt = (endedAt: Date): Date => addHours(endedAt, releaseTimes.plannedHours);

/** The latest promised time of a release planned at this time. */
export const latestReleaseAt = (plannedAt: Date): Date =>
  addHours(plannedAt, releaseTimes.promisedHours - releaseTimes.plannedHours);

const dayFormat = new Intl.DateTimeFormat('fr-FR', { timeZone: parisZone, day: 'numeric', month: 'long' });

/** « 24\u00a0novembre », « 1er\u00a0décembre ». */
const dayOf = (when: Date): string => dayFormat.format(when).replace(/^1 /, '1ᵉʳ ').replaceAll(' ', '\u00a0');

/** « le 24 novembre, au plus tard le 25 novembre »: the days of a planned release (Europe/Paris). */
export const releaseDays = (plannedAt: Date): string =>
  `le ${dayOf(plannedAt)}, au plus tard le ${dayOf(latestReleaseAt(plannedAt))}`;
