import { call } from '../api/call.ts';
import { listed, paging } from '../api/lists.ts';
import { invalid, missing, noSuch } from '../errors.ts';
import { idOf } from '../ids.ts';
import type { PaymentIntent } from '../objects/payments.ts';
import type { Refund } from '../objects/refunds-transfers-disputes.ts';
import { withMetadata } from '../operations/metadata.ts';
import { refundCharge } from '../operations/refunds.ts';
import { amount, expand, filled, metadata, oneOf, shape, unsupported } from '../shape.ts';
import { type Db, find } from '../store.ts';

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
    charge: filled,
    expand,
    metadata,
    payment_intent: filled,
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    ...unsupported(
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
    if (charge === undefined && intent === undefined) throw missing('payment_intent');
    return refundCharge(context, {
      charge: charge ?? (await chargeOf(context.db, intent ?? '')),
      ...(read.amount === undefined ? {} : { amount: read.amount }),
      reason: read.reason ?? null,
      metadata: read.metadata ?? {},
    });
  },
);

const rowOf = async (db: Db, id: string, lock = false) => {
  const row = await find<Refund>(db, id, { lock });
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
  withMetadata(context, await rowOf(context.db, id, true), read.metadata),
);

const refunds = call(
  'GET',
  '/v1/refunds',
  shape({ ...paging, charge: filled, expand, payment_intent: filled }),
  (context, { charge, payment_intent, ...page }) =>
    listed(context, { kind: 'refund', url: '/v1/refunds', where: { charge, payment_intent } }, page),
);

export const refundCalls = [create, retrieve, update, refunds];
