import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

export interface ResponseTime {
  member_id: string;
  /** Null without a reply. */
  minutes: number | null;
}

/** The next students and employees after this one in the order of their ids, at most `limit`. */
export const nextPeople = async (db: Db, after: string | null, limit: number): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from member where kind in ('STUDENT', 'EMPLOYEE') and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`;
  return rows.map(({ id }) => id);
};

/**
 * Response times in minutes of these members that differ from the stored ones (rules §1). Median delay from the other party's
 * first message, sent since this instant, to the member's first reply.
 */
export const findChanged = (db: Db, memberIds: readonly string[], since: Date): Promise<ResponseTime[]> =>
  rowsOf<ResponseTime>(db)`
    with median as (
      select p.id as member_id, greatest(0, round(extract(epoch from
        percentile_cont(0.5) within group (order by r.sent_at - f.sent_at)) / 60))::integer as minutes
      from member p
      cross join lateral (
        select id from application where candidate_id = p.id and updated_at >= ${since}
        union all
        select id from application where creator_id = p.id and updated_at >= ${since}) a
      cross join lateral (
        select m.sender_id, m.sent_at from message m where m.application_id = a.id order by m.position limit 1) f
      cross join lateral (
        select m.sent_at from message m
        where m.application_id = a.id and m.sender_id = p.id order by m.position limit 1) r
      where p.id = any(${[...memberIds]}::uuid[]) and p.deleted_at is null and f.sent_at >= ${since} and f.sender_id <> p.id
      group by p.id)
    select o.id as member_id, m.minutes from unnest(${[...memberIds]}::uuid[]) o (id)
    left join median m on m.member_id = o.id left join person_profile p on p.member_id = o.id
    where m.minutes is distinct from p.response_time_mn`;

/** Saves response times. Locks the accounts first, as edits of profiles do, to avoid deadlocks. */
export const write = async (db: Db, times: readonly ResponseTime[]): Promise<void> => {
  await sql`
    with held as materialized (
      select m.id, c.minutes
      from unnest(${times.map(({ member_id }) => member_id)}::uuid[], ${times.map(({ minutes }) => minutes)}::integer[])
        c (id, minutes)
      join member m on m.id = c.id
      where m.deleted_at is null order by m.id for no key update of m)
    insert into person_profile (member_id, response_time_mn) select id, minutes from held
    on conflict (member_id) do update set response_time_mn = excluded.response_time_mn
      where person_profile.response_time_mn is distinct from excluded.response_time_mn`.execute(db);
};
