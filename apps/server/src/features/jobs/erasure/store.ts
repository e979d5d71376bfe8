import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Locks all of a creator's offers until the transaction ends, so that nobody applies to them or edits them. */
export const lockByCreator = async (db: Db, creatorId: string): Promise<void> => {
  await sql`select from job_offer where creator_id = ${creatorId}::uuid order by id for update`.execute(db);
};

/** Erases the member's notes about candidates, and the notes that creators wrote about the member. */
export const eraseNotes = async (db: Db, memberId: string): Promise<void> => {
  await sql`
    update job_application s set note = '' from application a
    where a.id = s.application_id and a.job_id is not null and s.note <> ''
      and (a.creator_id = ${memberId}::uuid or a.candidate_id = ${memberId}::uuid)`.execute(db);
};

/** Archives a member's offers. */
export const archiveByCreator = async (db: Db, creatorId: string, now: Date): Promise<void> => {
  await db
    .updateTable('job_offer')
    .set({ is_archived: true, is_listed: false, updated_at: now })
    .where('creator_id', '=', creatorId)
    .where('is_archived', '=', false)
    .execute();
};
