import type { CollaborationMode } from '../payments/fees.ts';
import { addMonths } from '../time/months.ts';
import type { Day } from '../time/paris.ts';
import { sumMonths, vigilanceCents } from './limits.ts';

/**
 * Missions that one client agreed with one prestataire, and the sum from which documents are asked for. What the prestataire
 * agreed as a client of the other is another relation.
 */

/** A mission whose mode both parties accepted, and that was not cancelled with a refund. */
export interface AgreedMission {
  /** Day on which the mode was accepted. */
  readonly concludedOn: Day;
  /** Day on which the mission ended; null while it is under way. */
  readonly endedOn: Day | null;
  /** Price without tax. */
  readonly netCents: number;
  readonly mode: CollaborationMode;
}

/** True if the two contract with each other. In a portage the client contracts with the portage company, which has a file of its own. */
export const contractsDirectly = (mode: CollaborationMode): boolean => mode !== 'portage';

/** Sum of the prices that were agreed in the year that ends with this day, in cents without tax. */
export const yearCents = (missions: readonly AgreedMission[], day: Day): number => {
  const after = addMonths(day, -sumMonths);
  return missions
    .filter(({ concludedOn, mode }) => contractsDirectly(mode) && concludedOn > after && concludedOn <= day)
    .reduce((sum, { netCents }) => sum + netCents, 0);
};

/** True if a mission at this price, agreed on this day, brings the sum of the year to the one that asks for documents. */
export const reachesSum = (missions: readonly AgreedMission[], netCents: number, day: Day): boolean =>
  yearCents(missions, day) + netCents >= vigilanceCents;

/**
 * Day from which the documents of a mission are watched until it ends: the first one, while it is under way, on which the sum
 * of the year was reached. Null if it never was.
 */
const watchedFrom = (mission: AgreedMission, missions: readonly AgreedMission[]): Day | null => {
  const { concludedOn, endedOn, mode } = mission;
  if (!contractsDirectly(mode)) return null;
  // The sum only grows on a day on which something is agreed.
  const days = missions
    .map((one) => one.concludedOn)
    .filter((day) => day >= concludedOn && (endedOn === null || day <= endedOn))
    .sort();
  return days.find((day) => yearCents(missions, day) >= vigilanceCents) ?? null;
};

/** Day from which the client has to hold the documents, for a mission that is under way on this day; null if for none. */
export const heldFrom = (missions: readonly AgreedMission[], day: Day): Day | null => {
  const known = missions.filter(({ concludedOn }) => concludedOn <= day);
  const days = known
    .filter(({ endedOn }) => endedOn === null || endedOn >= day)
    .flatMap((mission) => watchedFrom(mission, known) ?? [])
    .sort();
  return days[0] ?? null;
};
