import type { Db, Trx } from '../database/database.ts';
import type { Platform } from '../platform.ts';

/** A column of sealed values, as its feature's store gives it. */
export interface Sealed {
  /** Whose values stand after this member's, in the order of their ids. */
  readonly idsAfter: (db: Db, after: string | null, limit: number) => Promise<string[]>;
  /** The value, which nobody else changes until the transaction ends. */
  readonly lock: (trx: Trx, memberId: string) => Promise<Buffer | undefined>;
  readonly set: (trx: Trx, memberId: string, sealed: Buffer) => Promise<void>;
  /** What it was sealed for. */
  readonly about: (memberId: string) => string;
}

const atOnce = 100;

/** Seals under the present key what another key sealed, a row at a time, beside a live program; says how many there were. */
export const reseal = async (
  { database, sealing }: Pick<Platform, 'database' | 'sealing'>,
  column: Sealed,
): Promise<number> => {
  const one = (memberId: string): Promise<boolean> =>
    database.transaction(async (trx) => {
      const sealed = await column.lock(trx, memberId);
      if (sealed === undefined || (await sealing.isCurrent(sealed))) return false;
      const about = column.about(memberId);
      await column.set(trx, memberId, await sealing.seal(await sealing.unseal(sealed, about), about));
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
