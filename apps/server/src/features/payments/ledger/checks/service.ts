import type { Db } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import * as comparison from '../comparison/service.ts';
import * as store from './store.ts';

/** Checks the ledger, and compares it with the provider's record (rules §4). */

export interface Difference {
  /** The broken rule. */
  readonly rule: string;
  readonly on: string;
  readonly found: string;
}

export interface LedgerCheck {
  readonly applications: number;
  readonly entries: number;
  /** The first differences of each rule; empty if all rules hold. */
  readonly differences: readonly Difference[];
  /** Result of the comparison with the provider's record; null if it was not requested. */
  readonly provider: comparison.Compared | null;
}

/** Differences reported per rule at most. */
const differencesAtMost = 5;

/** Differences within the database, the first ones of each rule. */
export const differencesIn = async (db: Db): Promise<Difference[]> => {
  const differences: Difference[] = [];
  for (const rule of store.ledgerRules) {
    const found = await store.firstBroken(db, rule, differencesAtMost);
    differences.push(...found.map((finding) => ({ rule: rule.says, ...finding })));
  }
  return differences;
};

export const checkLedger = async (
  platform: Platform,
  { withProvider = false }: { withProvider?: boolean } = {},
): Promise<LedgerCheck> => {
  const { db } = platform.database;
  const { extent, differences } = await store.atOneInstant(db, async (trx) => {
    return { extent: await store.extentOf(trx), differences: await differencesIn(trx) };
  });
  const compared = withProvider ? await comparison.compare(platform, differencesAtMost) : null;
  return {
    ...extent,
    differences: [...differences, ...(compared?.differences ?? [])],
    provider: compared?.compared ?? null,
  };
};
