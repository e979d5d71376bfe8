import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { PageRequest } from '../http/cursor.ts';
import type { Viewer } from '../http/viewer.ts';
import { off } from './off.ts';

/** What a member keeps at hand of a list, in a table of two columns and an instant. */
export interface Keeping {
  /** The table of favourites, and its column that names what is kept. */
  readonly table: 'mission_favourite' | 'job_favourite';
  readonly id: 'mission_id' | 'job_id';
  /** What is kept: it has a creator, may be archived, and is applied to. */
  readonly of: 'mission' | 'job_offer';
  /** What the columns of its cards call it. */
  readonly as: 'm' | 'j';
}

interface KeptRow {
  readonly id: string;
  /** When it was kept. */
  readonly kept_at: Date;
}

interface Cards {
  /** Of the card; its creator is `c`. */
  readonly columns: string;
  /** Further tables of those columns; `f` is the favourite. */
  readonly joins?: string;
}

export const favouritesIn = ({ table, id, of, as }: Keeping) => {
  const kept = sql.raw(table);
  const key = sql.raw(id);
  const things = sql.raw(`${of} ${as}`);
  const thing = sql.raw(as);

  /** What is off the network is its creator's and its candidates' to read. */
  const readableBy = (
    memberId: string,
  ) => sql<boolean>`(not ${off(as)} or ${thing}.creator_id = ${memberId}::uuid
    or exists (select from application a where a.${key} = ${thing}.id and a.candidate_id = ${memberId}::uuid))`;

  return {
    /** Says of each card whether its viewer keeps it: one question for all of them, and none for who keeps nothing. */
    mark: async <Card extends { readonly id: string; readonly isFavourite: boolean }>(
      db: Db,
      viewer: Viewer | null,
      cards: readonly Card[],
    ): Promise<Card[]> => {
      if (viewer === null || viewer.kind === 'CUSTOMER' || cards.length === 0) return [...cards];
      const ids = cards.map((card) => card.id);
      const { rows } = await sql<{ id: string }>`
        select ${key} as id from ${kept}
        where member_id = ${viewer.memberId}::uuid and ${key} = any(${ids}::uuid[])`.execute(db);
      const found = new Set(rows.map((row) => row.id));
      return cards.map((card) => (found.has(card.id) ? { ...card, isFavourite: true } : card));
    },

    /** Kept already, the first time stands. False where the member may not read such a thing. */
    keep: async (db: Db, memberId: string, one: string, now: Date): Promise<boolean> => {
      const { rows } = await sql<{ found: boolean }>`
        with readable as (select ${thing}.id from ${things} where ${thing}.id = ${one}::uuid and ${readableBy(memberId)}),
        inserted as (
          insert into ${kept} (member_id, ${key}, created_at)
          select ${memberId}::uuid, id, ${now}::timestamptz from readable
          on conflict do nothing
        )
        select exists (select from readable) as found`.execute(db);
      return rows[0]?.found === true;
    },

    /** Whether it was kept or not. False where there is nothing that the member could have meant. */
    drop: async (db: Db, memberId: string, one: string): Promise<boolean> => {
      const { rows } = await sql<{ found: boolean }>`
        with dropped as (
          delete from ${kept} where member_id = ${memberId}::uuid and ${key} = ${one}::uuid returning ${key}
        )
        select exists (select from dropped)
          or exists (select from ${things} where ${thing}.id = ${one}::uuid and ${readableBy(memberId)}) as found`.execute(
        db,
      );
      return rows[0]?.found === true;
    },

    /** What a member keeps and may read, the last kept first. */
    list: async <Row extends KeptRow>(
      db: Db,
      memberId: string,
      { limit, after }: PageRequest,
      { columns, joins = '' }: Cards,
    ): Promise<Row[]> => {
      const next = after ? sql`and (f.created_at, f.${key}) < (${after.at}, ${after.id}::uuid)` : sql``;
      const { rows } = await sql<Row>`
        select ${sql.raw(columns)}, f.created_at as kept_at
        from ${kept} f join ${things} on ${thing}.id = f.${key} join member c on c.id = ${thing}.creator_id ${sql.raw(joins)}
        where f.member_id = ${memberId}::uuid and ${readableBy(memberId)} ${next}
        order by f.created_at desc, f.${key} desc limit ${limit + 1}`.execute(db);
      return rows;
    },

    /** How many `list` gives in all. */
    count: async (db: Db, memberId: string): Promise<number> => {
      const { rows } = await sql<{ number: number }>`
        select count(*)::integer as number from ${kept} f join ${things} on ${thing}.id = f.${key}
        where f.member_id = ${memberId}::uuid and ${readableBy(memberId)}`.execute(db);
      return rows[0]?.number ?? 0;
    },

    dropAllOf: async (db: Db, memberId: string): Promise<void> => {
      await sql`delete from ${kept} where member_id = ${memberId}::uuid`.execute(db);
    },
  };
};
