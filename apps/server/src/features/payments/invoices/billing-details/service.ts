import type { BillingDetails } from '@basoche/domain/payments/billing';
import type { Db } from '../../../../platform/database/database.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addJob, addJobs } from '../../../../platform/queue/queue.ts';
import * as store from './store.ts';

/** Billing details of members. An issued invoice keeps the details of its day. */

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

export const findDetails = async (db: Db, memberId: string): Promise<BillingDetails | null> => {
  const row = await store.find(db, memberId);
  return row === undefined ? null : presentDetails(row);
};

/** Row to insert; exported because the demonstration inserts many at once. */
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

/** Saves without issuing the waiting invoices; `changeOwnDetails` issues them too. */
export const saveDetails = async (
  db: Db,
  memberId: string,
  details: BillingDetails,
  now: Date,
): Promise<void> => {
  await store.save(db, detailsRow(memberId, details, now));
};

export const readOwnDetails = (
  { database }: Platform,
  { memberId }: Viewer,
): Promise<BillingDetails | null> => findDetails(database.db, memberId);

export const changeOwnDetails = async (
  { database, clock }: Platform,
  { memberId }: Viewer,
  details: BillingDetails,
): Promise<BillingDetails> => {
  await database.transaction(async (trx) => {
    const before = await findDetails(trx, memberId);
    await saveDetails(trx, memberId, details, clock.now());
    // The new number may be another company's in the public register.
    if (before?.businessNumber !== details.businessNumber)
      await addJob(trx, 'public-registers.lookUp', { memberId });
    // Queues the invoices of the platform's fee that waited for these details, at most one per thread.
    const applicationIds = await store.feesToInvoice(trx, memberId);
    const jobs = applicationIds.map((applicationId) => ({
      payload: { applicationId },
      jobKey: `fee:${applicationId}`,
    }));
    await addJobs(trx, 'payments.invoiceFee', jobs);
  });
  return details;
};

/** Removes the details of a deleted account. Issued invoices are kept as long as the law requires. */
export const forgetDetails = (trx: Db, memberId: string): Promise<void> => store.remove(trx, memberId);
