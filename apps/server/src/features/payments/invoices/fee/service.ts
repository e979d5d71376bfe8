import type { BillingDetails } from '@basoche/domain/payments/billing';
import { feeInstalment } from '@basoche/domain/payments/instalment';
import { composeInvoice } from '@basoche/domain/payments/invoices/invoice';
import { feeLine } from '@basoche/domain/payments/invoices/issuing';
import { buysForTrade } from '@basoche/domain/payments/invoices/mentions';
import { platformDetails } from '@basoche/domain/payments/platform-billing-details';
import { vatIncludedCents } from '@basoche/domain/payments/vat';
import { addHours, parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addJob } from '../../../../platform/queue/queue.ts';
import { notify } from '../../../notifications/service.ts';
import { findDetails } from '../billing-details/service.ts';
import { feesToInvoice } from '../billing-details/store.ts';
import { creditNote, platformIssuer, register, tellBuyer } from '../numbering/service.ts';
import * as store from '../numbering/store.ts';

/**
 * Invoices of the platform's fee. Issued when the deposit is confirmed, because the fee is paid with it;
 * credited when the deposit is refunded in full.
 */

/** Time from the payment for which the invoice waits for the client's billing details, in hours. */
const waitingHours = 7 * 24;

/** Buyer without billing details, under their name on the network. */
const asKnown = (thread: store.InvoicedThread): BillingDetails => ({
  legalName: thread.creator_name,
  legalForm: null,
  shareCapital: null,
  address: 'Adresse non communiquée',
  zipCode: thread.creator_zip_code ?? '00000',
  city: '–',
  country: 'FR',
  businessNumber: null,
  vatNumber: null,
});

const isProfessional = (
  { creator_kind: kind, creator_is_moral: isMoral }: store.InvoicedThread,
  details: BillingDetails | null,
): boolean => buysForTrade({ kind, isMoral, businessNumber: details?.businessNumber ?? null });

const netOf = (feeCents: number): number => feeCents - vatIncludedCents(feeCents);

/** Issues the invoice of the thread's fee. `reissueCount`: number of earlier invoices that were cancelled. */
const issueFeeInvoice = async (
  trx: Db,
  thread: store.InvoicedThread,
  reissueCount: number,
  now: Date,
): Promise<store.InvoiceRow> => {
  const buyer = (await findDetails(trx, thread.creator_id)) ?? asKnown(thread);
  return register(trx, {
    issuerId: null,
    buyerId: thread.creator_id,
    thread,
    instalment: feeInstalment,
    reissueCount,
    now,
    compose: (numbered) =>
      composeInvoice(
        {
          issuer: platformDetails,
          buyer,
          isBetweenProfessionals: isProfessional(thread, buyer),
          lines: [
            {
              text: feeLine(thread.subject),
              netCents: netOf(thread.fee_cents),
            },
          ],
          withVat: true,
          isVatOnDebits: false,
          performedOn: parisDay(now),
          isPaid: true,
          reference: thread.id,
          instalment: null,
        },
        numbered,
      ),
  });
};

const lastFeeInvoice = (trx: Db, { id }: store.InvoicedThread): Promise<store.InvoiceRow | undefined> =>
  store.lastInvoice(trx, { applicationId: id, instalment: feeInstalment }, platformIssuer);

/** The fee invoice of a thread, issued now if there is none. */
const issued = async (
  trx: Db,
  thread: store.InvoicedThread,
  now: Date,
): Promise<{ readonly row: store.InvoiceRow; readonly isNew: boolean }> => {
  const found = await lastFeeInvoice(trx, thread);
  if (found !== undefined) return { row: found, isNew: false };
  return { row: await issueFeeInvoice(trx, thread, 0, now), isNew: true };
};

const onFee = (
  { database, clock }: Platform,
  applicationId: string,
  work: (trx: Db, thread: store.InvoicedThread, now: Date) => Promise<void>,
): Promise<void> =>
  database.transaction(async (trx) => {
    const thread = await store.lockThread(trx, applicationId);
    if (thread === undefined || thread.fee_cents === 0) return;
    await work(trx, thread, clock.now());
  });

/**
 * End of the wait for the client's billing details, since a business's invoice must show its address. Null if
 * there is no wait.
 */
const waitsUntil = async (trx: Db, thread: store.InvoicedThread, now: Date): Promise<Date | null> => {
  const { deposit_confirmed_at: paidAt, creator_id } = thread;
  if (paidAt === null || !isProfessional(thread, null)) return null;
  if ((await findDetails(trx, creator_id)) !== null) return null;
  const until = addHours(paidAt, waitingHours);
  return until > now ? until : null;
};

/** Issues the fee's invoice, unless there is one. */
export const invoiceFee = (platform: Platform, applicationId: string): Promise<void> =>
  onFee(platform, applicationId, async (trx, thread, now) => {
    const found = await lastFeeInvoice(trx, thread);
    const runAt = found === undefined ? await waitsUntil(trx, thread, now) : null;
    if (runAt !== null) {
      await addJob(trx, 'payments.invoiceFee', { applicationId }, { runAt, jobKey: `fee:${applicationId}` });
      const { creator_id: memberId } = thread;
      return notify(trx, { memberId, applicationId, key: 'BILLING_DETAILS_AWAITED' }, now);
    }
    const { row, isNew } = await issued(trx, thread, now);
    if (isNew) await tellBuyer(trx, row, 'FEE_INVOICED', now);
  });

/** Credits the fee's invoice. If `invoiceFee` has not run yet, issues the invoice first, to credit it. */
export const creditFee = (platform: Platform, applicationId: string): Promise<void> =>
  onFee(platform, applicationId, async (trx, thread, now) => {
    const { row } = await issued(trx, thread, now);
    if (row.counterpart !== null) return;
    await tellBuyer(trx, await creditNote(trx, row, now), 'FEE_CREDITED', now);
  });

/**
 * After a bank took part of the deposit and so of the fee: credits the invoice, and issues one for the
 * remaining fee.
 */
export const reduceFee = (platform: Platform, applicationId: string, feeCents: number): Promise<void> =>
  onFee(platform, applicationId, async (trx, thread, now) => {
    const found = await lastFeeInvoice(trx, thread);
    const reduced = { ...thread, fee_cents: feeCents };
    // Not issued yet, and the thread has the reduced fee already: `invoiceFee` will use it.
    if (found === undefined && thread.fee_cents === feeCents) return;
    if (found === undefined)
      return tellBuyer(trx, await issueFeeInvoice(trx, reduced, 0, now), 'FEE_INVOICED', now);
    if (found.counterpart !== null) return;
    if (found.document.lines[0]?.netCents === netOf(feeCents)) return;
    await tellBuyer(trx, await creditNote(trx, found, now), 'FEE_CREDITED', now);
    const row = await issueFeeInvoice(trx, reduced, found.round + 1, now);
    await tellBuyer(trx, row, 'FEE_INVOICED', now);
  });

/** Before an account is deleted, issues the invoices that waited for its billing details, with its present name. */
export const invoiceBeforeLeaving = async (
  { clock }: Pick<Platform, 'clock'>,
  trx: Db,
  memberId: string,
): Promise<void> => {
  for (const applicationId of await feesToInvoice(trx, memberId)) {
    const thread = await store.lockThread(trx, applicationId);
    if (thread !== undefined) await issued(trx, thread, clock.now());
  }
};
