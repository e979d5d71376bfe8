import type { GivenFile } from '@basoche/contract/files';
import type {
  InvoiceDraft,
  ThreadInvoices,
  Invoice as WireInvoice,
} from '@basoche/contract/payments/invoices';
import type { FieldError } from '@basoche/contract/problem';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import {
  type BillingDetails,
  type BillingError,
  buyerGaps,
  issuerGaps,
} from '@basoche/domain/payments/billing';
import { composeInvoice } from '@basoche/domain/payments/invoices/invoice';
import { mayInvoice } from '@basoche/domain/payments/invoices/issuing';
import { buysForTrade } from '@basoche/domain/payments/invoices/mentions';
import type { InstalmentPlace } from '@basoche/domain/pricing/content';
import { parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor, recordActing } from '../../firms/service.ts';
import { findDetails, saveDetails } from './billing-details/service.ts';
import { creditNote, register, tellBuyer } from './numbering/service.ts';
import * as numberingStore from './numbering/store.ts';
import { invoiceDocument, invoiceFileName, nameOf, presentInvoice, workOf } from './presenter.ts';
import * as invoiceStore from './store.ts';

/** Invoices that candidates issue in direct relations, and reading of all invoices (rules §4). */

/** The member's role in the thread; refuses everybody else. */
const requireParty = (thread: numberingStore.InvoicedThread, memberId: string) => {
  if (memberId === thread.candidate_id) return 'candidate';
  return memberId === thread.creator_id ? 'creator' : refuse('NOT_FOUND');
};

const isLegalEntity = ({ creator_kind, creator_is_moral }: numberingStore.InvoicedThread): boolean =>
  creator_kind === 'COMPANY' || creator_is_moral;

/** Errors of one party's details, with the path of the form field. */
const prefixPaths = (path: 'issuer' | 'buyer', errors: readonly BillingError[]): FieldError[] =>
  errors.map((error) => ({ path: `${path}.${error.path}`, message: error.message }));

interface Issuing {
  readonly issuer: BillingDetails;
  readonly buyer?: BillingDetails | undefined;
  readonly vatOnDebits: boolean;
  readonly instalment: number;
}

/** Checks that both parties have the details that the law requires; reports each missing one at its field. */
const checkParties = (
  thread: numberingStore.InvoicedThread,
  { issuer, buyer }: { readonly issuer: BillingDetails; readonly buyer: BillingDetails },
): void => {
  const errors = [
    ...prefixPaths('issuer', issuerGaps(issuer, thread.tva_applicable)),
    ...prefixPaths('buyer', buyerGaps(buyer, isLegalEntity(thread))),
  ];
  if (errors.length > 0) refuse('INVALID_INPUT', { errors });
};

const buyerAsked: FieldError = {
  path: 'buyer',
  message: 'Indiquez les coordonnées de facturation du client.',
};

/** Content of the candidate's invoice, except its issuer and VAT option. */
const composeContent = (
  thread: numberingStore.InvoicedThread,
  instalment: numberingStore.InvoicedInstalment,
  buyer: BillingDetails,
) => ({
  buyer,
  isBetweenProfessionals: buysForTrade({
    kind: thread.creator_kind,
    isMoral: thread.creator_is_moral,
    businessNumber: buyer.businessNumber,
  }),
  ...workOf(thread, instalment),
  withVat: thread.tva_applicable,
  isPaid: false,
  reference: thread.id,
  instalment: nameOf(instalment),
});

/** True for a month: its place has no total count. */
const isMonth = (place: InstalmentPlace | null): boolean => place !== null && place.count === null;

/** Instalments of a thread that the candidate may invoice, already invoiced ones included. */
const invoiceable = async (
  db: Db,
  { id, type, is_direct: isDirect }: numberingStore.InvoicedThread,
): Promise<numberingStore.InvoicedInstalment[]> =>
  (await numberingStore.instalmentsOf(db, id)).filter(({ state, place, month }) =>
    mayInvoice({ type, state, isDirect, isOpenMonth: isMonth(place) && month === null }),
  );

