import type { DirectoryEntry } from '@basoche/contract/members/directory';
import type { Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentEntry } from '../directory/presenter.ts';
import * as store from './store.ts';

/** Favourite members and the notes on them; private to the member who keeps them. */

/** Adds a favourite or changes its note. Locks both accounts, so that erasing either leaves no favourite and no note behind. */
export const saveFavourite = (
  { database, clock }: Platform,
  { memberId }: Viewer,
  id: string,
  note: string | null,
): Promise<void> =>
  database.transaction(async (trx) => {
    await lockMember(trx, memberId);
    if (!(await store.saveFavourite(trx, memberId, { id, note }, clock.now()))) refuse('NOT_FOUND');
  });

export const removeFavourite = async (
  { database }: Platform,
  { memberId }: Viewer,
  id: string,
): Promise<void> => {
  if (!(await store.deleteFavourite(database.db, memberId, id))) refuse('NOT_FOUND');
};

/** Favourites, latest first; the first page includes the total. */
export const list = async (
  { database, clock }: Platform,
  { memberId }: Viewer,
  page: PageRequest,
): Promise<Page<DirectoryEntry>> => {
  const now = clock.now();
  const [rows, total] = await Promise.all([
    store.list(database.pool, memberId, page, now),
    page.after === undefined ? store.count(database.db, memberId) : undefined,
  ]);
  const { items, next } = pageOf(rows, page.limit, (row) => presentEntry(row, now), placeBy('kept_at'));
  return { items, next, total };
};

/** For a member whose account is deleted: removes their favourites, and the member from others' favourites. */
export const deleteFavouritesOf = (trx: Trx, memberId: string): Promise<void> =>
  store.deleteFavouritesOf(trx, memberId);
