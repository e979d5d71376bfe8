import type Stripe from 'stripe';
import type { Card } from '../cards.ts';
import { newId } from '../ids.ts';
import type { Wire } from '../json.ts';

export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type Charge = Wire<Stripe.Charge>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;

export interface Payer {
  readonly email: string | null;
  readonly name: string | null;
}

export interface IntentParams {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  readonly transferGroup: string | null;
  readonly receiptEmail: string | null;
  readonly statementDescriptor: string | null;
}

export const newPaymentIntent = (params: IntentParams, now: number): PaymentIntent => {
  const id = newId('paymentIntent');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: params.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('link')}`,
    confirmation_method: 'automatic',
    created: now,
    currency: params.currency,
    customer: params.customer,
    customer_account: null,
    description: params.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } as never },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: params.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: params.statementDescriptor,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: params.transferGroup,
  };
};

const billingDetails = ({ email, name }: Payer) => ({
  address: null,
  email,
  name,
  phone: null,
  tax_id: null,
});

export const newPaymentMethod = (
  card: Card,
  payer: Payer,
  customer: string | null,
  now: number,
): PaymentMethod => ({
  id: newId('paymentMethod'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: billingDetails(payer),
  card: {
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'FR',
    display_brand: 'visa',
    exp_month: card.month,
    exp_year: card.year,
    fingerprint: card.fingerprint,
    funding: 'credit',
    generated_from: null,
    last4: card.last4,
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  } as PaymentMethod['card'] & object,
  created: now,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});

export interface ChargeParams {
  readonly intent: PaymentIntent;
  readonly method: PaymentMethod;
  readonly card: Card;
  readonly authenticated: boolean;
  readonly declined?: { readonly code: string; readonly declineCode: string; readonly message: string };
}

export const newCharge = (params: ChargeParams, now: number): Charge => {
  const { intent, method, card, declined } = params;
  const paid = declined === undefined;
  return {
    id: newId('charge'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details as Charge['billing_details'],
    calculated_statement_descriptor: 'BAC A SABLE',
    captured: paid,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: paid ? null : '05',
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: declined?.declineCode ?? null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: paid
        ? 'Payment complete.'
        : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: paid ? intent.amount : null,
        authorization_code: paid ? '123456' : null,
        brand: 'visa',
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'FR',
        electronic_commerce_indicator: null,
        exp_month: card.month,
        exp_year: card.year,
        fingerprint: card.fingerprint,
        funding: 'credit',
        installments: null,
        last4: card.last4,
        mandate: null,
        network: 'visa',
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: params.authenticated
          ? {
              authentication_flow: 'challenge',
              electronic_commerce_indicator: '05',
              exemption_indicator: null,
              result: 'authenticated',
              result_reason: null,
              transaction_id: null,
              version: '2.2.0',
            }
          : null,
        transaction_link_id: null,
        wallet: null,
      } as never,
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
};
