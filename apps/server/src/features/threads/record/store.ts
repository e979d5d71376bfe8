import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { ThreadEntryTable } from '../../../platform/schema/tables.ts';

export const insertEntry = async (db: Db, entry: Insertable<ThreadEntryTable>): Promise<void> => {
  await db.insertInto('thread_entry').values(entry).execute();
};

/** What staff decided of the thread's contest, in the words of its record; null where they have not, or where it tells none. */
export const settlementOf = async (db: Db, applicationId: string): Promise<string | null> => {
  const found = await db
    .selectFrom('thread_entry')
    .select(sql<string | null>`body::jsonb ->> 'reason'`.as('reason'))
    .where('application_id', '=', applicationId)
    .where(sql<string | null>`body::jsonb ->> 'command'`, '=', 'settle')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.reason ?? null;
};
