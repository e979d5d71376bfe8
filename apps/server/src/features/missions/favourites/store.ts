import { sql } from 'kysely';
import type { PageRequest } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database.ts';
import { type CardRow, cardColumns } from '../store.ts';

/** Of these missions, those that a member keeps. */
export const keptAmong = async (
  db: Db,
  memberId: string,
  missionIds: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ mission_id: string }>`
    select mission_id from mission_favourite
    where member_id = ${memberId}::uuid and mission_id = any(${[...missionIds]}::uuid[])`.execute(db);
  return new Set(rows.map((row) => row.mission_id));
};

/** An archived mission is its creator's and its candidates' to read. */
const readableBy = (memberId: string) => sql<boolean>`(not m.is_archived or m.creator_id = ${memberId}::uuid
  or exists (select from application a where a.mission_id = m.id and a.candidate_id = ${memberId}::uuid))`;

interface Kept {
  readonly memberId: string;
  readonly missionId: string;
}

/** Keeps a mission; kept already, the first time stands. False where the member may not read such a mission. */
export const keep = async (db: Db, { memberId, missionId }: Kept, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    with readable as (select m.id from mission m where m.id = ${missionId}::uuid and ${readableBy(memberId)}),
    kept as (
      insert into mission_favourite (member_id, mission_id, created_at)
      select ${memberId}::uuid, id, ${now}::timestamptz from readable
      on conflict do nothing
    )
    select exists (select from readable) as found`.execute(db);
  return rows[0]?.found === true;
};

/** Drops a mission, whether it was kept or not. False where there is nothing that the member could have meant. */
export const drop = async (db: Db, { memberId, missionId }: Kept): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    with dropped as (
      delete from mission_favourite
      where member_id = ${memberId}::uuid and mission_id = ${missionId}::uuid returning mission_id
    )
    select exists (select from dropped)
      or exists (select from mission m where m.id = ${missionId}::uuid and ${readableBy(memberId)}) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
};

export type FavouriteRow = CardRow & {
  kept_at: Date;
  /** The viewer is a candidate who was taught who an anonymous creator is. */
  creator_revealed: boolean;
};

/** What a member keeps and may read, the last kept first. */
export const listKept = async (
  db: Db,
  memberId: string,
  { limit, after }: PageRequest,
): Promise<FavouriteRow[]> => {
  const next = after ? sql`and (f.created_at, f.mission_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<FavouriteRow>`
    select ${sql.raw(cardColumns)}, f.created_at as kept_at, coalesce(own.creator_revealed, false) as creator_revealed
    from mission_favourite f
    join mission m on m.id = f.mission_id
    join member c on c.id = m.creator_id
    left join application own on own.mission_id = m.id and own.candidate_id = f.member_id
    where f.member_id = ${memberId}::uuid and ${readableBy(memberId)} ${next}
    order by f.created_at desc, f.mission_id desc limit ${limit + 1}`.execute(db);
  return rows;
};

/** How many `listKept` gives in all. */
export const countKept = async (db: Db, memberId: string): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number from mission_favourite f join mission m on m.id = f.mission_id
    where f.member_id = ${memberId}::uuid and ${readableBy(memberId)}`.execute(db);
  return rows[0]?.number ?? 0;
};

export const dropAllOf = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('mission_favourite').where('member_id', '=', memberId).execute();
};
