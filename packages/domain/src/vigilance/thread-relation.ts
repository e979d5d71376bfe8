import type { Day } from '../time/paris.ts';
import { asksForFile, type ModeTerms } from './gate.ts';
import { type AgreedMission, contractsDirectly, heldFrom, yearCents } from './relation.ts';

/** Vigilance relation of the two parties of a thread, as both read it. */
export interface ThreadRelation {
  /** Sum of the year, including the proposed mission, in cents, excluding tax. */
  readonly sumCents: number;
  /**
   * True if the law requires the client to hold the file: for the proposed mode, or for missions under way.
   */
  readonly asks: boolean;
  /** Day from which the client must hold it; null before a mode that requires it is accepted. */
  readonly heldFrom: Day | null;
}

/** Returns the relation of two parties on a day; `proposed` is the mode that the candidate has to answer. */
export const threadRelation = (
  missions: readonly AgreedMission[],
  proposed: ModeTerms | null,
  day: Day,
): ThreadRelation => {
  const held = heldFrom(missions, day);
  const proposedNetCents = proposed !== null && contractsDirectly(proposed.mode) ? proposed.netCents : 0;
  return {
    sumCents: yearCents(missions, day) + proposedNetCents,
    asks: held !== null || (proposed !== null && asksForFile({ ...proposed, missions, day })),
    heldFrom: held,
  };
};
