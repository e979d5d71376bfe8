import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { rowOf, rowsOf } from '../database/rows.ts';

/** A column of encrypted values, and the column that identifies its rows. All names come from the code. */
export const sealedColumn = (tableName: string, columnName: string, idName = 'member_id') => {
  const key = sql.id(idName);
  const table = sql.id(tableName);
  const column = sql.id(columnName);
  return {
    /** Ids of the next rows, in the order of ids. */
    idsAfter: async (db: Db, after: string | null, limit: number): Promise<string[]> => {
      const rows = await rowsOf<{ id: string }>(db)`
        select ${key} as id from ${table} where ${column} is not null and (${after}::uuid is null or ${key} > ${after}::uuid)
        order by ${key} limit ${limit}`;
      return rows.map(({ id }) => id);
    },
    /** Reads the value and locks its row until the transaction ends. */
    lock: async (trx: Db, id: string): Promise<Buffer | undefined> => {
      const row = await rowOf<{ sealed: Buffer | null }>(trx)`
        select ${column} as sealed from ${table} where ${key} = ${id}::uuid for update`;
      return row?.sealed ?? undefined;
    },
    set: async (trx: Db, id: string, sealed: Buffer): Promise<void> => {
      await sql`update ${table} set ${column} = ${sealed} where ${key} = ${id}::uuid`.execute(trx);
    },
  };
};
