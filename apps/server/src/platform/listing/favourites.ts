import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { rowOf, rowsOf } from '../database/rows.ts';
import type { PageRequest } from '../http/cursor.ts';
import type { Viewer } from '../http/viewer.ts';
import { ofHearing } from './of-hearing.ts';
import { unavailableSql } from './unavailable.ts';

/** A member's favourites in a list: a table with two ids and a time. */
export interface Keeping {
  /** Table of favourites. */
  readonly table: 'mission_favourite' | 'job_favourite';
  /** Column of that table with the id of the favourite. */
  readonly id: 'mission_id' | 'job_id';
  /**
   * Table of the publications that can be favourites: they have a creator, may be archived, and receive applications.
   */
  readonly of: 'mission' | 'job_offer';
  /** Alias of that table in the columns of its cards. */
  readonly as: 'm' | 'j';
}

interface KeptRow {
  readonly id: string;
  /** Time at which the member marked it as a favourite. */
  readonly kept_at: Date;
}

interface Cards {
  /** Columns of the card; its creator is `c`. */
  readonly columns: string;
  /** Further tables for those columns; `f` is the favourite. */
  readonly joins?: string;
}

export const favouritesIn = ({ table, id, of, as }: Keeping) => {
  const favouriteTable = sql.raw(table);
  const key = sql.raw(id);
  const things = sql.raw(`${of} ${as}`);
  const thing = sql.raw(as);

  /** A publication off the network is readable only by its creator and its candidates; a hearing is no favourite. */
  const readableBy = (
    memberId: string,
  ) => sql<boolean>`${as === 'm' ? sql`not ${ofHearing('m.id')}` : sql`true`} and (not ${unavailableSql(as)} or ${thing}.creator_id = ${memberId}::uuid
    or exists (select from application a where a.${key} = ${thing}.id and a.candidate_id = ${memberId}::uuid))`;

  return {
    /** Sets `isFavourite` and `hasApplied` on each card of a page, with one query. No query for visitors. */
    mark: async <Card extends { readonly id: string; readonly isFavourite: boolean }>(
      db: Db,
      viewer: Viewer | null,
      cards: readonly Card[],
    ): Promise<Card[]> => {
      if (viewer === null || viewer.kind === 'CUSTOMER' || cards.length === 0) return [...cards];
      const ids = cards.map((card) => card.id);
      const rows = await rowsOf<{ id: string; mark: 'isFavourite' | 'hasApplied' }>(db)`
        select ${key} as id, 'isFavourite' as mark from ${favouriteTable}
        where member_id = ${viewer.memberId}::uuid and ${key} = any(${ids}::uuid[])
        union all
        select ${key}, 'hasApplied' from application
        where candidate_id = ${viewer.memberId}::uuid and ${key} = any(${ids}::uuid[])`;
      const marks = Map.groupBy(rows, ({ id }) => id);
      return cards.map((card) => {
        const own = marks.get(card.id)?.map(({ mark }) => [mark, true] as const) ?? [];
        return { ...card, ...Object.fromEntries(own) };
      });
    },

    /** Adds a favourite; an existing one keeps its time. False if the member may not read the publication. */
    keep: async (db: Db, memberId: string, one: string, now: Date): Promise<boolean> => {
      const row = await rowOf<{ found: boolean }>(db)`
        with readable as (select ${thing}.id from ${things} where ${thing}.id = ${one}::uuid and ${readableBy(memberId)}),
        inserted as (
          insert into ${favouriteTable} (member_id, ${key}, created_at)
          select ${memberId}::uuid, id, ${now}::timestamptz from readable
          on conflict do nothing
        )
        select exists (select from readable) as found`;
      return row?.found === true;
    },

    /**
     * Removes a favourite, if there is one. False if the id is neither a favourite nor a publication that the member
     * may read.
     */
    drop: async (db: Db, memberId: string, one: string): Promise<boolean> => {
      const row = await rowOf<{ found: boolean }>(db)`
        with dropped as (
          delete from ${favouriteTable} where member_id = ${memberId}::uuid and ${key} = ${one}::uuid returning ${key}
        )
        select exists (select from dropped)
          or exists (select from ${things} where ${thing}.id = ${one}::uuid and ${readableBy(memberId)}) as found`;
      return row?.found === true;
    },

    /** The favourites that a member may read, the last added first. */
    list: async <Row extends KeptRow>(
      db: Db,
      memberId: string,
      { limit, after }: PageRequest,
      { columns, joins = '' }: Cards,
    ): Promise<Row[]> => {
      const next = after ? sql`and (f.created_at, f.${key}) < (${after.at}, ${after.id}::uuid)` : sql``;
      return rowsOf<Row>(db)`
        select ${sql.raw(columns)}, f.created_at as kept_at
        from ${favouriteTable} f join ${things} on ${thing}.id = f.${key} join member c on c.id = ${thing}.creator_id ${sql.raw(joins)}
        where f.member_id = ${memberId}::uuid and ${readableBy(memberId)} ${next}
        order by f.created_at desc, f.${key} desc limit ${limit + 1}`;
    },

    /** Number of rows that `list` returns in all. */
    count: async (db: Db, memberId: string): Promise<number> => {
      const row = await rowOf<{ number: number }>(db)`
        select count(*)::integer as number from ${favouriteTable} f join ${things} on ${thing}.id = f.${key}
        where f.member_id = ${memberId}::uuid and ${readableBy(memberId)}`;
      return row?.number ?? 0;
    },

    dropAllOf: async (db: Db, memberId: string): Promise<void> => {
      await sql`delete from ${favouriteTable} where member_id = ${memberId}::uuid`.execute(db);
    },
  };
};