/** Records an invoice or its credit note in the journal of the firm that issues it. */
const recordInvoice = (trx: Db, viewer: Viewer, row: numberingStore.InvoiceRow, now: Date): Promise<void> => {
  const act = row.kind === 'invoice' ? 'invoice/issued' : 'invoice/credited';
  const body = { thread: row.application_id, cents: Math.abs(row.document.totalCents) };
  return recordActing(trx, viewer, { act, body }, now);
};

/**
 * Issues the candidate's invoice. Of several simultaneous calls the first succeeds, and the others get
 * ALREADY_INVOICED.
 */
export const issueInvoice = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  { issuer, buyer: typedBuyer, vatOnDebits, instalment }: Issuing,
): Promise<WireInvoice> => {
  const { database, clock } = platform;
  return database.transaction(async (trx) => {
    await lockSeatFor(trx, viewer.acting, 'invoice');
    const thread = (await numberingStore.lockThread(trx, id)) ?? refuse('NOT_FOUND');
    if (requireParty(thread, viewer.memberId) !== 'candidate') refuse('FORBIDDEN');
    const invoiced =
      (await invoiceable(trx, thread)).find(({ position }) => position === instalment) ??
      refuse('NOT_INVOICEABLE');
    const key = { applicationId: id, instalment };
    const last = await numberingStore.lastInvoice(trx, key, viewer.memberId);
    // The counterpart of an invoice is its credit note.
    if (last !== undefined && last.counterpart === null) refuse('ALREADY_INVOICED');
    // Details that the client saved have priority over those that the candidate typed for the client.
    const storedBuyer = await findDetails(trx, thread.creator_id);
    const buyer = storedBuyer ?? typedBuyer ?? refuse('INVALID_INPUT', { errors: [buyerAsked] });
    checkParties(thread, { issuer, buyer });
    const now = clock.now();
    await saveDetails(trx, viewer.memberId, issuer, now);
    const row = await register(trx, {
      issuerId: viewer.memberId,
      buyerId: thread.creator_id,
      thread,
      instalment,
      reissueCount: last === undefined ? 0 : last.round + 1,
      now,
      compose: (numbered) =>
        composeInvoice(
          { ...composeContent(thread, invoiced, buyer), issuer, isVatOnDebits: vatOnDebits },
          numbered,
        ),
    });
    await tellBuyer(trx, row, 'INVOICE_ISSUED', now);
    await recordInvoice(trx, viewer, row, now);
    return presentInvoice(row, viewer.memberId);
  });
};

/** The invoice, if the viewer is its issuer or its buyer. */
const requireReadable = async (db: Db, viewer: Viewer, id: string): Promise<numberingStore.InvoiceRow> => {
  const row = (await numberingStore.findInvoice(db, id)) ?? refuse('NOT_FOUND');
  return [row.issuer_id, row.buyer_id].includes(viewer.memberId) ? row : refuse('NOT_FOUND');
};

export const creditInvoice = async (platform: Platform, viewer: Viewer, id: string): Promise<WireInvoice> =>
  platform.database.transaction(async (trx) => {
    await lockSeatFor(trx, viewer.acting, 'invoice');
    const { application_id } = await requireReadable(trx, viewer, id);
    await numberingStore.lockThread(trx, application_id);
    // Read again under the lock: a concurrent call may have credited it.
    const invoice = await requireReadable(trx, viewer, id);
    if (invoice.issuer_id !== viewer.memberId) refuse('FORBIDDEN');
    if (invoice.kind !== 'invoice' || invoice.counterpart !== null) refuse('ALREADY_CREDITED');
    const now = platform.clock.now();
    const row = await creditNote(trx, invoice, now);
    await tellBuyer(trx, row, 'INVOICE_CREDITED', now);
    await recordInvoice(trx, viewer, row, now);
    return presentInvoice(row, viewer.memberId);
  });

