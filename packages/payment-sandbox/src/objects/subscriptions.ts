import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Wire } from '../json.ts';
import type { Interval, Price } from './catalogue.ts';

export type SubscriptionItem = Omit<Wire<Stripe.SubscriptionItem>, 'price' | 'plan'> & {
  price: Price;
  plan: object;
};
export type Subscription = Omit<Wire<Stripe.Subscription>, 'items'> & {
  items: { object: 'list'; data: SubscriptionItem[]; has_more: boolean; url: string };
};

/**
 * `due` is the time at which the clock next checks it (seconds): the end of its period, or the next try of a
 * failed payment.
 */
export interface SubscriptionInternals {
  readonly due?: number;
  readonly card: { readonly number: string; readonly month: number; readonly year: number };
  readonly failures?: number;
}

const lengths: Record<Interval, (date: Date, count: number) => void> = {
  day: (date, count) => date.setUTCDate(date.getUTCDate() + count),
  week: (date, count) => date.setUTCDate(date.getUTCDate() + 7 * count),
  month: (date, count) => moveMonths(date, count),
  year: (date, count) => moveMonths(date, 12 * count),
};

/** In a month without a 31st, the last day is used. */
const moveMonths = (date: Date, count: number): void => {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
};

export const periodEnd = (start: number, price: Price): number => {
  const date = new Date(start * 1_000);
  const { interval = 'month', interval_count: count = 1 } = price.recurring ?? {};
  lengths[interval as Interval](date, count);
  return Math.floor(date.getTime() / 1_000);
};

export interface SubscriptionParams {
  readonly customer: string;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  readonly paymentMethod: string;
  readonly price: Price;
  readonly quantity: number;
}

export const newSubscription = (params: SubscriptionParams, now: number): Subscription => {
  const id = newId('subscription');
  const end = periodEnd(now, params.price);
  const item: SubscriptionItem = {
    id: newId('subscriptionItem'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: end,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: params.price.id,
      object: 'plan',
      active: true,
      amount: params.price.unit_amount,
      currency: params.price.currency,
      interval: params.price.recurring?.interval,
      interval_count: params.price.recurring?.interval_count,
      product: params.price.product,
    },
    price: params.price,
    quantity: params.quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: null,
    } as Subscription['cancellation_details'],
    collection_method: 'charge_automatically',
    created: now,
    currency: params.price.currency,
    customer: params.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: params.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: params.description,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } } as Subscription['invoice_settings'],
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    } as Subscription['trial_settings'],
    trial_start: null,
  };
};
