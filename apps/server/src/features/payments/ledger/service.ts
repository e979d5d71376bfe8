import type { Holding, LedgerEntry } from '@basoche/domain/payments/ledger';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/** The ledger: entries about an application's money, written once and never changed (rules §4). */

interface Posting {
  readonly applicationId: string;
  /** Id of the event that the entry records, such as `transfer:tr_…`. Each source is entered once. */
  readonly source: string;
  readonly at: Date;
}

/** Inserts these entries in the caller's transaction; skips those whose source is entered already. */
export const post = async (
  trx: Db,
  { applicationId, source, at }: Posting,
  entries: readonly (LedgerEntry | null)[],
): Promise<void> => {
  for (const entry of entries) {
    if (entry === null || entry.lines.length === 0) continue;
    await store.insertEntry(trx, { ...entry, applicationId, source: `${entry.kind}:${source}`, at });
  }
};

export const lockHolding = (trx: Db, applicationId: string): Promise<Holding> =>
  store.lockHolding(trx, applicationId);
