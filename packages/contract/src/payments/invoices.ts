import { flatInstalment } from '@basoche/domain/payments/instalment';
import { invoiceKinds } from '@basoche/domain/payments/invoices/invoice';
import { day, id, instant, page } from '../fields.ts';
import { givingFile } from '../files.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { billingDetailsBody, billingDetailsSchema } from './billing-details.ts';

/** Invoices and credit notes of candidates and of the platform: rules §4 and §6. */

export const invoiceSchema = z
  .object({
    id,
    number: z.string(),
    kind: z.enum(invoiceKinds),
    issuedAt: instant,
    /** The day written on it. */
    issuedOn: day,
    /** The last day to pay. */
    dueOn: day,
    /** The subject of the mission. */
    subject: z.string(),
    postulationID: id,
    /** Name of the instalment that it is for, « Tranche 2 sur 3 »; null for a flat price and for a fee. */
    instalment: z.string().nullable(),
    /** True if the viewer issued it; otherwise the viewer is its buyer. */
    isMine: z.boolean(),
    issuer: z.string(),
    buyer: z.string(),
    /** In euros: the total with all taxes, and the VAT in it. The amounts of a credit note are cancelled. */
    total: z.number(),
    vat: z.number(),
    /** True if it was paid before its issue. */
    isPaid: z.boolean(),
    /** For an invoice, the credit note that cancels it; for a credit note, the invoice that it cancels. */
    counterpart: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof invoiceSchema>;

/** Default values for a candidate who issues an invoice. */
const invoiceDraftSchema = z.object({
  /** Zero-based index of the invoiced instalment; 0 for a flat price. */
  instalment: z.int(),
  /** « Tranche 2 sur 3 », « Mois 2 »; null for a flat price. */
  instalmentName: z.string().nullable(),
  line: z.string(),
  /** Work of a month, day by day, as printed on the invoice; otherwise empty. */
  done: z.array(z.string()),
  /** Euros. */
  net: z.number(),
  vat: z.number(),
  total: z.number(),
  /** True if VAT is added to the price. */
  withVat: z.boolean(),
  dueOn: day,
  /** The viewer's own details; null before they are given. */
  issuer: billingDetailsSchema.nullable(),
  /** The creator's own details; null if the issuer has to give them. */
  buyer: billingDetailsSchema.nullable(),
  /** Known facts about the buyer: default values where the issuer must give the buyer's details. */
  buyerName: z.string(),
  buyerIsLegalEntity: z.boolean(),
});
export type InvoiceDraft = z.infer<typeof invoiceDraftSchema>;

export const threadInvoicesSchema = z.object({
  /** Invoices that the viewer may read, newest first. */
  invoices: z.array(invoiceSchema),
  /** Draft for the first instalment without an invoice; null if the viewer has none to issue. */
  draft: invoiceDraftSchema.nullable(),
  /** True if the invoice of the viewer's fee waits for their billing details. */
  awaitsDetails: z.boolean(),
});
export type ThreadInvoices = z.infer<typeof threadInvoicesSchema>;

export const invoiceBody = z.object({
  /**
   * Zero-based index of the invoiced instalment. The caller names it, so that a repeated call cannot invoice
   * the next one.
   */
  instalment: z.int().min(0).default(flatInstalment),
  issuer: billingDetailsBody,
  /** Ignored if the creator gave their own details. */
  buyer: billingDetailsBody.optional(),
  /** True if the issuer chose to pay VAT at the issue of the invoice. */
  vatOnDebits: z.boolean().default(false),
});

const ofThread = { params: z.object({ id }) };

export const issueInvoice = defineRoute({
  ...ofThread,
  name: 'payments.issueInvoice',
  access: forSeats(members, 'invoice'),
  summary: "The candidate's invoice for the agreed amount of a direct relation, or of an instalment of it",
  method: 'POST',
  path: '/messagerie/invoice/:id',
  body: invoiceBody,
  status: 201,
  answer: invoiceSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'NOT_INVOICEABLE', 'ALREADY_INVOICED'],
});

export const readThreadInvoice = defineRoute({
  ...ofThread,
  ...givingFile,
  name: 'payments.readThreadInvoice',
  access: forSeats(members, 'look'),
  summary: "The candidate's latest invoice in a thread, for both parties: a Factur-X PDF",
  method: 'GET',
  path: '/messagerie/invoice/:id',
  problems: ['NOT_FOUND', 'NOT_INVOICED'],
});

export const listThreadInvoices = defineRoute({
  ...ofThread,
  name: 'payments.listThreadInvoices',
  access: forSeats(members, 'look'),
  summary: 'Invoices of a thread, and for its candidate the next amount to invoice',
  method: 'GET',
  path: '/messagerie/invoices/:id',
  answer: threadInvoicesSchema,
  problems: ['NOT_FOUND'],
});

export const listInvoices = defineRoute({
  name: 'payments.listInvoices',
  summary: 'Invoices and credit notes that the caller issued or received, newest first',
  method: 'GET',
  path: '/payments/invoices',
  access: forSeats(members, 'invoice'),
  query: z.object(page),
  answer: z.array(invoiceSchema),
  paged: true,
});

export const readInvoice = defineRoute({
  ...ofThread,
  ...givingFile,
  name: 'payments.readInvoice',
  access: forSeats(members, 'invoice'),
  summary: 'File of an invoice or credit note that the caller issued or received: a Factur-X PDF',
  method: 'GET',
  path: '/payments/invoices/:id',
  problems: ['NOT_FOUND'],
});

export const creditInvoice = defineRoute({
  ...ofThread,
  name: 'payments.creditInvoice',
  access: forSeats(members, 'invoice'),
  summary: 'Cancel an invoice of the caller by a credit note for its whole amount; answers the credit note',
  method: 'POST',
  path: '/payments/invoices/:id/credit',
  status: 201,
  answer: invoiceSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'ALREADY_CREDITED'],
});
