import type { TimePrice } from '../../pricing/kinds.ts';
import type { Period } from '../../pricing/months.ts';
import { addDays, type Day } from '../../time/paris.ts';
import type { BillingDetails } from '../billing.ts';
import { vatCents, vatPercent } from '../vat.ts';

/**
 * An invoice, or the credit note that cancels one: the full content of the document, frozen when it is
 * issued.
 *
 * Amounts are positive integer cents; those of a credit note are deducted.
 */
export interface Invoice {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: Day;
  /** The last day to pay; for an invoice already paid, the day of issue. */
  readonly dueOn: Day;
  /** The day on which the service was done; null while it is under way. */
  readonly performedOn: Day | null;
  /** First and last day of the service, for a month; absent for other invoices. */
  readonly period?: Period;
  readonly issuer: BillingDetails;
  readonly buyer: BillingDetails;
  /**
   * True if the buyer buys for their trade: penalties and the fixed indemnity for late payment are then due.
   */
  readonly isBetweenProfessionals: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly vat: VatBreakdown;
  readonly netCents: number;
  readonly totalCents: number;
  readonly paidCents: number;
  /** True if VAT is due at the issue of the invoice rather than at its payment. */
  readonly isVatOnDebits: boolean;
  /** The invoice that a credit note cancels. */
  readonly corrects: { readonly number: string; readonly issuedOn: Day } | null;
  /** The reference of the thread, known to both parties. */
  readonly reference: string;
  /** Name of the invoiced instalment, « Tranche 2 sur 3 »; absent for a flat price. */
  readonly instalment?: string;
}

export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export interface InvoiceLine {
  readonly text: string;
  /** Excluding tax. */
  readonly netCents: number;
  /** Declared time with its rate; absent if the price is not by time. */
  readonly time?: Pick<TimePrice, 'kind' | 'rateCents'> & { readonly units: number };
  /** The work that was done, day by day; absent without a sheet. */
  readonly done?: readonly string[];
}

/** An invoice of the platform has one VAT rate, or none (CGI, art. 293 B). */
export interface VatBreakdown {
  /** Percent; 0 where VAT is not applicable. */
  readonly rate: 20 | 0;
  readonly baseCents: number;
  readonly cents: number;
}

/** Days to pay an invoice if nothing else was agreed (code de commerce, L441-10, I). */
export const paymentDays = 30;
/** Fixed indemnity for each late invoice between professionals, in cents (code de commerce, D441-5). */
export const lateIndemnityCents = 4_000;

export interface InvoiceContent {
  readonly issuer: BillingDetails;
  readonly buyer: BillingDetails;
  readonly isBetweenProfessionals: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly withVat: boolean;
  readonly isVatOnDebits: boolean;
  readonly performedOn: Day | null;
  readonly period?: Period;
  /** True if it was paid before its issue. */
  readonly isPaid: boolean;
  readonly reference: string;
  /** Null for a flat price and for the platform’s fee. */
  readonly instalment: string | null;
}

export interface Numbered {
  readonly number: string;
  readonly day: Day;
}

/**
 * Composes an invoice; its totals are computed from its lines. Throws a RangeError if there is nothing to
 * pay.
 */
export const composeInvoice = (content: InvoiceContent, { number, day }: Numbered): Invoice => {
  const { lines, withVat, isPaid, instalment, period } = content;
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  if (!Number.isSafeInteger(netCents) || netCents <= 0) {
    throw new RangeError(`An invoice for ${netCents} cents cannot be drawn up.`);
  }
  // VAT is computed on the sum, not line by line: a single rounding keeps the totals consistent.
  const cents = withVat ? vatCents(netCents) : 0;
  const totalCents = netCents + cents;
  return {
    kind: 'invoice',
    number,
    issuedOn: day,
    dueOn: isPaid ? day : addDays(day, paymentDays),
    performedOn: content.performedOn,
    ...(period === undefined ? {} : { period }),
    issuer: content.issuer,
    buyer: content.buyer,
    isBetweenProfessionals: content.isBetweenProfessionals,
    lines,
    vat: { rate: withVat ? vatPercent : 0, baseCents: netCents, cents },
    netCents,
    totalCents,
    paidCents: isPaid ? totalCents : 0,
    isVatOnDebits: withVat && content.isVatOnDebits,
    corrects: null,
    reference: content.reference,
    ...(instalment === null ? {} : { instalment }),
  };
};

/** The credit note for a whole invoice: a wrong invoice is cancelled, never changed. */
export const creditFor = (invoice: Invoice, { number, day }: Numbered): Invoice => {
  if (invoice.kind !== 'invoice') throw new RangeError('A credit note is not cancelled by another.');
  const { number: corrected, issuedOn } = invoice;
  return {
    ...invoice,
    kind: 'credit_note',
    number,
    issuedOn: day,
    dueOn: day,
    corrects: { number: corrected, issuedOn },
  };
};
