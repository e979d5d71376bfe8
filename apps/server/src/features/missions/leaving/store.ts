import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** All of a creator's missions, locked until the transaction ends: nobody applies to them, nobody edits them. */
export const lockByCreator = async (db: Db, creatorId: string): Promise<void> => {
  await sql`select from mission where creator_id = ${creatorId}::uuid order by id for update`.execute(db);
};

/** Takes a member's missions off every list (the account is being deleted). */
export const archiveByCreator = async (db: Db, creatorId: string, now: Date): Promise<void> => {
  await db
    .updateTable('mission')
    .set({ is_archived: true, is_listed: false, updated_at: now })
    .where('creator_id', '=', creatorId)
    .where('is_archived', '=', false)
    .execute();
};
