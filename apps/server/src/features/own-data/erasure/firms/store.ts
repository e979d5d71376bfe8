import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/database.ts';

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

/** Ends a person's seats. Firms whose contact they were are written to at their oldest owner. */
export const endSeats = async (trx: Trx, personId: string, now: Date): Promise<void> => {
  await sql`update seat set ended_at = ${now} where person_id = ${personId}::uuid and ended_at is null`.execute(
    trx,
  );
  await sql`
    update firm f set contact_person_id = owner.person_id
    from (
      select distinct on (firm_id) firm_id, person_id from seat
      where role = 'owner' and ended_at is null and firm_id in (select firm_id from seat where person_id = ${personId}::uuid)
      order by firm_id, since, id
    ) owner
    where f.member_id = owner.firm_id and f.contact_person_id = ${personId}::uuid`.execute(trx);
};

/** Deletes invitations of a firm, and those that a person asked for, accepted or has at their address. */
export const deleteInvitations = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    delete from firm_invitation where firm_id = ${memberId}::uuid or person_id = ${memberId}::uuid
      or email = (select email from member where id = ${memberId}::uuid)`.execute(trx);
  await sql`update firm_invitation set made_by = null where made_by = ${memberId}::uuid`.execute(trx);
};
