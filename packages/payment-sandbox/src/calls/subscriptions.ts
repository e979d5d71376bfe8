import { type Context, call } from '../api/call.ts';
import { listObjects, paging } from '../api/lists.ts';
import { invalid, noSuch } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Customer } from '../objects/customers.ts';
import type { Invoice } from '../objects/invoices.ts';
import type { Subscription, SubscriptionInternals } from '../objects/subscriptions.ts';
import { merged } from '../operations/metadata.ts';
import {
  changeSubscription,
  endSubscription,
  type SubscriptionRow,
  setEndsWithPeriod,
} from '../operations/subscriptions.ts';
import { expand, metadata, nonEmpty, oneOf, refusedParams, shape, text, url, yes } from '../shape.ts';
import { find, findAll, insert } from '../store.ts';

const rowOf = async ({ db }: Context, id: string, lock = false): Promise<SubscriptionRow> => {
  const row = await find<Subscription, SubscriptionInternals>(db, id, { lock });
  if (row?.kind !== 'subscription') throw noSuch('subscription', id);
  return row;
};

const retrieve = call(
  'GET',
  '/v1/subscriptions/:id',
  shape({ expand }),
  async (context, _, { id }) => (await rowOf(context, id)).body,
);

const details = shape({
  comment: text,
  feedback: oneOf(
    'customer_service',
    'low_quality',
    'missing_features',
    'other',
    'switched_service',
    'too_complex',
    'too_expensive',
    'unused',
  ),
});

const update = call(
  'POST',
  '/v1/subscriptions/:id',
  shape({
    cancel_at_period_end: yes,
    cancellation_details: details,
    description: text,
    expand,
    metadata,
    ...refusedParams(
      'add_invoice_items',
      'application_fee_percent',
      'automatic_tax',
      'billing_cycle_anchor',
      'cancel_at',
      'collection_method',
      'default_payment_method',
      'discounts',
      'items',
      'pause_collection',
      'payment_behavior',
      'payment_settings',
      'proration_behavior',
      'proration_date',
      'trial_end',
    ),
  }),
  async (context, read, { id }) => {
    const row = await rowOf(context, id, true);
    if (row.body.status === 'canceled')
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    const ends = read.cancel_at_period_end;
    if (ends !== undefined && ends !== row.body.cancel_at_period_end)
      await setEndsWithPeriod(context, row, ends);
    const fields: Partial<Subscription> = {
      ...(read.description === undefined ? {} : { description: read.description }),
      ...(read.metadata === undefined ? {} : { metadata: merged(row.body.metadata, read.metadata) }),
      ...(read.cancellation_details === undefined
        ? {}
        : {
            cancellation_details: {
              ...row.body.cancellation_details,
              ...read.cancellation_details,
            } as Subscription['cancellation_details'],
          }),
    };
    return Object.keys(fields).length === 0 ? row.body : changeSubscription(context, row, fields);
  },
);

const cancel = call(
  'DELETE',
  '/v1/subscriptions/:id',
  shape({ cancellation_details: details, expand, ...refusedParams('invoice_now', 'prorate') }),
  async (context, _, { id }) => {
    const row = await rowOf(context, id, true);
    if (row.body.status === 'canceled') throw noSuch('subscription', id);
    return endSubscription(context, row, 'cancellation_requested');
  },
);

const subscriptions = call(
  'GET',
  '/v1/subscriptions',
  shape({
    ...paging,
    customer: nonEmpty,
    expand,
    status: oneOf('active', 'all', 'canceled', 'ended', 'past_due', 'trialing', 'unpaid'),
    ...refusedParams('automatic_tax', 'collection_method', 'price'),
  }),
  async (context, { customer, status, ...page }) => {
    const listRequest = { kind: 'subscription', url: '/v1/subscriptions' };
    if (status === 'all') return listObjects(context, { ...listRequest, where: { customer } }, page);
    if (status !== undefined)
      return listObjects(
        context,
        { ...listRequest, where: { customer, status: status === 'ended' ? 'canceled' : status } },
        page,
      );
    const rows = await findAll<Subscription>(
      context.db,
      'subscription',
      customer === undefined ? {} : { customer },
    );
    const open = rows.map(({ body }) => body).filter((body) => body.status !== 'canceled');
    const limit = page.limit ?? 10;
    return {
      object: 'list',
      data: open.reverse().slice(0, limit),
      has_more: open.length > limit,
      url: listRequest.url,
    };
  },
);

const portal = call(
  'POST',
  '/v1/billing_portal/sessions',
  shape(
    {
      customer: nonEmpty,
      expand,
      locale: oneOf('auto', 'fr', 'en'),
      return_url: url,
      ...refusedParams('configuration', 'customer_account', 'flow_data', 'on_behalf_of'),
    },
    ['customer'],
  ),
  async (context, read) => {
    const { db, now, pagesUrl } = context;
    const customer = await find<Customer>(db, read.customer);
    if (customer?.kind !== 'customer') throw noSuch('customer', read.customer, 'customer');
    const id = newId('portal');
    const session = {
      id,
      object: 'billing_portal.session',
      after_expiration: null,
      configuration: 'bpc_1sandbox',
      created: now,
      customer: read.customer,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: read.locale ?? null,
      on_behalf_of: null,
      return_url: read.return_url ?? null,
      url: `${pagesUrl}/portal/${id}`,
    };
    return insert(db, session);
  },
);

const retrieveInvoice = call('GET', '/v1/invoices/:id', shape({ expand }), async ({ db }, _, { id }) => {
  const row = await find<Invoice>(db, id);
  if (row?.kind !== 'invoice') throw noSuch('invoice', id, 'invoice');
  return row.body;
});

const invoices = call(
  'GET',
  '/v1/invoices',
  shape({
    ...paging,
    customer: nonEmpty,
    expand,
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    subscription: nonEmpty,
    ...refusedParams('collection_method', 'customer_account', 'due_date'),
  }),
  (context, { customer, status, subscription, ...page }) =>
    listObjects(
      context,
      {
        kind: 'invoice',
        url: '/v1/invoices',
        where: {
          customer,
          status,
          ...(subscription === undefined ? {} : { parent: { subscription_details: { subscription } } }),
        },
      },
      page,
    ),
);

/** Calls of Stripe's Subscriptions, Customer Portal and Invoices. */
export const subscriptionCalls = [retrieve, update, cancel, subscriptions, portal, retrieveInvoice, invoices];
