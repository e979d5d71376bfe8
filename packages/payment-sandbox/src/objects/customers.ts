import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Wire } from '../json.ts';

export type Customer = Wire<Stripe.Customer>;

export interface CustomerParams {
  readonly description: string | null;
  readonly email: string | null;
  readonly metadata: Record<string, string>;
  readonly name: string | null;
  readonly phone: string | null;
  readonly locales: string[];
}

export const newCustomer = (params: CustomerParams, now: number): Customer => {
  const id = `cus_${newId('link').slice(0, 14)}`;
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description,
    discount: null,
    email: params.email,
    invoice_prefix: id.slice(4, 12).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: params.metadata,
    name: params.name,
    next_invoice_sequence: 1,
    phone: params.phone,
    preferred_locales: params.locales,
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
};
