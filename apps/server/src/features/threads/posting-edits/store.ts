import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

const notTold = (editedAt: Date) => sql<boolean>`${editedAt}::timestamptz <> all (told_of_edits)`;

/** Open threads whose candidate applied before the edit and is not notified of it yet. */
export const threadsToTell = (db: Db, about: 'mission_id' | 'job_id', id: string, editedAt: Date) =>
  db
    .selectFrom('application')
    .select(['id', 'creator_id'])
    .where(about, '=', id)
    .where('state', 'not in', ['REFUSED', 'DONE'])
    .where('created_at', '<=', editedAt)
    .where(notTold(editedAt))
    .orderBy('id')
    .execute();

/**
 * Marks the candidate of this thread as notified of an edit, which also locks the row; false if it was marked
 * before.
 */
export const markTold = async (db: Db, id: string, editedAt: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set({ told_of_edits: sql<Date[]>`told_of_edits || ${editedAt}::timestamptz` })
    .where('id', '=', id)
    .where(notTold(editedAt))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
