import type { MissionCard } from '@basoche/contract/missions/missions';
import { parisDay } from '@basoche/domain/time/paris';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentCard } from '../presenter.ts';
import { type FavouriteRow, favourites, listKept } from './store.ts';

/** Missions that a member keeps at hand. */

export const withFavourites = favourites.mark;

export const keep = async (
  { database, clock }: Platform,
  { memberId }: Viewer,
  missionId: string,
): Promise<void> => {
  if (!(await favourites.keep(database.db, memberId, missionId, clock.now()))) refuse('NOT_FOUND');
};

export const drop = async (
  { database }: Platform,
  { memberId }: Viewer,
  missionId: string,
): Promise<void> => {
  if (!(await favourites.drop(database.db, memberId, missionId))) refuse('NOT_FOUND');
};

/** The last kept first; its first page tells how many there are. */
export const list = async (
  platform: Platform,
  viewer: Viewer,
  page: PageRequest,
): Promise<Page<MissionCard>> => {
  const { db } = platform.database;
  const sight = { viewerId: viewer.memberId, today: parisDay(platform.clock.now()) };
  const [rows, total] = await Promise.all([
    listKept(db, viewer.memberId, page),
    page.after === undefined ? favourites.count(db, viewer.memberId) : undefined,
  ]);
  const present = (row: FavouriteRow): MissionCard => ({
    ...presentCard(row, sight, row.creator_revealed),
    isFavourite: true,
  });
  return { ...pageOf(rows, page.limit, present, (row) => ({ at: row.kept_at, id: row.id })), total };
};

/** For a member whose account is deleted. */
export const dropFavouritesOf = favourites.dropAllOf;
