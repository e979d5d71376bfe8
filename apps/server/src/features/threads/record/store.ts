import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ThreadEntryTable } from '../../../platform/database/schema/tables.ts';

/** The record of a thread: entries of commands. Messages are entries of their own. */

/** Bodies of a thread's entries, in their order; messages have none here. */
export const bodiesOf = async (db: Db, applicationId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('thread_entry')
    .select('body')
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .execute();
  return rows.map(({ body }) => body);
};

export const insertEntry = async (db: Db, entry: Insertable<ThreadEntryTable>): Promise<void> => {
  await db.insertInto('thread_entry').values(entry).execute();
};
