import { call } from '../api/call.ts';
import { listObjects, paging } from '../api/lists.ts';
import { noSuch } from '../errors.ts';
import { type Customer, newCustomer } from '../objects/customers.ts';
import type { Subscription, SubscriptionInternals } from '../objects/subscriptions.ts';
import { writeEvent } from '../operations/events.ts';
import { merged } from '../operations/metadata.ts';
import { endSubscription } from '../operations/subscriptions.ts';
import { email, expand, list, metadata, refusedParams, shape, text } from '../shape.ts';
import { type Db, find, findAll, insert, update as save } from '../store.ts';

const fields = {
  description: text,
  email,
  expand,
  metadata,
  name: text,
  phone: text,
  preferred_locales: list(text),
  ...refusedParams(
    'address',
    'balance',
    'business_name',
    'cash_balance',
    'individual_name',
    'invoice_prefix',
    'invoice_settings',
    'next_invoice_sequence',
    'payment_method',
    'shipping',
    'source',
    'tax',
    'tax_exempt',
    'tax_id_data',
    'test_clock',
    'validate',
  ),
};

const create = call('POST', '/v1/customers', shape(fields), async (context, read) => {
  const customer = newCustomer(
    {
      description: read.description ?? null,
      email: read.email ?? null,
      metadata: read.metadata ?? {},
      name: read.name ?? null,
      phone: read.phone ?? null,
      locales: [...(read.preferred_locales ?? [])],
    },
    context.now,
  );
  await insert(context.db, customer);
  await writeEvent(context, 'customer.created', customer);
  return customer;
});

const rowOf = async (db: Db, id: string, lock = false) => {
  const row = await find<Customer | { deleted: true }>(db, id, { lock });
  if (row?.kind !== 'customer') throw noSuch('customer', id);
  return row;
};

const retrieve = call(
  'GET',
  '/v1/customers/:id',
  shape({ expand }),
  async ({ db }, _, { id }) => (await rowOf(db, id)).body,
);

const update = call('POST', '/v1/customers/:id', shape(fields), async (context, read, { id }) => {
  const row = await rowOf(context.db, id, true);
  if ('deleted' in row.body && row.body.deleted) throw noSuch('customer', id);
  const before = row.body as Customer;
  const customer: Customer = {
    ...before,
    description: read.description ?? before.description,
    email: read.email ?? before.email,
    metadata: merged(before.metadata, read.metadata),
    name: read.name ?? before.name ?? null,
    phone: read.phone ?? before.phone ?? null,
  };
  await save(context.db, { ...row, body: customer });
  await writeEvent(context, 'customer.updated', customer, {
    previous: { email: before.email, name: before.name ?? null, metadata: before.metadata },
  });
  return customer;
});

/** Deletes a customer and ends their subscriptions. */
const remove = call('DELETE', '/v1/customers/:id', shape({}), async (context, _, { id }) => {
  const row = await rowOf(context.db, id, true);
  for (const one of await findAll<Subscription, SubscriptionInternals>(context.db, 'subscription', {
    customer: id,
  })) {
    const subscription = await find<Subscription, SubscriptionInternals>(context.db, one.id, { lock: true });
    if (subscription && subscription.body.status !== 'canceled')
      await endSubscription(context, subscription, 'cancellation_requested');
  }
  const deleted = { id, object: 'customer', deleted: true } as const;
  await save(context.db, { ...row, body: deleted });
  await writeEvent(context, 'customer.deleted', row.body);
  return deleted;
});

const customers = call(
  'GET',
  '/v1/customers',
  shape({ ...paging, email, expand }),
  (context, { email, ...page }) =>
    listObjects(context, { kind: 'customer', url: '/v1/customers', where: { email } }, page),
);

export const customerCalls = [create, retrieve, update, remove, customers];
