import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

/**
 * Finds in SQL the people who may be notified of a hearing, so that a hundred thousand profiles need not be
 * loaded to notify a hundred.
 */

export interface ListenerRow {
  readonly member_id: string;
  /** Distance from their town to the court. */
  readonly km: number;
  readonly distance_km: number | null;
  readonly goes_farther: boolean;
  readonly week: number;
  readonly was_told: boolean;
}

interface ListenerQuery {
  /** Null for a hearing that is being written. */
  readonly id: string | null;
  readonly clientId: string;
  readonly kind: string;
  readonly act: string;
  readonly priceCents: number;
  readonly heldAt: Date;
  readonly hoursBetween: number;
  readonly court: string;
  readonly now: Date;
  /** Day of the hearing in Paris. */
  readonly day: string;
  /** Possible towns of departure, with their distance to the court. */
  readonly towns: readonly { readonly insee: string; readonly km: number }[];
  /** Codes of the bars whose avocats may act there by law; null for all. */
  readonly bars: readonly string[] | null;
  /** People notified before this time are notified again; absent: nobody is. */
  readonly again?: Date | null;
}

/** Verified avocats who take such hearings, are not their client's people, are not away, attend no other then, declined it not, gave it not back, and were not told. */
const listening = ({ kind, act, priceCents, now, towns, bars }: ListenerQuery) => sql`
    from hearing_profile p
    join unnest(${towns.map(({ insee }) => insee)}::text[], ${towns.map(({ km }) => km)}::int[]) t(town, km) on t.town = p.town
    join member m on m.id = p.member_id
    where p.is_on and p.kinds @> array[${kind}::text] and p.acts @> array[${act}::text] and p.lowest_cents <= ${priceCents}
      and (p.paused_until is null or p.paused_until <= ${now})
      and m.kind = 'EMPLOYEE' and m.job_name = 'Avocat' and m.verified_at is not null
      and (m.verified_until is null or m.verified_until > ${now}) and m.suspended_at is null and m.deleted_at is null
      and (${bars}::text[] is null or exists (select from bar_entry b
        where b.member_id = p.member_id and b.confirmed_at is not null and b.court = any(${bars}::text[])))
      and p.member_id not in (select id from silent)`;

const wasTold = sql<boolean>`p.member_id in (select id from told)`;

/**
 * People to leave out: they attend another hearing at that time, act for the client (see `sharesPerson`), are
 * away, gave it back, declined it or were already notified, except those notified again.
 *
 * Each set is read once and hashed: reading it per profile would exceed the statement timeout.
 */
const once = ({ id, clientId, heldAt, hoursBetween, court, day, again = null }: ListenerQuery) => sql`
  taken as materialized (
    select a.candidate_id, a.candidate_seat_id from hearing h join application a on a.id = h.application_id
    where h.state = 'taken' and a.state <> 'REFUSED' and h.court <> ${court}
      and h.held_at > ${heldAt}::timestamptz - ${hoursBetween} * interval '1 hour'
      and h.held_at < ${heldAt}::timestamptz + ${hoursBetween} * interval '1 hour'
  ), busy as materialized (
    select candidate_id as id from taken union select s.person_id from taken join seat s on s.id = taken.candidate_seat_id
  ), ours as materialized (
    select ${clientId}::uuid as id union select s.person_id from seat s where s.firm_id = ${clientId}::uuid and s.ended_at is null
  ), theirs as materialized (
    select id from ours union select s.firm_id from seat s join ours on ours.id = s.person_id where s.ended_at is null
  ), notices as materialized (
    select member_id as id, told_at is not null as is_told,
      declined_at is not null or coalesce(told_at > coalesce(${again}::timestamptz, '-infinity'), false) as is_silent
    from hearing_notice where mission_id = ${id}::uuid
  ), told as materialized (
    select id from notices where is_told
  ), silent as materialized (
    select id from busy union all select id from theirs union all select id from notices where is_silent
    union all select member_id from hearing_absence where ${day}::date between first_day and last_day
    union all select candidate_id from application where mission_id = ${id}::uuid
  )`;

const isNear = sql<boolean>`(p.distance_km is null or t.km <= p.distance_km)`;

/** SQL: the hearing's half-day is ticked in the profile; always false on a Sunday. */
const isTicked = (halfDay: number) => sql<boolean>`(p.week & ${halfDay}::int) <> 0`;

interface Wave {
  readonly wave: number;
  /** Bit of the half-day of the hearing; 0 on a Sunday. */
  readonly halfDay: number;
  /** Maximum number of new people in the wave, besides those notified again. */
  readonly most: number;
}

/**
 * People to whom a wave may go (checked again by `isOfWave` of the domain), nearest first, then by a hash of
 * hearing and member; plus those notified again, at any distance.
 */
export const listenersOf = (
  db: Db,
  query: ListenerQuery,
  { wave, halfDay, most }: Wave,
): Promise<ListenerRow[]> =>
  rowsOf<ListenerRow>(db)`
    with ${once(query)}, found as (
      select p.member_id, t.km, p.distance_km, p.goes_farther, p.week, ${wasTold} as was_told
      ${listening(query)}
      and (${wasTold} or (case ${wave}::int
        when 1 then ${isNear} and ${isTicked(halfDay)}
        when 2 then ${isNear} or (p.goes_farther and t.km <= 2 * p.distance_km)
        else ${isNear} or p.goes_farther end))
    ), nearest as (
      select * from found where not was_told
      order by km, substring(sha256(convert_to(${query.id}::text || member_id::text, 'UTF8')) for 4) limit ${most}
    )
    select * from nearest union all select * from found where was_told`;

/**
 * Counts the people who may take such a hearing, and those of them who are near and have ticked its half-day.
 */
export const countListeners = async (
  db: Db,
  query: ListenerQuery,
  halfDay: number,
): Promise<{ readonly may: number; readonly free: number }> => {
  const [found] = await rowsOf<{ may: number; free: number }>(db)`
    with ${once(query)}
    select count(*)::int as may, (count(*) filter (where ${isNear} and ${isTicked(halfDay)}))::int as free ${listening(query)}`;
  return found ?? { may: 0, free: 0 };
};
