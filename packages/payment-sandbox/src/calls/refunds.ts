import { call } from '../api/call.ts';
import { listObjects, paging } from '../api/lists.ts';
import { invalid, missingParameter, noSuch } from '../errors.ts';
import { idOf } from '../ids.ts';
import type { PaymentIntent } from '../objects/payments.ts';
import type { Refund } from '../objects/refunds-transfers-disputes.ts';
import { saveMetadata } from '../operations/metadata.ts';
import { refundCharge } from '../operations/refunds.ts';
import { amount, expand, metadata, nonEmpty, oneOf, refusedParams, shape } from '../shape.ts';
import { type Db, find } from '../store.ts';

/** Refunds of the payment provider's API (Stripe). */

const chargeOf = async (db: Db, intentId: string): Promise<string> => {
  const row = await find<PaymentIntent>(db, intentId);
  if (row?.kind !== 'payment_intent') throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = idOf(row.body.latest_charge);
  if (charge === null || row.body.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  return charge;
};

const create = call(
  'POST',
  '/v1/refunds',
  shape({
    amount,
    charge: nonEmpty,
    expand,
    metadata,
    payment_intent: nonEmpty,
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    ...refusedParams(
      'currency',
      'customer',
      'instructions_email',
      'origin',
      'refund_application_fee',
      'reverse_transfer',
    ),
  }),
  async (context, read) => {
    const { charge, payment_intent: intent } = read;
    if (charge === undefined && intent === undefined) throw missingParameter('payment_intent');
    return refundCharge(context, {
      // If both are given, the charge is used.
      charge: charge ?? (await chargeOf(context.db, intent ?? '')),
      ...(read.amount === undefined ? {} : { amount: read.amount }),
      reason: read.reason ?? null,
      metadata: read.metadata ?? {},
    });
  },
);

const rowOf = async (db: Db, id: string, options: { lock?: boolean } = {}) => {
  const row = await find<Refund>(db, id, options);
  if (row?.kind !== 'refund') throw noSuch('refund', id, 'refund');
  return row;
};

const retrieve = call(
  'GET',
  '/v1/refunds/:id',
  shape({ expand }),
  async ({ db }, _, { id }) => (await rowOf(db, id)).body,
);

const update = call('POST', '/v1/refunds/:id', shape({ expand, metadata }), async (context, read, { id }) =>
  saveMetadata(context, await rowOf(context.db, id, { lock: true }), read.metadata),
);

const list = call(
  'GET',
  '/v1/refunds',
  shape({ ...paging, charge: nonEmpty, expand, payment_intent: nonEmpty }),
  (context, { charge, payment_intent, ...page }) =>
    listObjects(context, { kind: 'refund', url: '/v1/refunds', where: { charge, payment_intent } }, page),
);

export const refundCalls = [create, retrieve, update, list];
