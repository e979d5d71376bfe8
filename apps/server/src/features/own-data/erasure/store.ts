import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { deleteRowsOf } from '../../../platform/erasure.ts';

/** Tables about the use of an account, and its pending erasure. */
export const accountUsageTables = ['member_presence', 'inactivity_warning', 'erasure_due'] as const;

export const eraseOf = (trx: Trx, memberId: string): Promise<void> =>
  deleteRowsOf(trx, accountUsageTables, memberId);

/** Members whose erasure a restored copy must repeat, by id. */
export const listDue = async (db: Db, after: string | null, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from erasure_due where ${after}::uuid is null or member_id > ${after}::uuid
    order by member_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

export const deleteDue = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('erasure_due').where('member_id', '=', memberId).execute();
};
