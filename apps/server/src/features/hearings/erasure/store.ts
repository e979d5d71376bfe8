import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';

/** Tables that keep no row of an erased member. */
export const emptied = [
  'hearing_notice',
  'hearing_document',
  'hearing_absence',
  'hearing_profile',
  'bar_entry',
] as const;

/** Deletes the hearings of a member that nobody took; a taken one stays with its thread. */
export const deleteUntaken = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    delete from hearing where state <> 'taken'
      and mission_id in (select id from mission where creator_id = ${memberId}::uuid)`.execute(trx);
};
