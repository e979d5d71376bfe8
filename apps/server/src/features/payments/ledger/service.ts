import type { Holding, LedgerEntry } from '@basoche/domain/payments/ledger';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/** The ledger: what happened to an application's money, in entries that are written once and never changed (rules §4). */

interface Posting {
  readonly applicationId: string;
  /** What happened, at the provider or here: `transfer:tr_…`. An entry of a kind is written once for it. */
  readonly source: string;
  readonly at: Date;
}

/** Writes these entries in the caller's transaction; those that are there for the same source stay as they are. */
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
