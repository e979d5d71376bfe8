import type { AvailabilityStatus } from '@basoche/domain/members/availability';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

/** Availability of a member: now, from a day on (`SOON`, from `available_from`), or not. */
export interface AvailabilityRow {
  status: AvailabilityStatus;
  available_from: Day | null;
  confirmed_at: Date;
}

const columns = ['status', 'available_from', 'confirmed_at'] as const;

export const find = (db: Db, memberId: string): Promise<AvailabilityRow | undefined> =>
  db.selectFrom('member_availability').select(columns).where('member_id', '=', memberId).executeTakeFirst();

/** Replaces a member's availability. Voids the link of a mail about the former one. */
export const save = (db: Db, memberId: string, row: AvailabilityRow): Promise<AvailabilityRow> => {
  const written = { ...row, asked_at: null, link_hash: null };
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

/** Records that the availability is still valid; undefined if the member has none. */
export const confirm = (db: Db, memberId: string, now: Date): Promise<AvailabilityRow | undefined> =>
  db
    .updateTable('member_availability')
    .set({ confirmed_at: now })
    .where('member_id', '=', memberId)
    .returning(columns)
    .executeTakeFirst();

/** Confirms by the link of a mail sent since this instant; false if there is no such link. */
export const confirmByLink = async (
  db: Db,
  { hash, sentSince, now }: { hash: Buffer; sentSince: Date; now: Date },
): Promise<boolean> => {
  const rows = await rowsOf(db)`
    update member_availability a set confirmed_at = ${now} from member m
    where a.link_hash = ${hash} and a.asked_at >= ${sentSince}
      and m.id = a.member_id and m.suspended_at is null and m.deleted_at is null
    returning a.member_id`;
  return rows.length > 0;
};

/**
 * Turns SOON into AVAILABLE for up to `limit` members whose day has come; returns their number. Locks the accounts first, as
 * erasure does, and a limited number so that locks are short.
 */
export const makeAvailable = async (db: Db, today: Day, limit: number): Promise<number> => {
  const rows = await rowsOf(db)`
    with locked as materialized (
      select m.id from member_availability a join member m on m.id = a.member_id
      where a.status = 'SOON' and a.available_from <= ${today}::date order by m.id limit ${limit} for no key update of m)
    update member_availability a set status = 'AVAILABLE', available_from = null from locked
    where a.member_id = locked.id and a.status = 'SOON' and a.available_from <= ${today}::date
    returning a.member_id`;
  return rows.length;
};

/** Conditions on the members who are asked by mail whether their availability still holds. */
interface Asking {
  /** Asks members whose last confirmation is from `from` on and before `until`. */
  readonly from: Date;
  readonly until: Date;
  /** Members asked since this instant are not asked again. */
  readonly since: Date;
  readonly now: Date;
}

/** SQL condition: the member (`m`) may be written to. */
const isReachable = sql`m.email is not null and m.confirmed_at is not null and m.suspended_at is null`;

/** Marks up to `limit` of the members to ask as asked, and returns their ids. Skips rows that another process locks. */
export const claimToAsk = async (
  db: Db,
  { from, until, since, now }: Asking,
  limit: number,
): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    update member_availability set asked_at = ${now} where member_id in (
      select a.member_id from member_availability a join member m on m.id = a.member_id
      where a.status in ('AVAILABLE', 'SOON') and a.confirmed_at >= ${from} and a.confirmed_at < ${until}
        and (a.asked_at is null or a.asked_at < ${since}) and ${isReachable}
      order by a.confirmed_at limit ${limit} for update of a skip locked)
    returning member_id as id`;
  return rows.map(({ id }) => id);
};

/** An availability to be confirmed, with the facts of the mail that asks. */
export interface AskedRow extends AvailabilityRow {
  email: string;
  name: string;
}

/** The member's availability, if they were asked at this instant and have not answered since. */
export const findAsked = (db: Db, memberId: string, askedAt: Date): Promise<AskedRow | undefined> =>
  rowOf<AskedRow>(db)`
    select a.status, a.available_from, a.confirmed_at, m.email::text, display_name(m) as name
    from member_availability a join member m on m.id = a.member_id
    where a.member_id = ${memberId}::uuid and a.asked_at = ${askedAt} and a.confirmed_at < ${askedAt}
      and a.status in ('AVAILABLE', 'SOON') and ${isReachable}`;

/** Saves the hash of the secret in the mail's link. */
export const saveLink = async (db: Db, memberId: string, hash: Buffer): Promise<void> => {
  await db
    .updateTable('member_availability')
    .set({ link_hash: hash })
    .where('member_id', '=', memberId)
    .execute();
};
