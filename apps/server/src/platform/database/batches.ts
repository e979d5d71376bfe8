import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Rows changed per statement: few enough to stay under the statement timeout and to hold locks briefly. */
const rowsAtOnce = 500;

/** Calls `change` until nothing is left. `change` changes at most `limit` rows and returns their number. */
export const inBatches = async (
  change: (limit: number) => Promise<number>,
  limit = rowsAtOnce,
): Promise<void> => {
  while ((await change(limit)) === limit);
};

/** Deletes up to `limit` rows of a table, and returns their number. Keeps a row that another transaction updates meanwhile. */
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
