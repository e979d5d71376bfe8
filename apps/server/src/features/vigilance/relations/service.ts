import { type Day, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import {
  type AgreedMission,
  contractsDirectly,
  heldFrom,
  yearCents,
} from '@basoche/domain/vigilance/relation';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

export type { Pair } from './store.ts';
export const lockPair = store.lockPair;

const missionOf = ({ mode, net_cents, concluded_at, ended_at }: store.AgreedRow): AgreedMission => ({
  mode,
  netCents: net_cents,
  concludedOn: parisDay(concluded_at),
  endedOn: ended_at === null ? null : parisDay(ended_at),
});

/** Key of a pair in a map. */
export const pairKey = ({ creatorId, candidateId }: store.Pair): string => `${creatorId} ${candidateId}`;

/**
 * Missions agreed between clients and prestataires, by pair, as counted for the sum of the year (rules §12).
 */
export const agreedMissionsOfPairs = async (
  db: Db,
  pairs: readonly store.Pair[],
): Promise<ReadonlyMap<string, readonly AgreedMission[]>> => {
  const rows = await store.listAgreed(db, pairs);
  const groups = Map.groupBy(rows, ({ creator_id, candidate_id }) =>
    pairKey({ creatorId: creator_id, candidateId: candidate_id }),
  );
  return new Map([...groups].map(([key, group]) => [key, group.map(missionOf)]));
};

/** Missions agreed between a client and a prestataire, as counted for the sum of the year (rules §12). */
export const agreedMissionsOf = async (db: Db, pair: store.Pair): Promise<AgreedMission[]> =>
  (await store.listAgreed(db, [pair])).map(missionOf);

/** A relation in which the law makes the client hold the documents (rules §12). */
export interface HeldRelation extends store.Pair {
  readonly heldFrom: Day;
  readonly yearCents: number;
  /** The newest mission under way that causes the duty. */
  readonly applicationId: string;
}

/** Relations of these pairs in which documents must be held on a day. */
const heldOf = async (db: Db, pairs: readonly store.Pair[], day: Day): Promise<HeldRelation[]> => {
  const rows = await store.listAgreed(db, pairs);
  return pairs.flatMap((pair) => {
    const ofPair = rows.filter(
      ({ creator_id, candidate_id }) => creator_id === pair.creatorId && candidate_id === pair.candidateId,
    );
    const missions = ofPair.map(missionOf);
    const from = heldFrom(missions, day);
    const newest = missions.findLastIndex(
      ({ mode, concludedOn, endedOn }) =>
        contractsDirectly(mode) && concludedOn <= day && (endedOn === null || endedOn >= day),
    );
    const applicationId = ofPair[newest]?.application_id;
    if (from === null || applicationId === undefined) return [];
    return [{ ...pair, heldFrom: from, yearCents: yearCents(missions, day), applicationId }];
  });
};

/** Relation of a client with one prestataire if documents must be held; otherwise null. */
export const heldRelationOf = async (db: Db, pair: store.Pair, day: Day): Promise<HeldRelation | null> =>
  (await heldOf(db, [pair], day))[0] ?? null;

/** Pairs read per batch until one is found. */
const readAtOnce = 10;

/**
 * True if a client must hold documents in at least one relation. Usually one is found among the first pairs.
 */
export const hasHeldRelation = async (db: Db, creatorId: string, day: Day): Promise<boolean> => {
  const pairs = await store.listPossiblyHeld(db, creatorId, startOfParisDay(day));
  for (let first = 0; first < pairs.length; first += readAtOnce)
    if ((await heldOf(db, pairs.slice(first, first + readAtOnce), day)).length > 0) return true;
  return false;
};

/** Every relation in which a client must hold documents. */
export const heldRelationsOf = async (db: Db, creatorId: string, day: Day): Promise<HeldRelation[]> =>
  heldOf(db, await store.listPossiblyHeld(db, creatorId, startOfParisDay(day)), day);
