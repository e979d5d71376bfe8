import type { BillingCountry } from '@basoche/domain/payments/countries';
import type { Invoice, InvoiceKind } from '@basoche/domain/payments/invoices/invoice';
import type { ColumnType, Generated } from 'kysely';

export interface BillingDetailsTable {
  member_id: string;
  legal_name: string;
  legal_form: string | null;
  /** Whole euros. */
  share_capital: number | null;
  address: string;
  zip_code: string;
  city: string;
  country: BillingCountry;
  business_number: string | null;
  vat_number: string | null;
  updated_at: Date;
}

export interface InvoiceSeriesTable {
  /** A member's id, or `platform`. */
  issuer: string;
  year: number;
  sequence: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

export interface InvoiceTable {
  id: Generated<string>;
  issuer: string;
  issuer_id: string | null;
  buyer_id: string;
  application_id: string;
  kind: InvoiceKind;
  round: number;
  corrects_id: string | null;
  year: number;
  sequence: number;
  number: string;
  issued_on: string;
  issued_at: Date;
  total_cents: number;
  subject: string;
  document: ColumnType<Invoice, string, never>;
}

export interface InvoiceTables {
  billing_details: BillingDetailsTable;
  invoice_series: InvoiceSeriesTable;
  invoice: InvoiceTable;
}
