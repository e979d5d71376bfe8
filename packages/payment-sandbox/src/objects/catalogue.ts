import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Wire } from '../json.ts';

export type Product = Wire<Stripe.Product>;
export type Price = Omit<Wire<Stripe.Price>, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };

export interface ProductParams {
  readonly id?: string;
  readonly name: string;
  readonly active: boolean;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
}

export const newProduct = (params: ProductParams, now: number): Product => ({
  id: params.id ?? newId('product'),
  object: 'product',
  active: params.active,
  created: now,
  default_price: null,
  description: params.description,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: params.metadata,
  name: params.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: now,
  url: null,
});

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface PriceParams {
  readonly active: boolean;
  readonly currency: string;
  readonly lookupKey: string | null;
  readonly metadata: Record<string, string>;
  readonly nickname: string | null;
  readonly product: string;
  readonly recurring: { readonly interval: Interval; readonly count: number } | null;
  readonly taxBehavior: Price['tax_behavior'];
  readonly unitAmount: number;
}

export const newPrice = (params: PriceParams, now: number): Price => ({
  id: newId('price'),
  object: 'price',
  active: params.active,
  billing_scheme: 'per_unit',
  created: now,
  currency: params.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: params.lookupKey,
  metadata: params.metadata,
  nickname: params.nickname,
  product: params.product,
  recurring: params.recurring && {
    interval: params.recurring.interval,
    interval_count: params.recurring.count,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: params.taxBehavior,
  tiers_mode: null,
  transform_quantity: null,
  type: params.recurring === null ? 'one_time' : 'recurring',
  unit_amount: params.unitAmount,
  unit_amount_decimal: String(params.unitAmount),
});
