import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { StaffActTable } from '../../../platform/database/schema/tables.ts';

/** Number of the advisory lock; migrations and seed use others. */
const lockNumber = 7_217_603;

type Act = Selectable<StaffActTable>;

/** The last entry. Locks the journal until the transaction ends. */
export const lockLastEntry = async (db: Db): Promise<Pick<Act, 'number' | 'hash'> | undefined> => {
  // Locks in a separate statement first: a single statement that waits for the lock would read the table as
  // of before the wait.
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(db);
  return db
    .selectFrom('staff_act')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
};

export const insertEntry = async (db: Db, act: Insertable<StaffActTable>): Promise<void> => {
  await db.insertInto('staff_act').values(act).execute();
};

export const entriesAfter = (
  db: Db,
  number: number,
  limit: number,
): Promise<Pick<Act, 'number' | 'body' | 'hash'>[]> =>
  db
    .selectFrom('staff_act')
    .select(['number', 'body', 'hash'])
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();
