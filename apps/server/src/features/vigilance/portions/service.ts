import { type Day, parisDay } from '@basoche/domain/time/paris';
import { nextCollection } from '@basoche/domain/vigilance/collection';
import { askedByAny, type DemandRule } from '@basoche/domain/vigilance/demands';
import type { FileItem, VigilanceFile } from '@basoche/domain/vigilance/file';
import { heldFrom } from '@basoche/domain/vigilance/relation';
import type { Db } from '../../../platform/database/database.ts';
import { clientKindsOf, type FileFacts, fileFactsOf, fileWith } from '../file/service.ts';
import { agreedMissionsOfPairs, pairKey } from '../relations/service.ts';
import type { Pair } from '../relations/store.ts';
import { demandRulesOf } from '../rules/service.ts';
import * as store from './store.ts';

/** Files of many prestataires in a few statements, for jobs that process all of them. */

/** Accounts or pairs per transaction. */
export const portion = 200;

/**
 * Items of a prestataire's documents that some kind of client requires: not an insurance that is only shown
 * on the profile.
 */
export const askedItems = (facts: FileFacts, rules: readonly DemandRule[], day: Day): FileItem[] => {
  const kinds = askedByAny(rules, facts.candidate);
  return fileWith(facts, rules, 'professional', day).items.filter(({ kind }) => kinds.has(kind));
};

/** A file that a client must hold on a day. */
export interface HeldFile {
  readonly pair: Pair;
  readonly file: VigilanceFile;
  /** Day on which the duty began. */
  readonly heldFrom: Day;
  /** Day by which the client must download it next. */
  readonly collectOn: Day;
}

/** Files of these pairs that their client must hold on this day. */
export const heldFilesOf = async (db: Db, pairs: readonly Pair[], day: Day): Promise<HeldFile[]> => {
  const missions = await agreedMissionsOfPairs(db, pairs);
  const heldFiles = pairs.flatMap((pair) => {
    const from = heldFrom(missions.get(pairKey(pair)) ?? [], day);
    return from === null ? [] : [{ pair, from }];
  });
  if (heldFiles.length === 0) return [];
  const found = heldFiles.map(({ pair }) => pair);
  const rules = await demandRulesOf(db);
  const facts = await fileFactsOf(db, [...new Set(found.map(({ candidateId }) => candidateId))]);
  const clients = await clientKindsOf(db, [...new Set(found.map(({ creatorId }) => creatorId))]);
  const collections = Map.groupBy(await store.listCollections(db, found), ({ creator_id, candidate_id }) =>
    pairKey({ creatorId: creator_id, candidateId: candidate_id }),
  );
  return heldFiles.flatMap(({ pair, from }) => {
    const [candidate, client] = [facts.get(pair.candidateId), clients.get(pair.creatorId)];
    if (candidate === undefined || client === undefined) return [];
    const collectedOn = (collections.get(pairKey(pair)) ?? []).map((one) => parisDay(one.collected_at));
    return [
      {
        pair,
        file: fileWith(candidate, rules, client, day),
        heldFrom: from,
        collectOn: nextCollection({ heldFrom: from, collectedOn }),
      },
    ];
  });
};
