import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';

/**
 * The public pages of a listing, by id: each is returned once even if the list changes meanwhile, without a
 * sort.
 */

interface ListingColumns {
  readonly listing: 'mission_listing' | 'job_listing';
  readonly id: 'mission_id' | 'job_id';
  readonly items: 'mission' | 'job_offer';
}

export interface ListedAddress {
  readonly id: string;
  /** Null if it was not recorded. */
  readonly changedAt: Date | null;
  /** False for an expired row, which stays in the listing until the next sweep. */
  readonly isOpen: boolean;
}

export interface Addresses {
  /** The first id of each part of `size` rows; empty if nothing is listed. */
  parts(db: Db, size: number): Promise<string[]>;
  /** Up to `limit` rows in the order of ids, from this id on; with `isAfter`, without that id itself. */
  from(
    db: Db,
    start: { readonly id: string; readonly isAfter: boolean },
    limit: number,
    today: Day,
  ): Promise<ListedAddress[]>;
}

export const addressesOf = ({ listing, id, items }: ListingColumns): Addresses => {
  const table = sql.raw(listing);
  const key = sql.raw(id);
  return {
    parts: async (db, size) => {
      const rows = await rowsOf<{ id: string }>(db)`
        select id from (select ${key} as id, row_number() over (order by ${key}) as number from ${table}) numbered
        where number % ${size}::integer = 1 order by id`;
      return rows.map((row) => row.id);
    },

    from: (db, start, limit, today) =>
      rowsOf<ListedAddress>(db)`
        select l.${key} as id, i.updated_at as "changedAt", l.closes_on >= ${today}::date as "isOpen"
        from ${table} l join ${sql.raw(items)} i on i.id = l.${key}
        where l.${key} ${sql.raw(start.isAfter ? '>' : '>=')} ${start.id}::uuid order by l.${key} limit ${limit}`,
  };
};
