import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { MailReader } from '../../../platform/mail/readers.ts';

/** Locks the member's own firm, and those where they have a seat, before any seat. */
export const lockFirmsOf = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    select from firm where member_id = ${memberId}::uuid
      or member_id in (select firm_id from seat where person_id = ${memberId}::uuid and ended_at is null)
    order by member_id for no key update`.execute(trx);
};

/** Closes a firm, and deletes its domains; false if there is none. Keeps its name until its people are told. */
export const closeFirm = async (trx: Trx, firmId: string, now: Date): Promise<boolean> => {
  const closed = await rowsOf(trx)`
    update firm f set closed_at = ${now}, told_name = display_name(m) from member m
    where f.member_id = ${firmId}::uuid and f.closed_at is null and m.id = f.member_id returning f.member_id`;
  await sql`update seat set ended_at = ${now} where firm_id = ${firmId}::uuid and ended_at is null`.execute(
    trx,
  );
  await trx.deleteFrom('firm_domain').where('firm_id', '=', firmId).execute();
  return closed.length > 0;
};

export interface ClosedRow extends MailReader {
  readonly person_id: string;
  readonly firm: string;
  /** Reason of staff, if they erased the firm. */
  readonly reason: string | null;
}

/**
 * People who acted for a firm when it was erased and who still have an account; none after they were told.
 */
export const findToldOfClosing = (db: Db, firmId: string): Promise<ClosedRow[]> =>
  rowsOf<ClosedRow>(db)`
    select p.id as person_id, p.email::text, display_name(p) as name, null as firm_id, f.told_name as firm,
      (select d.reason from member_decision d where d.member_id = f.member_id and d.decision = 'erase' limit 1) as reason
    from firm f join seat s on s.firm_id = f.member_id and s.ended_at = f.closed_at
    join member p on p.id = s.person_id and p.email is not null
    where f.member_id = ${firmId}::uuid and f.told_name is not null order by p.id`;

export const deleteName = async (db: Db, firmId: string): Promise<void> => {
  await db.updateTable('firm').set({ told_name: null }).where('member_id', '=', firmId).execute();
};

/** Firms in which a person has a live seat, in the order in which they are locked. */
export const firmsOf = (db: Db, personId: string): Promise<{ firm_id: string; seat_id: string }[]> =>
  db
    .selectFrom('seat')
    .select(['firm_id', 'id as seat_id'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .orderBy('firm_id')
    .execute();

/** Deletes the reasons of refused deposits that only people of this firm read, or that this person wrote. */
export const deleteReasons = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    update deposit_approval set reason = null
    where ${memberId}::uuid in (firm_id, decided_by) and reason is not null
      and firm_id in (select ${memberId}::uuid union select firm_id from seat where person_id = ${memberId}::uuid)`.execute(
    trx,
  );
};

/** Deletes invitations of a firm, and those that a person asked for, accepted or has at their confirmed address. */
export const deleteInvitations = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    delete from firm_invitation where firm_id = ${memberId}::uuid or person_id = ${memberId}::uuid
      or email = (select email from member where id = ${memberId}::uuid and confirmed_at is not null)`.execute(
    trx,
  );
  await sql`update firm_invitation set made_by = null where made_by = ${memberId}::uuid`.execute(trx);
};
