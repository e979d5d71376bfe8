import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { preparedStatements } from '../../../platform/listing/named-parameters.ts';
import { cardColumns, cardTables, cardTypes, type EntryRow } from '../directory/cards/store.ts';

/** Queries of favourites: members of the directory that a member keeps, each with a private note. */

/** SQL condition: this member is in the directory. Suspended and deleted members are not shown as favourites. */
const isListed = (id: string) => `exists (select from member_listing l where l.member_id = ${id})`;

/** A favourite as a card of the directory, with the time at which it was added. */
export type KeptRow = EntryRow & { kept_at: Date };

/** Adds a favourite; an existing one keeps its date and gets the new note. False if the directory shows no such member. */
export const saveFavourite = async (
  db: Db,
  memberId: string,
  favourite: { readonly id: string; readonly note: string | null },
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into member_favourite as f (member_id, kept_id, note, created_at)
    select ${memberId}::uuid, l.member_id, ${favourite.note}::text, ${now}::timestamptz
    from member_listing l join member m on m.id = l.member_id
    where l.member_id = ${favourite.id}::uuid and l.member_id <> ${memberId}::uuid and m.deleted_at is null
    for key share of m
    on conflict (member_id, kept_id) do update set note = excluded.note
    returning f.kept_id`.execute(db);
  return rows.length > 0;
};

/** Removes a favourite. False only if this id is neither a favourite nor a member of the directory. */
export const deleteFavourite = async (db: Db, memberId: string, keptId: string): Promise<boolean> => {
  const row = await rowOf<{ found: boolean }>(db)`
    with dropped as (
      delete from member_favourite where member_id = ${memberId}::uuid and kept_id = ${keptId}::uuid returning kept_id
    )
    select exists (select from dropped)
      or exists (select from member_listing where member_id = ${keptId}::uuid) as found`;
  return row?.found === true;
};

const run = preparedStatements('members', { ...cardTypes, limit: 'bigint', at: 'timestamptz', id: 'uuid' });

/** A page of a member's favourites, latest first, plus one row that tells whether another page follows. */
export const list = async (
  pool: pg.Pool,
  memberId: string,
  { limit, after }: PageRequest,
  now: Date,
): Promise<KeptRow[]> => {
  const next = after ? 'and (k.created_at, k.kept_id) < (:at, :id)' : '';
  const write = () => `
    select ${cardColumns}, k.created_at as kept_at
    from member_favourite k join member m on m.id = k.kept_id ${cardTables}
    where k.member_id = :viewer and ${isListed('k.kept_id')} ${next}
    order by k.created_at desc, k.kept_id desc limit :limit`;
  const values = { now, viewer: memberId, limit: limit + 1, at: after?.at, id: after?.id };
  return run<KeptRow>(pool, `kept:${after !== undefined}`, write, values);
};

/** Number of rows in all pages of `list`. */
export const count = async (db: Db, memberId: string): Promise<number> => {
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::integer as number from member_favourite k
    where k.member_id = ${memberId}::uuid and ${sql.raw(isListed('k.kept_id'))}`;
  return row?.number ?? 0;
};

/** Deletes the member's favourites, and the favourites of others for this member. */
export const deleteFavouritesOf = async (db: Db, memberId: string): Promise<void> => {
  await db
    .deleteFrom('member_favourite')
    .where((where) => where.or([where('member_id', '=', memberId), where('kept_id', '=', memberId)]))
    .execute();
};
