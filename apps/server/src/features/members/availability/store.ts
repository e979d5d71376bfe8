import type { AvailabilityStatus } from '@basoche/domain/members/availability';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface SaidRow {
  status: AvailabilityStatus;
  available_from: Day | null;
  confirmed_at: Date;
}

const columns = ['status', 'available_from', 'confirmed_at'] as const;

export const find = (db: Db, memberId: string): Promise<SaidRow | undefined> =>
  db.selectFrom('member_availability').select(columns).where('member_id', '=', memberId).executeTakeFirst();

/** Takes the place of what was said before; the link of a mail about that leads nowhere any more. */
export const say = (db: Db, memberId: string, said: SaidRow): Promise<SaidRow> => {
  const written = { ...said, asked_at: null, link_hash: null };
  return db
    .insertInto('member_availability')
    .values({ member_id: memberId, ...written })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(written))
    .returning(columns)
    .executeTakeFirstOrThrow();
};

export const clear = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('member_availability').where('member_id', '=', memberId).execute();
};

export const confirm = (db: Db, memberId: string, now: Date): Promise<SaidRow | undefined> =>
  db
    .updateTable('member_availability')
    .set({ confirmed_at: now })
    .where('member_id', '=', memberId)
    .returning(columns)
    .executeTakeFirst();

/** By the link of a mail that was sent since this instant; false where it is none. */
export const confirmByLink = async (
  db: Db,
  { hash, sentSince, now }: { hash: Buffer; sentSince: Date; now: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    update member_availability a set confirmed_at = ${now} from member m
    where a.link_hash = ${hash} and a.asked_at >= ${sentSince}
      and m.id = a.member_id and m.suspended_at is null and m.deleted_at is null
    returning a.member_id`.execute(db);
  return rows.length > 0;
};

/**
 * Some of those who were to be available from a day that has come are available: how many. Their accounts are held first, as
 * whoever is deleting one holds it, and for not longer than so many take.
 */
export const beginThoseOf = async (db: Db, today: Day, limit: number): Promise<number> => {
  const { rows } = await sql`
    with held as materialized (
      select m.id from member_availability a join member m on m.id = a.member_id
      where a.status = 'SOON' and a.available_from <= ${today}::date order by m.id limit ${limit} for no key update of m)
    update member_availability a set status = 'AVAILABLE', available_from = null from held
    where a.member_id = held.id and a.status = 'SOON' and a.available_from <= ${today}::date
    returning a.member_id`.execute(db);
  return rows.length;
};

interface Asking {
  /** Who confirmed from `from` on, and before `until`, is asked. */
  readonly from: Date;
  readonly until: Date;
  /** Who was asked since is not asked again. */
  readonly since: Date;
  readonly now: Date;
}

const isThere = sql`m.email is not null and m.confirmed_at is not null and m.suspended_at is null`;

/** Claims some of those who are to be asked. */
export const claim = async (
  db: Db,
  { from, until, since, now }: Asking,
  limit: number,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update member_availability set asked_at = ${now} where member_id in (
      select a.member_id from member_availability a join member m on m.id = a.member_id
      where a.status in ('AVAILABLE', 'SOON') and a.confirmed_at >= ${from} and a.confirmed_at < ${until}
        and (a.asked_at is null or a.asked_at < ${since}) and ${isThere}
      order by a.confirmed_at limit ${limit} for update of a skip locked)
    returning member_id as id`.execute(db);
  return rows.map(({ id }) => id);
};

export interface AskedRow extends SaidRow {
  email: string;
  name: string;
}

/** Who was asked at this instant, and has not answered since. */
export const findAsked = async (db: Db, memberId: string, askedAt: Date): Promise<AskedRow | undefined> => {
  const { rows } = await sql<AskedRow>`
    select a.status, a.available_from, a.confirmed_at, m.email::text, display_name(m) as name
    from member_availability a join member m on m.id = a.member_id
    where a.member_id = ${memberId}::uuid and a.asked_at = ${askedAt} and a.confirmed_at < ${askedAt}
      and a.status in ('AVAILABLE', 'SOON') and ${isThere}`.execute(db);
  return rows[0];
};

export const keepLink = async (db: Db, memberId: string, hash: Buffer): Promise<void> => {
  await db
    .updateTable('member_availability')
    .set({ link_hash: hash })
    .where('member_id', '=', memberId)
    .execute();
};
