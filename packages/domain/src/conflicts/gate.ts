import type { Level } from './levels.ts';

/** Gate of applying: requirements of a mission's level that a candidate has not met yet (rules §9). */

/** State of the parties of a mission: not named yet, named, or none according to its creator. */
export const partiesStates = ['awaited', 'named', 'none'] as const;
export type PartiesState = (typeof partiesStates)[number];

/** Facts of the conflict check about one mission and one candidate. */
export interface ConflictFacts {
  readonly level: Level;
  /** Null if its creator was never asked for parties: the mission is older than the conflict check. */
  readonly parties: PartiesState | null;
  /** Version of the list in force; 0 without a list. */
  readonly listVersion: number;
  /**
   * The last list version that the candidate's answer covers: no party was added since. Null without an
   * answer.
   */
  readonly askedVersion: number | null;
}

/**
 * Statements of a candidate to the client about their independence: a signed declaration, or a reserve, whose
 * reason is never asked for.
 */
export type GivenKind = 'declared' | 'reserved';

type GateRefusal = 'PARTIES_AWAITED' | 'CONFLICT_CHECK_NEEDED' | 'INDEPENDENCE_NEEDED';

/**
 * Reason why the candidate must ask about the parties first; null if nothing is left to ask. The answer
 * itself does not matter.
 */
export const missingCheck = ({
  level,
  parties,
  listVersion,
  askedVersion,
}: ConflictFacts): Exclude<GateRefusal, 'INDEPENDENCE_NEEDED'> | null => {
  if (level === 'nothing') return null;
  if (parties === 'awaited') return 'PARTIES_AWAITED';
  return parties === 'named' && askedVersion !== listVersion ? 'CONFLICT_CHECK_NEEDED' : null;
};

/**
 * Reason to refuse an application; null if it passes. At the level `declaration`, a reserve passes like a
 * declaration.
 */
export const gateOf = (facts: ConflictFacts, given: GivenKind | null): GateRefusal | null =>
  missingCheck(facts) ?? (facts.level === 'declaration' && given === null ? 'INDEPENDENCE_NEEDED' : null);
