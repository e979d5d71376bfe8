import type { CollaborationMode } from '../payments/fees.ts';
import { addMonths } from '../time/months.ts';
import type { Day } from '../time/paris.ts';

/**
 * Missions that one client agreed on with one prestataire, and the yearly sum from which documents are
 * required. With the roles reversed it is another relation.
 */

/**
 * Yearly sum between a client and a prestataire from which documents are required, in cents, excluding tax
 * (code du travail, R. 8222-1).
 */
export const vigilanceCents = 500_000;

/** Months over which that sum is counted. */
export const sumMonths = 12;

/** A mission whose mode both parties accepted, and that was not cancelled with a refund. */
export interface AgreedMission {
  /** Day on which the mode was accepted. */
  readonly concludedOn: Day;
  /** Day on which the mission ended; null while it is under way. */
  readonly endedOn: Day | null;
  /** Price in cents, excluding tax. */
  readonly netCents: number;
  readonly mode: CollaborationMode;
}

/**
 * True if the two contract with each other. In a portage the client contracts with the portage company, which
 * has its own file.
 */
export const contractsDirectly = (mode: CollaborationMode): boolean => mode !== 'portage';

/** Sum of the prices agreed on in the year that ends with this day, in cents, excluding tax. */
export const yearCents = (missions: readonly AgreedMission[], day: Day): number => {
  const after = addMonths(day, -sumMonths);
  return missions
    .filter(({ concludedOn, mode }) => contractsDirectly(mode) && concludedOn > after && concludedOn <= day)
    .reduce((sum, { netCents }) => sum + netCents, 0);
};

/**
 * True if a mission at this price, agreed on this day, makes the yearly sum reach the amount that requires
 * documents.
 */
export const reachesSum = (missions: readonly AgreedMission[], netCents: number, day: Day): boolean =>
  yearCents(missions, day) + netCents >= vigilanceCents;

/**
 * First day of the mission on which the yearly sum was reached; from then on its documents are watched until
 * it ends. Null if it never was.
 */
const watchedFrom = (mission: AgreedMission, missions: readonly AgreedMission[]): Day | null => {
  const { concludedOn, endedOn, mode } = mission;
  if (!contractsDirectly(mode)) return null;
  // The sum grows only on days on which a mission is agreed.
  const days = missions
    .map((one) => one.concludedOn)
    .filter((day) => day >= concludedOn && (endedOn === null || day <= endedOn))
    .sort();
  return days.find((day) => yearCents(missions, day) >= vigilanceCents) ?? null;
};

/**
 * Day from which the client must hold the documents, for a mission under way on this day; null if no such
 * mission requires them.
 */
export const heldFrom = (missions: readonly AgreedMission[], day: Day): Day | null => {
  const known = missions.filter(({ concludedOn }) => concludedOn <= day);
  const days = known
    .filter(({ endedOn }) => endedOn === null || endedOn >= day)
    .flatMap((mission) => watchedFrom(mission, known) ?? [])
    .sort();
  return days[0] ?? null;
};
