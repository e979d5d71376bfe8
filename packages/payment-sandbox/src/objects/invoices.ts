import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Wire } from '../json.ts';
import type { Customer } from './customers.ts';
import type { Subscription } from './subscriptions.ts';

export type Invoice = Omit<Wire<Stripe.Invoice>, 'lines'> & {
  lines: { object: 'list'; data: object[]; has_more: boolean; url: string };
};

export interface InvoiceParams {
  readonly subscription: Subscription;
  readonly customer: Customer;
  readonly number: string;
  readonly amount: number;
  readonly reason: 'subscription_create' | 'subscription_cycle';
  readonly period: { readonly start: number; readonly end: number };
}

const lineOf = (invoice: string, params: InvoiceParams): object => {
  const [item] = params.subscription.items.data;
  return {
    id: newId('invoiceLine'),
    object: 'line_item',
    amount: params.amount,
    currency: params.subscription.currency,
    description: item?.price.nickname ?? null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: params.subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: params.subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period: params.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item?.price.id ?? '', product: item?.price.product ?? '' },
      type: 'price_details',
      unit_amount_decimal: item?.price.unit_amount_decimal ?? null,
    },
    quantity: item?.quantity ?? 1,
    quantity_decimal: String(item?.quantity ?? 1),
    subscription: params.subscription.id,
    subtotal: params.amount,
    taxes: [],
  };
};

/** A final, open invoice; the payment that follows makes it paid. */
export const newInvoice = (params: InvoiceParams, now: number): Invoice => {
  const id = newId('invoice');
  const { subscription, customer, amount } = params;
  return {
    id,
    object: 'invoice',
    account_country: 'FR',
    account_name: null,
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: params.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [lineOf(id, params)], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: params.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    } as Invoice['parent'],
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: params.period.end,
    period_start: params.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
};
