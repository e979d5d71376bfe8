import type { Db } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { removeBankDetails } from '../accounts/bank-details/service.ts';
import { forgetDetails } from '../invoices/billing-details/service.ts';
import { invoiceBeforeLeaving } from '../invoices/fee/service.ts';
import { leave as endSubscriptions } from '../subscriptions/service.ts';
import * as store from './store.ts';

/** A member who leaves, as far as money goes (docs/decisions, "An account that leaves while there is money"). */

export const hasUnsettledMoney = (trx: Db, memberId: string): Promise<boolean> =>
  store.hasUnsettled(trx, memberId);

/**
 * Subscriptions end, what waited for billing details is invoiced to the name that its buyer still has, and then the details go. What was
 * paid and to whom stays in the ledger; which account at the provider was theirs is forgotten.
 */
export const paymentEraser: Eraser = {
  empties: ['bank_details', 'billing_details', 'payment_account'],
  eraseOf: async (trx, memberId, platform) => {
    await removeBankDetails(trx, memberId);
    await endSubscriptions(trx, memberId);
    await invoiceBeforeLeaving(platform, trx, memberId);
    await forgetDetails(trx, memberId);
    await store.deleteAccount(trx, memberId);
  },
};
