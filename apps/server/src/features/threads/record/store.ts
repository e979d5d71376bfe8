import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ThreadEntryTable } from '../../../platform/database/schema/tables.ts';

/** The record of a thread: entries of commands. Messages are entries of their own. */

export const insertEntry = async (db: Db, entry: Insertable<ThreadEntryTable>): Promise<void> => {
  await db.insertInto('thread_entry').values(entry).execute();
};
