import type { Db, Trx } from './database/database.ts';
import type { Tables } from './database/schema/tables.ts';
import type { Platform } from './platform.ts';

/**
 * A feature's part in the erasure of an account. A feature registers its own in the list of
 * features/own-data/erasure/service.ts, which calls all of them in order.
 */
export interface Eraser {
  /**
   * Tables in which this feature erases the member's rows. A test fails for each table that no feature names
   * and that has no reason to stay.
   */
  readonly empties: readonly (keyof Tables)[];
  /** Erases the feature's data of a member, in the transaction of the erasure. */
  readonly eraseOf: (trx: Trx, memberId: string, platform: Platform) => Promise<void>;
}

type OwnTable = {
  [Table in keyof Tables]: 'member_id' extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/** Deletes a member's rows of these tables. */
export const deleteRowsOf = async <Table extends OwnTable>(
  db: Db,
  tables: readonly Table[],
  memberId: string,
): Promise<void> => {
  for (const table of tables as readonly OwnTable[]) {
    await db.deleteFrom(table).where('member_id', '=', memberId).execute();
  }
};
