import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import { deleteRowsOf } from '../../../platform/erasure.ts';

/** Deletes a member's register, checks and named parties, and removes the person from acts and checks made for a firm. */
export const eraseOf = async (trx: Trx, memberId: string): Promise<void> => {
  const own = ['conflict_entry', 'conflict_register', 'conflict_act', 'conflict_check'] as const;
  await deleteRowsOf(trx, own, memberId);
  const missions = sql`(select id from mission where creator_id = ${memberId}::uuid)`;
  await sql`delete from mission_party_list where mission_id in ${missions}`.execute(trx);
  await sql`
    delete from party_disclosure
    where application_id in (select id from application where mission_id in ${missions})`.execute(trx);
  for (const table of ['conflict_act', 'conflict_check'] as const) {
    await trx.updateTable(table).set({ person_id: null }).where('person_id', '=', memberId).execute();
  }
};
