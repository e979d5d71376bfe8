import type { BillingDetails } from '@basoche/domain/payments/billing';
import type { Db } from '../../../../platform/database/database.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addJobs } from '../../../../platform/queue/queue.ts';
import * as store from './store.ts';

/** Billing details of members. An invoice keeps the details that it was issued with. */

const presentDetails = (row: store.DetailsRow): BillingDetails => ({
  legalName: row.legal_name,
  legalForm: row.legal_form,
  shareCapital: row.share_capital,
  address: row.address,
  zipCode: row.zip_code,
  city: row.city,
  country: row.country,
  businessNumber: row.business_number,
  vatNumber: row.vat_number,
});

export const detailsOf = async (db: Db, memberId: string): Promise<BillingDetails | null> => {
  const row = await store.find(db, memberId);
  return row === undefined ? null : presentDetails(row);
};

/** Converts details to a row of the table. */
export const detailsRow = (memberId: string, details: BillingDetails, at: Date) => ({
  member_id: memberId,
  legal_name: details.legalName,
  legal_form: details.legalForm,
  share_capital: details.shareCapital,
  address: details.address,
  zip_code: details.zipCode,
  city: details.city,
  country: details.country,
  business_number: details.businessNumber,
  vat_number: details.vatNumber,
  updated_at: at,
});

export const keepDetails = async (
  db: Db,
  memberId: string,
  details: BillingDetails,
  now: Date,
): Promise<void> => {
  await store.save(db, detailsRow(memberId, details, now));
};

export const readDetails = ({ database }: Platform, { memberId }: Viewer): Promise<BillingDetails | null> =>
  detailsOf(database.db, memberId);

export const changeDetails = async (
  { database, clock }: Platform,
  { memberId }: Viewer,
  details: BillingDetails,
): Promise<BillingDetails> => {
  await database.transaction(async (trx) => {
    await keepDetails(trx, memberId, details, clock.now());
    // Issues the fee invoices that waited for these details.
    const waiting = await store.feesToInvoice(trx, memberId);
    const jobs = waiting.map((applicationId) => ({
      payload: { applicationId },
      jobKey: `fee:${applicationId}`,
    }));
    await addJobs(trx, 'payments.invoiceFee', jobs);
  });
  return details;
};

/** Removes the details of a deleted account. Invoices already issued stay for their legal term. */
export const forgetDetails = (trx: Db, memberId: string): Promise<void> => store.remove(trx, memberId);
