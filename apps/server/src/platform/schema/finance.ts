import type { LedgerAccount, LedgerKind } from '@basoche/domain/payments/ledger';

/** The ledger's sums of a day that is over, in UTC; amounts are integer cents. */
export interface LedgerDayTable {
  day: string;
  kind: LedgerKind;
  account: LedgerAccount;
  amount_cents: number;
}

/** One row: until which day, included, the sums stand. */
export interface LedgerSummedTable {
  is_only: boolean;
  until_day: string;
}

export interface FinanceTables {
  ledger_day: LedgerDayTable;
  ledger_summed: LedgerSummedTable;
}
