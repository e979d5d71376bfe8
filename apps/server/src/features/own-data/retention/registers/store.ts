import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/database.ts';
import { rowsOf } from '../../../../platform/database/rows.ts';
import { deleted } from '../store.ts';

/** Deletes matches with a register that has long ceased to name the member. */
export const deleteLostMatches = (trx: Trx, before: Date, limit: number): Promise<number> =>
  deleted(
    trx,
    sql`delete from public_register_match where (member_id, register) in (
      select member_id, register from public_register_match
      where state = 'missing' and found_at < ${before} limit ${limit} for update skip locked)`,
  );

/** Ends held editions that nobody has decided on, and deletes their entries. Keeps their day and digest. */
export const endHeldEditions = async (trx: Trx, before: Date, limit: number): Promise<number> => {
  const due = await rowsOf<{ id: string }>(trx)`
    select id from public_register_edition where state = 'held' and imported_at < ${before}
    limit ${limit} for update skip locked`;
  const ids = due.map(({ id }) => id);
  await sql`delete from public_register_entry where edition_id = any(${ids}::uuid[])`.execute(trx);
  return deleted(trx, sql`update public_register_edition set state = 'past' where id = any(${ids}::uuid[])`);
};
