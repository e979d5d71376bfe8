import { call } from '../api/call.ts';
import { listObjects, paging } from '../api/lists.ts';
import { noSuch } from '../errors.ts';
import type { Charge, PaymentIntent } from '../objects/payments.ts';
import { merged } from '../operations/metadata.ts';
import { expand, metadata, nonEmpty, refusedParams, shape, text } from '../shape.ts';
import { find, update } from '../store.ts';

const retrieveIntent = call(
  'GET',
  '/v1/payment_intents/:id',
  shape({ expand, client_secret: text }),
  async ({ db }, _, { id }) => {
    const row = await find<PaymentIntent>(db, id);
    if (row?.kind !== 'payment_intent') throw noSuch('payment_intent', id, 'intent');
    return row.body;
  },
);

const listIntents = call(
  'GET',
  '/v1/payment_intents',
  shape({ ...paging, customer: nonEmpty, expand, ...refusedParams('customer_account') }),
  (context, { customer, ...page }) =>
    listObjects(context, { kind: 'payment_intent', url: '/v1/payment_intents', where: { customer } }, page),
);

const updateIntent = call(
  'POST',
  '/v1/payment_intents/:id',
  shape({ expand, description: text, metadata }),
  async ({ db }, read, { id }) => {
    const row = await find<PaymentIntent>(db, id, { lock: true });
    if (row?.kind !== 'payment_intent') throw noSuch('payment_intent', id, 'intent');
    row.body = {
      ...row.body,
      description: read.description ?? row.body.description,
      metadata: merged(row.body.metadata, read.metadata),
    };
    await update(db, row);
    return row.body;
  },
);

const retrieveCharge = call('GET', '/v1/charges/:id', shape({ expand }), async ({ db }, _, { id }) => {
  const row = await find<Charge>(db, id);
  if (row?.kind !== 'charge') throw noSuch('charge', id);
  return row.body;
});

const listCharges = call(
  'GET',
  '/v1/charges',
  shape({ ...paging, customer: nonEmpty, expand, payment_intent: nonEmpty, transfer_group: nonEmpty }),
  (context, { customer, payment_intent, transfer_group, ...page }) =>
    listObjects(
      context,
      { kind: 'charge', url: '/v1/charges', where: { customer, payment_intent, transfer_group } },
      page,
    ),
);

const retrieveMethod = call(
  'GET',
  '/v1/payment_methods/:id',
  shape({ expand }),
  async ({ db }, _, { id }) => {
    const row = await find<object>(db, id);
    if (row?.kind !== 'payment_method') throw noSuch('PaymentMethod', id, 'payment_method');
    return row.body;
  },
);

/** Calls of Stripe's Payment Intents, Charges and Payment Methods. */
export const paymentCalls = [
  retrieveIntent,
  listIntents,
  updateIntent,
  retrieveCharge,
  listCharges,
  retrieveMethod,
];
