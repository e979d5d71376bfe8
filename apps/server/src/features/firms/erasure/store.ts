import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';

/** Locks the member's own firm, and those where they have a seat, before any seat. */
export const lockFirmsOf = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    select from firm where member_id = ${memberId}::uuid
      or member_id in (select firm_id from seat where person_id = ${memberId}::uuid and ended_at is null)
    order by member_id for no key update`.execute(trx);
};

/** Closes a firm, and deletes the words that only its people read. */
export const closeFirm = async (trx: Trx, firmId: string, now: Date): Promise<void> => {
  await sql`update firm set closed_at = ${now} where member_id = ${firmId}::uuid and closed_at is null`.execute(
    trx,
  );
  await sql`update seat set ended_at = ${now} where firm_id = ${firmId}::uuid and ended_at is null`.execute(
    trx,
  );
  await trx.deleteFrom('firm_domain').where('firm_id', '=', firmId).execute();
  await trx.updateTable('deposit_approval').set({ reason: null }).where('firm_id', '=', firmId).execute();
};

/** Firms in which a person has a live seat, in the order in which they are locked. */
export const firmsOf = (trx: Trx, personId: string): Promise<{ firm_id: string; seat_id: string }[]> =>
  trx
    .selectFrom('seat')
    .select(['firm_id', 'id as seat_id'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .orderBy('firm_id')
    .execute();

/** Deletes invitations of a firm, and those that a person asked for, accepted or has at their address. */
export const deleteInvitations = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    delete from firm_invitation where firm_id = ${memberId}::uuid or person_id = ${memberId}::uuid
      or email = (select email from member where id = ${memberId}::uuid)`.execute(trx);
  await sql`update firm_invitation set made_by = null where made_by = ${memberId}::uuid`.execute(trx);
};
