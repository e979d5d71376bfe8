import type { JobDraft } from '@basoche/contract/jobs/drafts';
import { jobDraftsAtMost } from '@basoche/domain/limits';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

/** Drafts of offers: stored as typed, validated when they are published. */

/** Safe to cast: stored values matched the contract when they were written, and the answer is validated again. */
const presentDraft = (row: store.DraftRow): JobDraft => ({
  id: row.id,
  values: row.fields as JobDraft['values'],
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const list = async ({ database }: Platform, viewer: Viewer): Promise<JobDraft[]> =>
  (await store.listByAuthor(database.db, viewer.memberId)).map(presentDraft);

export const create = (
  { database, clock }: Platform,
  viewer: Viewer,
  values: JobDraft['values'],
): Promise<JobDraft> =>
  database.transaction(async (trx) => {
    if ((await store.countLocked(trx, viewer.memberId)) >= jobDraftsAtMost) refuse('TOO_MANY_DRAFTS');
    return presentDraft(await store.insert(trx, viewer.memberId, values, clock.now()));
  });

export const update = async (
  { database, clock }: Platform,
  viewer: Viewer,
  id: string,
  values: JobDraft['values'],
): Promise<JobDraft> => {
  const draftKey = { authorId: viewer.memberId, id };
  return presentDraft(
    (await store.update(database.db, draftKey, values, clock.now())) ?? refuse('NOT_FOUND'),
  );
};

export const remove = async ({ database }: Platform, viewer: Viewer, id: string): Promise<void> => {
  if (!(await store.remove(database.db, viewer.memberId, id))) refuse('NOT_FOUND');
};

/** Deletes a draft when its offer is published. A second publication of one draft is refused. */
export const draftIsPublished = async (trx: Db, authorId: string, id: string): Promise<void> => {
  if (!(await store.remove(trx, authorId, id))) {
    refuse('NOT_FOUND', { title: 'Ce brouillon n’existe plus\u202f: il a été publié ou supprimé.' });
  }
};

/** Deletes the drafts of a deleted account. */
export const removeDraftsOf = (trx: Db, memberId: string): Promise<void> => store.removeAllOf(trx, memberId);
