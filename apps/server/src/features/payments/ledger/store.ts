import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import type { Holding, LedgerEntry } from '@basoche/domain/payments/ledger';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

interface Written extends LedgerEntry, InstalmentKey {
  readonly source: string;
  readonly at: Date;
}

/** Inserts an entry once per source; false if it was inserted before. */
export const insertEntry = async (
  trx: Db,
  { applicationId, instalment, kind, source, at, lines }: Written,
): Promise<boolean> => {
  const entry = await trx
    .insertInto('ledger_entry')
    .values({ application_id: applicationId, instalment, kind, source, at })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (entry === undefined) return false;
  const rows = lines.map(({ account, amountCents }) => ({
    entry_id: entry.id,
    account,
    amount_cents: amountCents,
  }));
  await trx.insertInto('ledger_line').values(rows).execute();
  return true;
};

/**
 * Amounts held for an instalment. Locks the application's row of `hold`, so that the next writer reads the
 * result of this one. Each entry changes that row first, then the one of `instalment_hold`.
 */
export const lockHolding = async (
  trx: Db,
  { applicationId, instalment }: InstalmentKey,
): Promise<Holding> => {
  // Application first, then `hold`: the same order of locks as when an entry is inserted or a thread changes.
  await sql`select from application where id = ${applicationId}::uuid for key share`.execute(trx);
  await sql`select from hold where application_id = ${applicationId}::uuid for update`.execute(trx);
  const { rows } = await sql<{ held: string; fee_held: string }>`
    select held_cents as held, fee_held_cents as fee_held from instalment_hold
    where application_id = ${applicationId}::uuid and instalment = ${instalment}`.execute(trx);
  return { heldCents: Number(rows[0]?.held ?? 0), feeHeldCents: Number(rows[0]?.fee_held ?? 0) };
};
