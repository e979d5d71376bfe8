import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

const notTold = (editedAt: Date) => sql<boolean>`${editedAt}::timestamptz <> all (told_of_edits)`;

/** Threads whose candidate is concerned by an edit and was not told of it; whoever applied after it is not. */
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

/** Takes the telling of an edit for this thread, whose row stays locked; false where it was told already. */
export const markTold = async (db: Db, id: string, editedAt: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set({ told_of_edits: sql<Date[]>`told_of_edits || ${editedAt}::timestamptz` })
    .where('id', '=', id)
    .where(notTold(editedAt))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
