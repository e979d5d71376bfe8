import type { NotificationKey } from '@basoche/domain/notifications/keys';
import { creditFor, type Invoice, type Numbered } from '@basoche/domain/payments/invoices/invoice';
import { nextNumber } from '@basoche/domain/payments/invoices/numbering';
import type { Db } from '../../../../platform/database/database.ts';
import { addJob } from '../../../../platform/queue/queue.ts';
import { notify } from '../../../notifications/service.ts';
import * as store from './store.ts';

/** Numbers an invoice and inserts it in one transaction, so that every number has its invoice. */

interface Registering {
  /** Null for the platform. */
  readonly issuerId: string | null;
  readonly buyerId: string;
  readonly thread: Pick<store.InvoicedThread, 'id' | 'subject'>;
  readonly instalment: number;
  /** Number of the issuer's earlier invoices for this instalment, all cancelled. */
  readonly reissueCount: number;
  readonly correctsId?: string;
  readonly now: Date;
  readonly compose: (numbered: Numbered) => Invoice;
}

export const platformIssuer = 'platform';

/**
 * Registers an invoice of a locked thread. Locks the issuer's sequence until the transaction ends, so call it
 * last in the transaction.
 */
export const register = async (trx: Db, registering: Registering): Promise<store.InvoiceRow> => {
  const { issuerId, buyerId, thread, instalment, reissueCount, correctsId, now, compose } = registering;
  const issuer = issuerId ?? platformIssuer;
  const last = await store.lockSeries(trx, issuer);
  const next = nextNumber(issuerId === null ? 'BASOCHE' : 'BAS', last, now);
  const document = compose(next);
  const id = await store.insertInvoice(trx, {
    issuer,
    issuer_id: issuerId,
    buyer_id: buyerId,
    application_id: thread.id,
    instalment,
    kind: document.kind,
    round: reissueCount,
    corrects_id: correctsId ?? null,
    year: next.year,
    sequence: next.sequence,
    number: next.number,
    issued_on: next.day,
    issued_at: now,
    total_cents: document.totalCents,
    subject: thread.subject,
    document: JSON.stringify(document),
  });
  const row = await store.findInvoice(trx, id);
  if (row === undefined) throw new Error('An invoice that was written is not there.');
  return row;
};

/** Registers the credit note that cancels an invoice in full. */
export const creditNote = (trx: Db, invoice: store.InvoiceRow, now: Date): Promise<store.InvoiceRow> =>
  register(trx, {
    issuerId: invoice.issuer_id,
    buyerId: invoice.buyer_id,
    thread: { id: invoice.application_id, subject: invoice.subject },
    instalment: invoice.instalment,
    reissueCount: invoice.round,
    correctsId: invoice.id,
    now,
    compose: (numbered) => creditFor(invoice.document, numbered),
  });

/** Notifies the buyer and queues the mail, in the caller's transaction. */
export const tellBuyer = async (
  trx: Db,
  row: store.InvoiceRow,
  key: NotificationKey,
  now: Date,
): Promise<void> => {
  const { buyer_id: memberId, application_id: applicationId } = row;
  await notify(trx, { memberId, applicationId, key }, now);
  await addJob(trx, 'payments.invoiceMail', { invoiceId: row.id });
};
