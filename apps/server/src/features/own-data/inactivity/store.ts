import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';

/**
 * Copies the last use of open sessions to `member_presence`, which is otherwise updated only when a session
 * opens. A firm was last present when one of its people was.
 */
export const recordUsedSessions = async (db: Db): Promise<void> => {
  await sql`
    insert into member_presence as p (member_id, seen_on)
    select s.member_id, max(s.used_at at time zone 'utc')::date from session s group by s.member_id
    on conflict (member_id) do update set seen_on = excluded.seen_on where p.seen_on < excluded.seen_on`.execute(
    db,
  );
  await sql`
    insert into member_presence as p (member_id, seen_on)
    select s.firm_id, max(person.seen_on) from seat s join member_presence person on person.member_id = s.person_id
    where s.ended_at is null group by s.firm_id
    on conflict (member_id) do update set seen_on = excluded.seen_on where p.seen_on < excluded.seen_on`.execute(
    db,
  );
  // Deletes the warnings of members who have returned.
  await sql`
    delete from inactivity_warning w using member_presence p
    where p.member_id = w.member_id and p.seen_on > (w.claimed_at at time zone 'utc')::date`.execute(db);
};

export interface AbsentRow {
  member_id: string;
  seen_on: string;
  first_at: Date | null;
  last_at: Date | null;
}

/** Members absent since this day, oldest first, after a position. Subscribers never count as absent. */
export const absentSince = async (
  db: Db,
  since: Date,
  after: Pick<AbsentRow, 'seen_on' | 'member_id'> | null,
  limit: number,
): Promise<AbsentRow[]> => {
  const next =
    after === null
      ? sql`true`
      : sql`(p.seen_on, p.member_id) > (${after.seen_on}::date, ${after.member_id}::uuid)`;
  return rowsOf<AbsentRow>(db)`
    select p.member_id, p.seen_on,
      (select claimed_at from inactivity_warning w where w.member_id = m.id and w.warning = 'first') as first_at,
      (select claimed_at from inactivity_warning w where w.member_id = m.id and w.warning = 'last') as last_at
    from member_presence p join member m on m.id = p.member_id
    where p.seen_on <= (${since}::timestamptz at time zone 'utc')::date and ${next}
      and m.deleted_at is null and m.confirmed_at is not null and m.kind in ('STUDENT', 'EMPLOYEE', 'COMPANY', 'CUSTOMER')
      and not exists (select from subscription s where s.member_id = m.id and s.status in ('active', 'past_due'))
    order by p.seen_on, p.member_id limit ${limit}`;
};

/** Accounts created before this time whose address was never confirmed, after a position. */
export const unconfirmedSince = async (
  db: Db,
  before: Date,
  after: string | null,
  limit: number,
): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from member where confirmed_at is null and deleted_at is null and created_at < ${before}
      and kind in ('STUDENT', 'EMPLOYEE', 'COMPANY', 'CUSTOMER') and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`;
  return rows.map(({ id }) => id);
};

/** Claims a warning, so that it is sent once; false if it was claimed before. */
export const claimWarning = async (
  trx: Trx,
  memberId: string,
  warning: 'first' | 'last',
  at: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('inactivity_warning')
    .values({ member_id: memberId, warning, claimed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

interface WarnedRow extends MailReader {
  /** Name of the firm that the warning is about; null for a member's own account. */
  firm: string | null;
  claimed_at: Date;
}

/** Recipient of a warning, for a firm its contact; undefined if the member has returned. */
export const findWarned = (
  db: Db,
  memberId: string,
  warning: 'first' | 'last',
): Promise<WarnedRow | undefined> =>
  rowOf<WarnedRow>(db)`
    select r.email, r.name, r.firm_id, case when r.firm_id is not null then display_name(m) end as firm, w.claimed_at
    from member m join ${readerOf('m')} r on true
    join inactivity_warning w on w.member_id = m.id and w.warning = ${warning}
    where m.id = ${memberId}::uuid and m.deleted_at is null`;
