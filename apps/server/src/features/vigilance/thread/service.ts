import type { ThreadVigilance } from '@basoche/contract/vigilance/threads';
import { mayAct } from '@basoche/domain/firms/roles';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { parisDay } from '@basoche/domain/time/paris';
import { threadRelation } from '@basoche/domain/vigilance/thread-relation';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { heldFileOfPair } from '../collections/service.ts';
import { clientKindOf, fileFor } from '../file/service.ts';
import { agreedMissionsOf } from '../relations/service.ts';
import { presentAsked, presentNothing } from './presenter.ts';
import * as store from './store.ts';

/** The file of vigilance in a thread, for its parties (rules §12). */

const partyOf = (row: store.ThreadRow, { memberId }: Viewer): ThreadParty => {
  if (memberId === row.creator_id) return 'creator';
  return memberId === row.candidate_id ? 'candidate' : refuse('NOT_FOUND');
};

const mayCollect = ({ acting }: Viewer): boolean =>
  acting === null || mayAct(acting.role, 'collectVigilance');

export const readThread = async (
  { database: { db }, clock }: Platform,
  viewer: Viewer,
  id: string,
): Promise<ThreadVigilance> => {
  const row = (await store.findThread(db, id)) ?? refuse('NOT_FOUND');
  const party = partyOf(row, viewer);
  // A sum would reveal an anonymous creator, whom the candidate knows only once the price is accepted.
  if (row.state === 'NEW' || row.state === 'REFUSED') return presentNothing(0);
  const pair = { creatorId: row.creator_id, candidateId: row.candidate_id };
  const today = parisDay(clock.now());
  const { proposed: mode, offer_cents: netCents } = row;
  const proposed = mode === null || netCents === null ? null : { mode, netCents };
  const relation = threadRelation(await agreedMissionsOf(db, pair), proposed, today);
  if (!relation.asks) return presentNothing(relation.sumCents);
  const file = await fileFor(db, pair.candidateId, await clientKindOf(db, pair.creatorId), today);
  const collected = party === 'creator' ? await store.listCollected(db, pair) : [];
  const collectedOn = collected.map(({ collected_at }) => parisDay(collected_at));
  const isHeld = relation.heldFrom !== null && party === 'creator' && mayCollect(viewer);
  const held = isHeld ? await heldFileOfPair(db, pair, today) : null;
  return presentAsked(party, { relation, file, collectedOn, held, today });
};
