import type { Db } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { removeBankDetails } from '../accounts/bank-details/service.ts';
import { forgetDetails } from '../invoices/billing-details/service.ts';
import { invoiceBeforeLeaving } from '../invoices/fee/service.ts';
import { leave as endSubscriptions } from '../subscriptions/service.ts';
import * as store from './store.ts';

/** Payments of a member whose account is deleted (docs/decisions/0040). */

export const hasUnsettledMoney = (trx: Db, memberId: string): Promise<boolean> =>
  store.hasUnsettled(trx, memberId);

/**
 * Ends subscriptions. Issues the invoices that waited for billing details, with the buyer's present name,
 * then removes the details. The ledger keeps payments and payees; the link to the account at the provider is
 * removed.
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
