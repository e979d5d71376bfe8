import type { Db, Trx } from '../database/database.ts';
import type { Platform } from '../platform.ts';

/** A column of encrypted values, as its feature's store exposes it. */
export interface SealedColumn {
  /** Ids of the next rows with a value, mostly of members, in the order of ids. */
  readonly idsAfter: (db: Db, after: string | null, limit: number) => Promise<string[]>;
  /** Reads the value and locks its row until the transaction ends. */
  readonly lock: (trx: Trx, id: string) => Promise<Buffer | undefined>;
  readonly set: (trx: Trx, id: string, sealed: Buffer) => Promise<void>;
  /** The context to which the value is sealed. */
  readonly about: (id: string) => string;
}

const atOnce = 100;

/**
 * Re-encrypts values of former keys under the current one, row by row, while the program runs. Returns their
 * number.
 */
export const reseal = async (
  { database, sealing }: Pick<Platform, 'database' | 'sealing'>,
  column: SealedColumn,
): Promise<number> => {
  const one = (id: string): Promise<boolean> =>
    database.transaction(async (trx) => {
      const sealed = await column.lock(trx, id);
      if (sealed === undefined || (await sealing.isCurrent(sealed))) return false;
      const context = column.about(id);
      await column.set(trx, id, await sealing.seal(await sealing.unseal(sealed, context), context));
      return true;
    });
  let count = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await column.idsAfter(database.db, after, atOnce);
    for (const id of ids) if (await one(id)) count += 1;
    after = ids.at(-1) ?? null;
    if (after === null) return count;
  }
};
