import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';

export const hasFirm = async (trx: Trx, memberId: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('firm')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Inserts a company without an address of its own, marked as confirmed since its owner's address is. */
export const insertCompany = async (trx: Trx, companyName: string, now: Date): Promise<string> => {
  const { id } = await trx
    .insertInto('member')
    .values({ kind: 'COMPANY', is_moral: true, company_name: companyName, confirmed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Number of open firms with this person as an owner. */
export const countOwned = async (trx: Trx, personId: string): Promise<number> => {
  const { owned } = await trx
    .selectFrom('seat')
    .innerJoin('firm', 'firm.member_id', 'seat.firm_id')
    .where('seat.person_id', '=', personId)
    .where('seat.role', '=', 'owner')
    .where('seat.ended_at', 'is', null)
    .where('firm.closed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('owned'))
    .executeTakeFirstOrThrow();
  return Number(owned);
};

export const insertFirm = async (
  trx: Trx,
  firm: { readonly id: string; readonly contactId: string; readonly now: Date },
): Promise<void> => {
  await trx
    .insertInto('firm')
    .values({ member_id: firm.id, opened_at: firm.now, contact_person_id: firm.contactId })
    .execute();
};

/** Locks every mission, offer and thread of a member until the transaction ends. */
export const lockWork = async (trx: Trx, memberId: string): Promise<void> => {
  for (const table of ['mission', 'job_offer'] as const) {
    await sql`
      select from ${sql.table(table)} where creator_id = ${memberId}::uuid order by id for no key update`.execute(
      trx,
    );
  }
  await sql`
    select from application where creator_id = ${memberId}::uuid or candidate_id = ${memberId}::uuid
    order by id for no key update`.execute(trx);
};

/** Puts a seat in charge of every mission, offer and thread of its firm. */
export const takeCharge = async (trx: Trx, firmId: string, seatId: string): Promise<void> => {
  for (const table of ['mission', 'job_offer'] as const) {
    await trx.updateTable(table).set({ seat_id: seatId }).where('creator_id', '=', firmId).execute();
  }
  await sql`
    update application set
      creator_seat_id = case creator_id when ${firmId}::uuid then ${seatId}::uuid else creator_seat_id end,
      candidate_seat_id = case candidate_id when ${firmId}::uuid then ${seatId}::uuid else candidate_seat_id end
    where creator_id = ${firmId}::uuid or candidate_id = ${firmId}::uuid`.execute(trx);
};
