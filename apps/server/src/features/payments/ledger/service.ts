import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import type { Holding, LedgerEntry } from '@basoche/domain/payments/ledger';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/** The ledger: entries about an instalment's money, written once and never changed (rules §4). */

interface Posting extends InstalmentKey {
  /** Id of the recorded event, such as `transfer:tr_…`. Each source is entered once. */
  readonly source: string;
  readonly at: Date;
}

/** Inserts these entries in the caller's transaction. Skips those whose source has been entered. */
export const post = async (
  trx: Db,
  { applicationId, instalment, source, at }: Posting,
  entries: readonly (LedgerEntry | null)[],
): Promise<void> => {
  for (const entry of entries) {
    if (entry === null || entry.lines.length === 0) continue;
    await store.insertEntry(trx, {
      ...entry,
      applicationId,
      instalment,
      source: `${entry.kind}:${source}`,
      at,
    });
  }
};

export const lockHolding = (trx: Db, key: InstalmentKey): Promise<Holding> => store.lockHolding(trx, key);
