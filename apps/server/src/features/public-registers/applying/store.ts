import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { EditionRow } from '../editions/store.ts';

/** Edition in force to which members are still being carried over. */
export interface ApplyingRow extends EditionRow {
  readonly applying: NonNullable<EditionRow['applying']>;
}

/**
 * Locks an edition to which members are still being carried over. `done`: all are, or a later edition is in
 * force; `busy`: another process is at work.
 */
export const lockApplying = async (trx: Trx, id: string): Promise<ApplyingRow | 'done' | 'busy'> => {
  const found = sql`from public_register_edition
    where id = ${id}::uuid and state = 'current' and applying is not null`;
  const locked = await rowOf<ApplyingRow>(trx)`select * ${found} for update skip locked`;
  if (locked !== undefined) return locked;
  return (await rowOf(trx)`select id ${found}`) === undefined ? 'done' : 'busy';
};

export interface Place {
  /** Null once every step is done. */
  readonly applying: EditionRow['applying'];
  readonly applying_after: string | null;
}

/** Records the progress of carrying members over, and the number of further members not named. */
export const advance = async (
  trx: Trx,
  id: string,
  { applying, applying_after }: Place,
  gone: number,
): Promise<void> => {
  await sql`
    update public_register_edition set applying = ${applying}, applying_after = ${applying_after}::uuid,
      gone_count = coalesce(gone_count, 0) + ${gone}
    where id = ${id}::uuid`.execute(trx);
};

/** Records that the program gave up, for staff to resume; null after they resumed it. */
export const setFailed = async (db: Db, id: string, failedAt: Date | null): Promise<void> => {
  await sql`
    update public_register_edition set applying_failed_at = ${failedAt}
    where id = ${id}::uuid and applying is not null`.execute(db);
};

/** Unfinished editions in force without a job: its attempts are used up, or it was lost. */
export const unfinished = (db: Db): Promise<{ id: string; register: PublicRegister }[]> =>
  rowsOf<{ id: string; register: PublicRegister }>(db)`
    select id, register from public_register_edition
    where state = 'current' and applying is not null and applying_failed_at is null`;
