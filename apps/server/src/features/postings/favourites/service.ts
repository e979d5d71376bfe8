import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { favouritesIn } from '../../../platform/listing/favourites.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Favourites, shared by missions and offers. */

interface Kind<Row, Card> {
  readonly favourites: Pick<ReturnType<typeof favouritesIn>, 'keep' | 'drop' | 'count' | 'mark'>;
  readonly listKept: (db: Db, memberId: string, page: PageRequest) => Promise<Row[]>;
  readonly present: (row: Row, context: { readonly viewerId: string; readonly today: Day }) => Card;
}

export const favouritesOf = <
  Row extends { readonly id: string; readonly kept_at: Date },
  Card extends { readonly id: string; readonly isFavourite: boolean },
>({
  favourites,
  listKept,
  present,
}: Kind<Row, Card>) => ({
  keep: async ({ database, clock }: Platform, { memberId }: Viewer, id: string): Promise<void> => {
    if (!(await favourites.keep(database.db, memberId, id, clock.now()))) refuse('NOT_FOUND');
  },

  drop: async ({ database }: Platform, { memberId }: Viewer, id: string): Promise<void> => {
    if (!(await favourites.drop(database.db, memberId, id))) refuse('NOT_FOUND');
  },

  /** Favourites, latest first; the first page has the total. */
  list: async (
    { database: { db }, clock }: Platform,
    viewer: Viewer,
    page: PageRequest,
  ): Promise<Page<Card>> => {
    const { memberId } = viewer;
    const context = { viewerId: memberId, today: parisDay(clock.now()) };
    const [rows, total] = await Promise.all([
      listKept(db, memberId, page),
      page.after === undefined ? favourites.count(db, memberId) : undefined,
    ]);
    const shown = pageOf(rows, page.limit, (row) => present(row, context), placeBy('kept_at'));
    return { ...shown, items: await favourites.mark(db, viewer, shown.items), total };
  },
});
