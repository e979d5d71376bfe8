import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import { sharesPerson } from '../../../platform/listing/shares-person.ts';

export interface ListenerRow {
  readonly member_id: string;
  readonly town: string;
  readonly distance_km: number | null;
  readonly goes_farther: boolean;
  readonly week: number;
  /** Court of their bar, if staff confirmed it. */
  readonly bar: string | null;
  readonly absences: readonly { readonly firstDay: string; readonly lastDay: string }[];
}

interface Asked {
  readonly id: string;
  readonly clientId: string;
  readonly kind: string;
  readonly act: string;
  readonly priceCents: number;
  readonly heldAt: Date;
  readonly hoursBetween: number;
  readonly court: string;
  readonly now: Date;
}

/** Verified avocats who take such hearings, are not their client's people, attend no other then, and were not told. */
export const listenersOf = (
  db: Db,
  { id, clientId, kind, act, priceCents, heldAt, hoursBetween, court, now }: Asked,
): Promise<ListenerRow[]> =>
  rowsOf<ListenerRow>(db)`
    select p.member_id, p.town, p.distance_km, p.goes_farther, p.week, b.court as bar,
      coalesce((select json_agg(json_build_object('firstDay', first_day, 'lastDay', last_day))
        from hearing_absence x where x.member_id = p.member_id), '[]') as absences
    from hearing_profile p
    join member m on m.id = p.member_id
    left join bar_entry b on b.member_id = p.member_id and b.confirmed_at is not null
    where p.is_on and p.kinds @> array[${kind}::text] and p.acts @> array[${act}::text] and p.lowest_cents <= ${priceCents}
      and (p.paused_until is null or p.paused_until <= ${now})
      and m.kind = 'EMPLOYEE' and m.job_name = 'Avocat' and m.verified_at is not null
      and (m.verified_until is null or m.verified_until > ${now}) and m.suspended_at is null and m.deleted_at is null
      and not ${sharesPerson(sql`m.id`, sql`${clientId}::uuid`)}
      and not exists (select from hearing_notice n where n.mission_id = ${id}::uuid and n.member_id = m.id)
      and not exists (
        select from hearing h join application a on a.id = h.application_id
        where h.state = 'taken' and a.candidate_id = m.id and h.court <> ${court}
          and abs(extract(epoch from h.held_at - ${heldAt}::timestamptz)) < ${hoursBetween * 3_600})`;

export const countTold = async (db: Db, id: string): Promise<number> => {
  const { count } = await db
    .selectFrom('hearing_notice')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('mission_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
};

interface Notice {
  readonly memberId: string;
  readonly km: number;
}

/** Notes who is told in a wave; returns those who had not been told. */
export const insertNotices = async (
  trx: Trx,
  { id, wave, now }: { readonly id: string; readonly wave: number; readonly now: Date },
  notices: readonly Notice[],
): Promise<string[]> => {
  if (notices.length === 0) return [];
  const rows = await trx
    .insertInto('hearing_notice')
    .values(
      notices.map(({ memberId, km }) => ({ mission_id: id, member_id: memberId, wave, km, told_at: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
};

export const setWave = async (trx: Trx, id: string, wave: number): Promise<void> => {
  await trx.updateTable('hearing').set({ wave }).where('mission_id', '=', id).execute();
};