const draftOf = async (
  { database, clock }: Platform,
  viewer: Viewer,
  thread: numberingStore.InvoicedThread,
  instalment: numberingStore.InvoicedInstalment,
): Promise<InvoiceDraft> => {
  const [issuer, buyer] = await Promise.all([
    findDetails(database.db, viewer.memberId),
    findDetails(database.db, thread.creator_id),
  ]);
  // Composed with empty parties, since the amounts do not depend on them.
  const placeholder: BillingDetails = {
    legalName: '',
    legalForm: null,
    shareCapital: null,
    address: '',
    zipCode: '',
    city: '',
    country: 'FR',
    businessNumber: null,
    vatNumber: null,
  };
  const { netCents, vat, totalCents, dueOn, lines } = composeInvoice(
    { ...composeContent(thread, instalment, placeholder), issuer: placeholder, isVatOnDebits: false },
    { number: '', day: parisDay(clock.now()) },
  );
  return {
    instalment: instalment.position,
    instalmentName: nameOf(instalment),
    line: lines[0]?.text ?? '',
    done: [...(lines[0]?.done ?? [])],
    net: centsToEuros(netCents),
    vat: centsToEuros(vat.cents),
    total: centsToEuros(totalCents),
    withVat: thread.tva_applicable,
    dueOn,
    issuer,
    buyer,
    buyerName: thread.creator_name,
    buyerIsLegalEntity: isLegalEntity(thread),
  };
};

export const invoicesOfThread = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<ThreadInvoices> => {
  const { db } = platform.database;
  const thread = (await numberingStore.findThread(db, id)) ?? refuse('NOT_FOUND');
  const party = requireParty(thread, viewer.memberId);
  const rows = await invoiceStore.invoicesOfThread(db, id, viewer.memberId);
  const toInvoice = party === 'candidate' ? await invoiceable(db, thread) : [];
  const next = toInvoice.find(
    ({ position }) =>
      !rows.some(
        ({ instalment, kind, counterpart }) =>
          instalment === position && kind === 'invoice' && counterpart === null,
      ),
  );
  const owesFee = party === 'creator' && thread.fee_cents > 0 && thread.deposit_confirmed_at !== null;
  return {
    invoices: rows.map((row) => presentInvoice(row, viewer.memberId)),
    draft: next === undefined ? null : await draftOf(platform, viewer, thread, next),
    awaitsDetails: owesFee && rows.length === 0 && (await findDetails(db, viewer.memberId)) === null,
  };
};

export const listInvoices = async (
  { database }: Platform,
  viewer: Viewer,
  page: PageRequest,
): Promise<Page<WireInvoice>> => {
  const rows = await invoiceStore.listInvoices(database.db, viewer.memberId, page);
  return pageOf(rows, page.limit, (row) => presentInvoice(row, viewer.memberId), placeBy('issued_at'));
};

const fileOf = async (
  { documents }: Platform,
  { document, issued_at }: numberingStore.InvoiceRow,
): Promise<GivenFile> => {
  const { head, blocks } = invoiceDocument(document, issued_at);
  const bytes = await documents.invoice(head, blocks, document);
  const content = (async function* () {
    yield bytes;
  })();
  return { name: invoiceFileName(document), kind: 'pdf', bytes: bytes.length, content };
};

export const readInvoice = async (platform: Platform, viewer: Viewer, id: string): Promise<GivenFile> =>
  fileOf(platform, await requireReadable(platform.database.db, viewer, id));

/** The candidate's last invoice of a thread as a file, for both parties. */
export const readThreadInvoice = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<GivenFile> => {
  const { db } = platform.database;
  const thread = (await numberingStore.findThread(db, id)) ?? refuse('NOT_FOUND');
  requireParty(thread, viewer.memberId);
  const row = await numberingStore.lastInvoiceOfThread(db, id, thread.candidate_id);
  return fileOf(platform, row ?? refuse('NOT_INVOICED'));
};
