import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database.ts';

/** What an account says of itself in tables that no other feature empties when it is erased. */
const emptied = ['notification', 'member_presence', 'inactivity_warning'] as const;

export const deleteRest = async (trx: Trx, memberId: string): Promise<void> => {
  for (const table of emptied) await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
  await trx.deleteFrom('erasure_due').where('member_id', '=', memberId).execute();
  // Articles stay under the name that they were signed with; the page of their author is gone.
  await trx.updateTable('news_author').set({ member_id: null }).where('member_id', '=', memberId).execute();
  // What staff wrote of a refused proof; the decision stays.
  await trx
    .updateTable('verification_request')
    .set({ reason: null })
    .where('member_id', '=', memberId)
    .where('reason', 'is not', null)
    .execute();
  // The consent that everybody reads what they wrote of others goes with them.
  await trx
    .updateTable('review')
    .set({ is_public: false })
    .where('author_id', '=', memberId)
    .where('is_public', '=', true)
    .execute();
  await sql`select set_config('basoche.term_is_over', 'on', true)`.execute(trx);
  await sql`update review set reply = null, replied_at = null
    where subject_id = ${memberId}::uuid and reply is not null`.execute(trx);
  await sql`select set_config('basoche.term_is_over', 'off', true)`.execute(trx);
};

/** Erasures that a restored copy has yet to carry out, after one of them. */
export const listDue = async (db: Db, after: string | null, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from erasure_due where ${after}::uuid is null or member_id > ${after}::uuid
    order by member_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

export const forgetDue = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('erasure_due').where('member_id', '=', memberId).execute();
};
