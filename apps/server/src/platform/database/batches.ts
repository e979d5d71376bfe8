import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Rows that one statement of a task changes: few enough for the statement timeout, and for those who wait for its locks. */
const rowsAtOnce = 500;

/** Calls `change` until nothing is left. `change` changes at most `limit` rows and returns their number. */
export const inBatches = async (
  change: (limit: number) => Promise<number>,
  limit = rowsAtOnce,
): Promise<void> => {
  while ((await change(limit)) === limit);
};

/** Deletes up to `limit` rows of a table, and returns their number. A row that is changed meanwhile stays. */
export const deleteSome = async (
  db: Db,
  table: string,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} limit ${limit}))`.execute(db);
  return Number(numAffectedRows ?? 0);
};
