import type { MissionCard } from '@basoche/contract/missions';
import { parisDay } from '@basoche/domain/time/paris';
import { type PageRequest, pageOf } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database.ts';
import type { Page } from '../../../platform/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentCard } from '../presenter.ts';
import * as store from './store.ts';

/** Missions that a member keeps at hand. */

/** Says of each card whether its viewer keeps it: one question for all of them, and none for who keeps nothing. */
export const withFavourites = async <Card extends Pick<MissionCard, 'id' | 'isFavourite'>>(
  db: Db,
  viewer: Viewer | null,
  cards: readonly Card[],
): Promise<Card[]> => {
  if (viewer === null || viewer.kind === 'CUSTOMER' || cards.length === 0) return [...cards];
  const kept = await store.keptAmong(
    db,
    viewer.memberId,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => (kept.has(card.id) ? { ...card, isFavourite: true } : card));
};

export const keep = async (platform: Platform, viewer: Viewer, missionId: string): Promise<void> => {
  const kept = { memberId: viewer.memberId, missionId };
  if (!(await store.keep(platform.database.db, kept, platform.clock.now()))) refuse('NOT_FOUND');
};

export const drop = async (platform: Platform, viewer: Viewer, missionId: string): Promise<void> => {
  const kept = { memberId: viewer.memberId, missionId };
  if (!(await store.drop(platform.database.db, kept))) refuse('NOT_FOUND');
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
    store.listKept(db, viewer.memberId, page),
    page.after === undefined ? store.countKept(db, viewer.memberId) : undefined,
  ]);
  const present = (row: store.FavouriteRow): MissionCard => ({
    ...presentCard(row, sight, row.creator_revealed),
    isFavourite: true,
  });
  return { ...pageOf(rows, page.limit, present, (row) => ({ at: row.kept_at, id: row.id })), total };
};

/** For a member whose account is deleted. */
export const dropFavouritesOf = (db: Db, memberId: string): Promise<void> => store.dropAllOf(db, memberId);
