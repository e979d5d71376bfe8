import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { rowOf, rowsOf } from '../database/rows.ts';

/** A column of sealed values, in a table with at most one row of a member. Both names come from the code. */
export const sealedColumn = (tableName: string, columnName: string) => {
  const table = sql.id(tableName);
  const column = sql.id(columnName);
  return {
    /** Ids of the next members with a row, in the order of ids. */
    idsAfter: async (db: Db, after: string | null, limit: number): Promise<string[]> => {
      const rows = await rowsOf<{ id: string }>(db)`
        select member_id as id from ${table} where ${after}::uuid is null or member_id > ${after}::uuid
        order by member_id limit ${limit}`;
      return rows.map(({ id }) => id);
    },
    /** Reads the value and locks its row until the transaction ends. */
    lock: async (trx: Db, memberId: string): Promise<Buffer | undefined> => {
      const row = await rowOf<{ sealed: Buffer }>(trx)`
        select ${column} as sealed from ${table} where member_id = ${memberId}::uuid for update`;
      return row?.sealed;
    },
    set: async (trx: Db, memberId: string, sealed: Buffer): Promise<void> => {
      await sql`update ${table} set ${column} = ${sealed} where member_id = ${memberId}::uuid`.execute(trx);
    },
  };
};
