import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Wire } from '../json.ts';
import type { Row } from '../store.ts';
import type { Price } from './catalogue.ts';

export type Session = Wire<Stripe.Checkout.Session>;
export type LineItem = Omit<Wire<Stripe.LineItem>, 'price'> & { price: Price | null };

/** Values that a session keeps until it is paid. */
export interface SessionInternals {
  readonly lineItems: readonly LineItem[];
  readonly intent: {
    readonly description: string | null;
    readonly metadata: Record<string, string>;
    readonly transferGroup: string | null;
    readonly receiptEmail: string | null;
    readonly statementDescriptor: string | null;
  };
  readonly subscription: {
    readonly description: string | null;
    readonly metadata: Record<string, string>;
  };
  /** A card that waits for the authentication of its holder by the bank. */
  readonly waiting?: {
    readonly number: string;
    readonly month: number;
    readonly year: number;
    readonly token: string;
    readonly email: string;
    readonly name: string;
  };
}

export type SessionRow = Row<Session, SessionInternals>;

export interface SessionParams {
  /** The only payment methods offered; null to offer those of the account. */
  readonly allowed: readonly 'card'[] | null;
  readonly mode: 'payment' | 'subscription';
  readonly lineItems: readonly LineItem[];
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly clientReferenceId: string | null;
  readonly customer: string | null;
  readonly customerCreation: 'always' | 'if_required';
  readonly customerEmail: string | null;
  readonly expiresAt: number;
  readonly locale: Session['locale'];
  readonly metadata: Record<string, string>;
  readonly submitType: Session['submit_type'];
  readonly pagesUrl: string;
}

export const newLineItem = (price: Price, name: string, quantity: number): LineItem => {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('lineItem'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: name,
    metadata: {},
    price,
    quantity,
  };
};

export const newSession = (params: SessionParams, now: number): Session => {
  const id = newId('session');
  const total = params.lineItems.reduce((sum, { amount_total }) => sum + amount_total, 0);
  const subscription = params.mode === 'subscription';
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed && [...params.allowed],
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancelUrl,
    client_reference_id: params.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: params.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: params.customer,
    customer_account: null,
    customer_creation: params.customer === null ? (subscription ? 'always' : params.customerCreation) : null,
    customer_details: null,
    customer_email: params.customerEmail,
    discounts: [],
    expires_at: params.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: subscription
      ? null
      : {
          enabled: false,
          invoice_data: {
            account_tax_ids: null,
            custom_fields: null,
            description: null,
            footer: null,
            issuer: null,
            metadata: {},
            rendering_options: null,
          },
        },
    livemode: false,
    locale: params.locale,
    managed_payments: null,
    metadata: params.metadata,
    mode: params.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: subscription ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submitType,
    subscription: null,
    success_url: params.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${params.pagesUrl}/pay/${id}`,
    wallet_options: null,
  };
};
