import type { JobCard } from '@basoche/contract/jobs/jobs';
import { parisDay } from '@basoche/domain/time/paris';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentCard } from '../presenter.ts';
import { favourites, listKept } from './store.ts';

/** Offers that a member keeps at hand. */

export const withFavourites = favourites.mark;

export const keep = async (
  { database, clock }: Platform,
  { memberId }: Viewer,
  jobId: string,
): Promise<void> => {
  if (!(await favourites.keep(database.db, memberId, jobId, clock.now()))) refuse('NOT_FOUND');
};

export const drop = async ({ database }: Platform, { memberId }: Viewer, jobId: string): Promise<void> => {
  if (!(await favourites.drop(database.db, memberId, jobId))) refuse('NOT_FOUND');
};

/** The last kept first; its first page tells how many there are. */
export const list = async (
  { database, clock }: Platform,
  { memberId }: Viewer,
  page: PageRequest,
): Promise<Page<JobCard>> => {
  const sight = { today: parisDay(clock.now()) };
  const [rows, total] = await Promise.all([
    listKept(database.db, memberId, page),
    page.after === undefined ? favourites.count(database.db, memberId) : undefined,
  ]);
  const { items, next } = pageOf(
    rows,
    page.limit,
    (row) => ({ ...presentCard(row, sight), isFavourite: true }),
    (row) => ({ at: row.kept_at, id: row.id }),
  );
  return { items, next, total };
};

/** For a member whose account is deleted. */
export const dropFavouritesOf = favourites.dropAllOf;
