import type { Db } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { favouritesIn } from '../../../platform/listing/favourites.ts';
import { type CardRow, cardColumns } from '../store.ts';

export const favourites = favouritesIn({ table: 'job_favourite', id: 'job_id', of: 'job_offer', as: 'j' });

type FavouriteRow = CardRow & { kept_at: Date };

export const listKept = (db: Db, memberId: string, page: PageRequest): Promise<FavouriteRow[]> =>
  favourites.list<FavouriteRow>(db, memberId, page, { columns: cardColumns });
