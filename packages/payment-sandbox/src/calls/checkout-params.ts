import {
  currency,
  email,
  expand,
  integer,
  list,
  metadata,
  nonEmpty,
  oneOf,
  type ReadShape,
  refusedParams,
  shape,
  time,
  url,
} from '../shape.ts';

/** Parameters of `POST /v1/checkout/sessions`. */

const recurring = shape(
  { interval: oneOf('day', 'week', 'month', 'year'), interval_count: integer({ least: 1, most: 36 }) },
  ['interval'],
);

const priceData = shape(
  {
    currency,
    product: nonEmpty,
    product_data: shape(
      {
        name: nonEmpty,
        description: nonEmpty,
        metadata,
        ...refusedParams('images', 'tax_code', 'unit_label'),
      },
      ['name'],
    ),
    recurring,
    tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
    unit_amount: integer({ least: 0, most: 99_999_999 }),
    ...refusedParams('unit_amount_decimal'),
  },
  ['currency', 'unit_amount'],
);

export const lineItem = shape({
  price: nonEmpty,
  price_data: priceData,
  quantity: integer({ least: 1, most: 1_000_000 }),
  metadata,
  ...refusedParams('adjustable_quantity', 'dynamic_tax_rates', 'tax_rates'),
});

const paymentIntentData = shape({
  capture_method: oneOf('automatic', 'automatic_async'),
  description: nonEmpty,
  metadata,
  receipt_email: email,
  statement_descriptor: nonEmpty,
  transfer_group: nonEmpty,
  ...refusedParams(
    'application_fee_amount',
    'on_behalf_of',
    'setup_future_usage',
    'shipping',
    'statement_descriptor_suffix',
    'transfer_data',
  ),
});

const subscriptionData = shape({
  description: nonEmpty,
  metadata,
  ...refusedParams(
    'application_fee_percent',
    'billing_cycle_anchor',
    'billing_mode',
    'default_tax_rates',
    'invoice_settings',
    'on_behalf_of',
    'proration_behavior',
    'transfer_data',
    'trial_end',
    'trial_period_days',
    'trial_settings',
  ),
});

export const checkoutShape = shape(
  {
    billing_address_collection: oneOf('auto', 'required'),
    cancel_url: url,
    client_reference_id: nonEmpty,
    currency,
    customer: nonEmpty,
    customer_creation: oneOf('always', 'if_required'),
    customer_email: email,
    expand,
    expires_at: time,
    line_items: list(lineItem),
    locale: oneOf('auto', 'fr', 'en'),
    metadata,
    mode: oneOf('payment', 'setup', 'subscription'),
    payment_intent_data: paymentIntentData,
    allowed_payment_method_types: list(oneOf('card')),
    submit_type: oneOf('auto', 'pay', 'book', 'donate', 'subscribe'),
    subscription_data: subscriptionData,
    success_url: url,
    ui_mode: oneOf('hosted_page'),
    ...refusedParams(
      'adaptive_pricing',
      'after_expiration',
      'allow_promotion_codes',
      'automatic_tax',
      'branding_settings',
      'consent_collection',
      'custom_fields',
      'custom_text',
      'customer_account',
      'customer_update',
      'discounts',
      'excluded_payment_method_types',
      'integration_identifier',
      'invoice_creation',
      'managed_payments',
      'name_collection',
      'optional_items',
      'origin_context',
      'payment_method_collection',
      'payment_method_configuration',
      'payment_method_data',
      'payment_method_options',
      'permissions',
      'phone_number_collection',
      'redirect_on_completion',
      'return_url',
      'saved_payment_method_options',
      'setup_intent_data',
      'shipping_address_collection',
      'shipping_options',
      'tax_id_collection',
      'wallet_options',
    ),
  },
  ['mode', 'line_items', 'success_url'],
);

export type CheckoutParameters = ReadShape<typeof checkoutShape>;
