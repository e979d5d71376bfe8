import type { Db } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { favouritesIn } from '../../../platform/listing/favourites.ts';
import { type CardRow, cardColumns } from '../store.ts';

export const favourites = favouritesIn({
  table: 'mission_favourite',
  id: 'mission_id',
  of: 'mission',
  as: 'm',
});

export type FavouriteRow = CardRow & {
  kept_at: Date;
  /** True if the viewer is a candidate who knows the creator of this anonymous mission. */
  creator_revealed: boolean;
};

export const listKept = (db: Db, memberId: string, page: PageRequest): Promise<FavouriteRow[]> =>
  favourites.list<FavouriteRow>(db, memberId, page, {
    columns: `${cardColumns}, coalesce(own.creator_revealed, false) as creator_revealed`,
    joins: 'left join application own on own.mission_id = m.id and own.candidate_id = f.member_id',
  });
