import { addDays, type Day } from '../../time/paris.ts';
import { vatCents } from '../amounts.ts';
import type { BillingDetails } from '../billing.ts';

/**
 * An invoice, or the credit note that cancels one: all that its document says, frozen when it is issued. Amounts are integer cents
 * of euros and positive: a credit note says by its kind that they go the other way.
 */
export interface Invoice {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: Day;
  /** The last day to pay; of what was paid before, the day itself. */
  readonly dueOn: Day;
  /** When the service was done; null while it is under way. */
  readonly performedOn: Day | null;
  readonly issuer: BillingDetails;
  readonly buyer: BillingDetails;
  /** The buyer buys for their trade: penalties and the fixed indemnity for late payment are due. */
  readonly isBetweenProfessionals: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly vat: VatBreakdown;
  readonly netCents: number;
  readonly totalCents: number;
  readonly paidCents: number;
  /** VAT is due when the invoice is issued rather than when it is paid. */
  readonly isVatOnDebits: boolean;
  /** What a credit note cancels. */
  readonly corrects: { readonly number: string; readonly issuedOn: Day } | null;
  /** The thread that it belongs to: both parties know it by this. */
  readonly reference: string;
}

export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export interface InvoiceLine {
  readonly text: string;
  /** Excluding tax. */
  readonly netCents: number;
}

/** There is one rate on an invoice of ours, or none (CGI, art. 293 B). */
export interface VatBreakdown {
  /** Percent; 0 where VAT is not applicable. */
  readonly rate: 20 | 0;
  readonly baseCents: number;
  readonly cents: number;
}

/** Nothing else being agreed, an invoice is paid within thirty days (code de commerce, L441-10, I). */
export const paymentDays = 30;
/** For each invoice paid late, between professionals (code de commerce, D441-5). */
export const lateIndemnityCents = 4_000;

export interface Drawing {
  readonly issuer: BillingDetails;
  readonly buyer: BillingDetails;
  readonly isBetweenProfessionals: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly withVat: boolean;
  readonly isVatOnDebits: boolean;
  readonly performedOn: Day | null;
  /** It was paid before it is issued. */
  readonly isPaid: boolean;
  readonly reference: string;
}

export interface Numbered {
  readonly number: string;
  readonly day: Day;
}

/** Draws an invoice up; its totals are sums of what stands in it. Throws a RangeError where there is nothing to pay. */
export const drawUp = (drawing: Drawing, { number, day }: Numbered): Invoice => {
  const { lines, withVat, isPaid, ...said } = drawing;
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  if (!Number.isSafeInteger(netCents) || netCents <= 0) {
    throw new RangeError(`An invoice for ${netCents} cents cannot be drawn up.`);
  }
  // On the sum, not line by line: what is rounded once adds up.
  const cents = withVat ? vatCents(netCents) : 0;
  const totalCents = netCents + cents;
  return {
    kind: 'invoice',
    number,
    issuedOn: day,
    dueOn: isPaid ? day : addDays(day, paymentDays),
    performedOn: said.performedOn,
    issuer: said.issuer,
    buyer: said.buyer,
    isBetweenProfessionals: said.isBetweenProfessionals,
    lines,
    vat: { rate: withVat ? 20 : 0, baseCents: netCents, cents },
    netCents,
    totalCents,
    paidCents: isPaid ? totalCents : 0,
    isVatOnDebits: withVat && said.isVatOnDebits,
    corrects: null,
    reference: said.reference,
  };
};

/** The credit note for the whole of an invoice: what was wrong is taken back, never changed. */
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
