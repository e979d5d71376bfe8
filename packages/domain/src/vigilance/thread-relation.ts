import type { Day } from '../time/paris.ts';
import { asksForFile, type ModeTerms } from './gate.ts';
import { type AgreedMission, contractsDirectly, heldFrom, yearCents } from './relation.ts';

/** Relation of the two parties of a thread, as both read it there. */
export interface ThreadRelation {
  /** Sum of the year, the proposed mission included, in cents without tax. */
  readonly sumCents: number;
  /** True if the law makes the client hold the file: for the proposed mode, or for missions under way. */
  readonly asks: boolean;
  /** Day from which the client holds it; null before a mode that asks for it was accepted. */
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
