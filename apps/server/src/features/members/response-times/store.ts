import { sql } from 'kysely';
import { type Db, unhurried } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

export interface ResponseTime {
  member_id: string;
  /** Null without a reply. */
  minutes: number | null;
}

/**
 * Response times in minutes that differ from the stored ones, for students and employees (rules §1). Median delay from the
 * other party's first message, sent since this instant, to the member's first reply.
 */
export const findChanged = (db: Db, since: Date): Promise<ResponseTime[]> =>
  rowsOf<ResponseTime>(db)`
    with asked as materialized (
      select a.id, f.sent_at, case f.sender_id when a.creator_id then a.candidate_id else a.creator_id end as member_id
      from application a
      cross join lateral (
        select m.sender_id, m.sent_at from message m where m.application_id = a.id order by m.position limit 1) f
      where a.updated_at >= ${since} and f.sent_at >= ${since}),
    median as (
      select k.member_id, greatest(0, round(extract(epoch from
        percentile_cont(0.5) within group (order by r.sent_at - k.sent_at)) / 60))::integer as minutes
      from asked k
      join member p on p.id = k.member_id and p.kind in ('STUDENT', 'EMPLOYEE') and p.deleted_at is null
      cross join lateral (
        select m.sent_at from message m
        where m.application_id = k.id and m.sender_id = k.member_id order by m.position limit 1) r
      group by k.member_id)
    select member_id, m.minutes from median m full join person_profile p using (member_id)
    where m.minutes is distinct from p.response_time_mn`;

/** The same for the nightly run, with a longer statement timeout. */
export const findChangedUnhurried = async (db: Db, since: Date): Promise<readonly ResponseTime[]> => {
  let changed: readonly ResponseTime[] = [];
  await unhurried(db, async (trx) => {
    changed = await findChanged(trx, since);
  });
  return changed;
};

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
