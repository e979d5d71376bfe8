import { call } from '../api/call.ts';
import { listObjects, paging } from '../api/lists.ts';
import { invalid, missingParameter, noSuch } from '../errors.ts';
import type { Customer } from '../objects/customers.ts';
import { type LineItem, newSession, type SessionInternals } from '../objects/sessions.ts';
import { saveMetadata } from '../operations/metadata.ts';
import { currentSession, expireSession } from '../operations/paying.ts';
import { expand, metadata, nonEmpty, oneOf, refusedParams, shape, text } from '../shape.ts';
import { find, insert } from '../store.ts';
import { itemOf } from './checkout-items.ts';
import { type CheckoutParameters, checkoutShape } from './checkout-params.ts';

/** Calls of Stripe's Checkout Sessions, with Stripe's own checks and messages. */

const minLifetimeSeconds = 30 * 60;
const maxLifetimeSeconds = 24 * 60 * 60;
/** The smallest payment, in cents. */
const minAmountCents = 50;

const expiryOf = ({ expires_at: asked }: CheckoutParameters, now: number): number => {
  if (asked === undefined) return now + maxLifetimeSeconds;
  if (asked < now + minLifetimeSeconds)
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    });
  if (asked > now + maxLifetimeSeconds)
    throw invalid('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    });
  return asked;
};

const checkModes = (read: CheckoutParameters, items: readonly LineItem[]): void => {
  const subscription = read.mode === 'subscription';
  const periodic = items.filter(({ price }) => price?.type === 'recurring').length;
  if (!subscription && periodic > 0)
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  if (subscription && (periodic !== 1 || items.length !== 1))
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode when using prices. The payment sandbox takes exactly one.',
    );
  if (subscription && read.payment_intent_data !== undefined)
    throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', {
      param: 'payment_intent_data',
    });
  if (!subscription && read.subscription_data !== undefined)
    throw invalid('You can not pass `subscription_data` in `payment` mode.', { param: 'subscription_data' });
  if (subscription && read.customer_creation !== undefined)
    throw invalid('`customer_creation` can only be used in `payment` mode.', { param: 'customer_creation' });
  if (read.customer !== undefined && read.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer_email',
    });
};

const create = call('POST', '/v1/checkout/sessions', checkoutShape, async (context, read) => {
  const { db, now, pagesUrl } = context;
  if (read.mode === 'setup')
    throw invalid('The payment sandbox does not carry out `setup` mode.', { param: 'mode' });
  const expiresAt = expiryOf(read, now);
  const items: LineItem[] = [];
  for (const [index, item] of read.line_items.entries())
    items.push(await itemOf(context, item, `line_items[${index}]`));
  const [first] = items;
  if (first === undefined) throw missingParameter('line_items');
  if (items.some((item) => item.currency !== first.currency))
    throw invalid('All line items must have the same currency.', { param: 'line_items' });
  checkModes(read, items);
  const customer = read.customer ?? null;
  const customerRow = customer === null ? undefined : await find<Customer>(db, customer);
  if (customer !== null && customerRow?.kind !== 'customer') throw noSuch('customer', customer, 'customer');
  const session = newSession(
    {
      mode: read.mode,
      lineItems: items,
      currency: first.currency,
      successUrl: read.success_url,
      cancelUrl: read.cancel_url ?? null,
      clientReferenceId: read.client_reference_id ?? null,
      customer,
      customerCreation: read.customer_creation ?? 'if_required',
      customerEmail: read.customer_email ?? null,
      expiresAt,
      locale: read.locale ?? null,
      metadata: read.metadata ?? {},
      submitType: read.submit_type ?? null,
      allowed: read.allowed_payment_method_types ?? null,
      pagesUrl,
    },
    now,
  );
  if (read.mode === 'payment' && (session.amount_total ?? 0) < minAmountCents)
    throw invalid('The Checkout Session’s total amount due must add up to at least €0.50 eur', {
      code: 'amount_too_small',
    });
  const { payment_intent_data: intent = {}, subscription_data: subscription = {} } = read;
  const hidden: SessionInternals = {
    lineItems: items,
    intent: {
      description: intent.description ?? null,
      metadata: intent.metadata ?? {},
      transferGroup: intent.transfer_group ?? null,
      receiptEmail: intent.receipt_email ?? null,
      statementDescriptor: intent.statement_descriptor ?? null,
    },
    subscription: {
      description: subscription.description ?? null,
      metadata: subscription.metadata ?? {},
    },
  };
  return insert(db, session, { hidden });
});

const retrieve = call('GET', '/v1/checkout/sessions/:id', shape({ expand }), async (context, _, { id }) => {
  const row = await currentSession(context, id);
  if (row === undefined) throw noSuch('checkout.session', id, 'session');
  return row.body;
});

const lineItems = call(
  'GET',
  '/v1/checkout/sessions/:id/line_items',
  shape({ ...paging, expand }),
  async ({ db }, _, { id }) => {
    const row = await find<object, SessionInternals>(db, id);
    if (row?.kind !== 'checkout.session') throw noSuch('checkout.session', id, 'session');
    return {
      object: 'list',
      data: row.hidden.lineItems,
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    };
  },
);

const expire = call(
  'POST',
  '/v1/checkout/sessions/:id/expire',
  shape({ expand }),
  async (context, _, { id }) => {
    const row = await currentSession(context, id);
    if (row === undefined) throw noSuch('checkout.session', id, 'session');
    if (row.body.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row.body.status}.`,
      );
    return expireSession(context, row);
  },
);

const update = call(
  'POST',
  '/v1/checkout/sessions/:id',
  shape({ expand, metadata }),
  async (context, read, { id }) => {
    const row = await currentSession(context, id);
    if (row === undefined) throw noSuch('checkout.session', id, 'session');
    return saveMetadata(context, row, read.metadata);
  },
);

const sessions = call(
  'GET',
  '/v1/checkout/sessions',
  shape({
    ...paging,
    customer: nonEmpty,
    customer_details: shape({ email: text }, ['email']),
    expand,
    payment_intent: nonEmpty,
    status: oneOf('open', 'complete', 'expired'),
    subscription: nonEmpty,
    ...refusedParams('customer_account', 'payment_link'),
  }),
  (context, { customer, customer_details, payment_intent, status, subscription, ...page }) =>
    listObjects(
      context,
      {
        kind: 'checkout.session',
        url: '/v1/checkout/sessions',
        where: { customer, customer_details, payment_intent, status, subscription },
      },
      page,
    ),
);

export const checkoutCalls = [create, retrieve, lineItems, expire, update, sessions];
