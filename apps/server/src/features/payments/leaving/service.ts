import type { Db } from '../../../platform/database.ts';
import * as store from './store.ts';

/** A member who leaves, as far as money goes (docs/decisions, "An account that leaves while there is money"). */

export const hasUnsettledMoney = (trx: Db, memberId: string): Promise<boolean> =>
  store.hasUnsettled(trx, memberId);

/** What was paid and to whom stays in the ledger; which account at the provider was theirs is forgotten. */
export const forgetPaymentAccount = (trx: Db, memberId: string): Promise<void> =>
  store.deleteAccount(trx, memberId);
