import { parisDay } from '@basoche/domain/time/paris';
import {
  asksForFile,
  type ModeTerms,
  type RelationFacts,
  type VigilanceRefusal,
  vigilanceRefusal,
} from '@basoche/domain/vigilance/gate';
import { closesModes } from '@basoche/domain/vigilance/opening';
import type { VigilanceClient } from '@basoche/domain/vigilance/parties';
import { contractsDirectly } from '@basoche/domain/vigilance/relation';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { clientKindOf, clientKindsOf, fileFor } from '../file/service.ts';
import { agreedMissionsOf, lockPair, type Pair } from '../relations/service.ts';

/**
 * Facts about files of vigilance, for threads and hearings: reasons that prevent the acceptance of a mode
 * (rules §12).
 */

/** A mode that is proposed, or accepted, between two accounts. */
export type Proposal = Pair & ModeTerms;

/**
 * Facts about a proposed mode; null if it requires no file, or if `VIGILANCE` closes no mode today. Uses a
 * single statement if nothing is required.
 */
export const vigilanceFactsOf = async (
  { config, clock }: Platform,
  db: Db,
  proposal: Proposal,
): Promise<RelationFacts | null> => {
  const day = parisDay(clock.now());
  if (!closesModes(config.vigilance, day) || !contractsDirectly(proposal.mode)) return null;
  const missions = await agreedMissionsOf(db, proposal);
  if (!asksForFile({ ...proposal, missions, day })) return null;
  const client = await clientKindOf(db, proposal.creatorId);
  const { state } = await fileFor(db, proposal.candidateId, client, day);
  return { missions, file: { state }, day };
};

/**
 * The same, under a lock, when the mode is accepted: modes of one pair are accepted one at a time, and each
 * counts the others.
 */
export const lockedVigilanceFactsOf = async (
  platform: Platform,
  trx: Db,
  proposal: Proposal,
): Promise<RelationFacts | null> => {
  if (!closesModes(platform.config.vigilance, parisDay(platform.clock.now()))) return null;
  // Separate statement: the sum must be read after waiting for the lock.
  await lockPair(trx, proposal);
  return vigilanceFactsOf(platform, trx, proposal);
};

export interface OfferedTerms extends ModeTerms {
  readonly id: string;
  readonly creatorId: string;
}

/**
 * Refusals of one prestataire for several offered modes, by the id of the offer, where the price alone
 * requires the file. Earlier agreements of the two are not counted: they would reveal a hidden client.
 */
export const vigilanceRefusalsOf = async (
  { config, clock }: Platform,
  db: Db,
  candidateId: string,
  offers: readonly OfferedTerms[],
): Promise<ReadonlyMap<string, VigilanceRefusal>> => {
  const found = new Map<string, VigilanceRefusal>();
  const day = parisDay(clock.now());
  if (!closesModes(config.vigilance, day) || offers.length === 0) return found;
  const asking = offers.filter((terms) => asksForFile({ ...terms, missions: [], day }));
  if (asking.length === 0) return found;
  const clients = await clientKindsOf(db, [...new Set(asking.map(({ creatorId }) => creatorId))]);
  const files = new Map<VigilanceClient, RelationFacts['file']>();
  for (const { id, creatorId, ...terms } of asking) {
    const client = clients.get(creatorId) ?? 'professional';
    const file = files.get(client) ?? (await fileFor(db, candidateId, client, day));
    files.set(client, file);
    const refusal = vigilanceRefusal({ ...terms, missions: [], file, day });
    if (refusal !== null) found.set(id, refusal);
  }
  return found;
};
