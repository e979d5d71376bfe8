import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Locks all of a creator's missions until the transaction ends, so that nobody applies to them or edits them. */
export const lockByCreator = async (db: Db, creatorId: string): Promise<void> => {
  await sql`select from mission where creator_id = ${creatorId}::uuid order by id for update`.execute(db);
};

/** Archives the missions of a member whose account is deleted. */
export const archiveByCreator = async (db: Db, creatorId: string, now: Date): Promise<void> => {
  await db
    .updateTable('mission')
    .set({ is_archived: true, is_listed: false, updated_at: now })
    .where('creator_id', '=', creatorId)
    .where('is_archived', '=', false)
    .execute();
};
