import { parisDay } from '@basoche/domain/time/paris';
import {
  asksForFile,
  type ModeTerms,
  type RelationFacts,
  type VigilanceRefusal,
  vigilanceRefusal,
} from '@basoche/domain/vigilance/gate';
import type { VigilanceClient } from '@basoche/domain/vigilance/parties';
import { contractsDirectly } from '@basoche/domain/vigilance/relation';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { clientKindOf, clientKindsOf, fileFor } from '../file/service.ts';
import { agreedMissionsOf, lockPair, type Pair } from '../relations/service.ts';

/** Facts of the file of vigilance for threads and hearings: what closes the acceptance of a mode (rules §12). */

/** A mode that is proposed, or accepted, between two accounts. */
export type Proposal = Pair & ModeTerms;

/**
 * Facts about a proposed mode; null where it asks for no file, and unless the setting `VIGILANCE` is `ask`. Where nothing is asked
 * for, one statement is sent.
 */
export const vigilanceFactsOf = async (
  { config, clock }: Platform,
  db: Db,
  proposal: Proposal,
): Promise<RelationFacts | null> => {
  if (config.vigilance !== 'ask' || !contractsDirectly(proposal.mode)) return null;
  const day = parisDay(clock.now());
  const missions = await agreedMissionsOf(db, proposal);
  if (!asksForFile({ ...proposal, missions, day })) return null;
  const client = await clientKindOf(db, proposal.creatorId);
  const { state } = await fileFor(db, proposal.candidateId, client, day);
  return { missions, file: { state }, day };
};

/** The same while the mode is accepted: modes of one pair are accepted one after the other, and each counts the others. */
export const lockedVigilanceFactsOf = async (
  platform: Platform,
  trx: Db,
  proposal: Proposal,
): Promise<RelationFacts | null> => {
  if (platform.config.vigilance !== 'ask') return null;
  // A statement of its own: the sum is to be read after the wait.
  await lockPair(trx, proposal);
  return vigilanceFactsOf(platform, trx, proposal);
};

export interface OfferedTerms extends ModeTerms {
  readonly id: string;
  readonly creatorId: string;
}

/**
 * Refusals of one prestataire for each of several modes that clients offer, by the id of the offer, where the price alone asks for the
 * file. What the two agreed before is left out: it would tell who a hidden client is.
 */
export const vigilanceRefusalsOf = async (
  { config, clock }: Platform,
  db: Db,
  candidateId: string,
  offers: readonly OfferedTerms[],
): Promise<ReadonlyMap<string, VigilanceRefusal>> => {
  const found = new Map<string, VigilanceRefusal>();
  if (config.vigilance !== 'ask' || offers.length === 0) return found;
  const day = parisDay(clock.now());
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
