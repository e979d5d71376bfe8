import type { Statement } from '@basoche/contract/payments/statements';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { presentStatement } from './presenter.ts';
import * as store from './store.ts';

/**
 * The statement of a mission's funds, for either party (rules §4). It never names the creator, so an anonymous one stays
 * anonymous.
 */

const partyOf = (thread: store.StatedThread, { memberId }: Viewer): ThreadParty => {
  if (memberId === thread.creator_id) return 'creator';
  return memberId === thread.candidate_id ? 'candidate' : refuse('NOT_FOUND');
};

export const readStatement = async (
  { database: { db } }: Platform,
  viewer: Viewer,
  applicationId: string,
): Promise<Statement> => {
  const thread = (await store.findThread(db, applicationId)) ?? refuse('NOT_FOUND');
  const party = partyOf(thread, viewer);
  return presentStatement(thread, party, await store.entriesOf(db, applicationId));
};
