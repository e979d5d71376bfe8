import { call } from '../api/call.ts';
import { listObjects, paging } from '../api/lists.ts';
import { invalid, noSuch } from '../errors.ts';
import type { Dispute } from '../objects/refunds-transfers-disputes.ts';
import { fundsOf } from '../operations/balance.ts';
import { expand, list, nonEmpty, refusedParams, shape, yes } from '../shape.ts';
import { find } from '../store.ts';

const retrieveEvent = call('GET', '/v1/events/:id', shape({ expand }), async ({ db }, _, { id }) => {
  const { rows } = await db.query<{ body: object }>('select body from payment_sandbox.event where id = $1', [
    id,
  ]);
  if (!rows[0]) throw noSuch('event', id);
  return rows[0].body;
});

/** Seconds for which events are kept, as at Stripe. */
const eventsKept = 30 * 24 * 60 * 60;

const events = call(
  'GET',
  '/v1/events',
  shape({ ...paging, delivery_success: yes, expand, type: nonEmpty, types: list(nonEmpty) }),
  async ({ db, now }, { delivery_success: delivered, type, types, limit = 10, ...page }) => {
    if (page.ending_before !== undefined)
      throw invalid('The payment sandbox does not carry out ending_before for events.', {
        param: 'ending_before',
      });
    const { rows } = await db.query<{ body: object }>(
      `select body from payment_sandbox.event
       where created > $1 and ($2::text[] is null or type = any ($2))
         and ($3::text is null or position < (select position from payment_sandbox.event where id = $3))
         and ($4::boolean is null or (state = 'delivered') = $4)
         and created >= $5 and created <= $6
       order by position desc limit $7`,
      [
        now - eventsKept,
        types ?? (type === undefined ? null : [type]),
        page.starting_after ?? null,
        delivered ?? null,
        Math.max(page.created?.gte ?? 0, (page.created?.gt ?? -1) + 1),
        Math.min(
          page.created?.lte ?? Number.MAX_SAFE_INTEGER,
          (page.created?.lt ?? Number.MAX_SAFE_INTEGER) - 1,
        ),
        limit + 1,
      ],
    );
    return {
      object: 'list',
      data: rows.slice(0, limit).map(({ body }) => body),
      has_more: rows.length > limit,
      url: '/v1/events',
    };
  },
);

const balance = call('GET', '/v1/balance', shape({ expand }), async (context) => {
  const funds = await fundsOf(context, context.account);
  const balances = funds.length > 0 ? funds : [{ currency: 'eur', available: 0, pending: 0 }];
  const part = (name: 'available' | 'pending') =>
    balances.map((one) => ({ amount: one[name], currency: one.currency, source_types: { card: one[name] } }));
  return { object: 'balance', available: part('available'), livemode: false, pending: part('pending') };
});

const retrieveTransaction = call(
  'GET',
  '/v1/balance_transactions/:id',
  shape({ expand }),
  async ({ db }, _, { id }) => {
    const row = await find<object>(db, id);
    if (row?.kind !== 'balance_transaction') throw noSuch('balance_transaction', id);
    return row.body;
  },
);

const transactions = call(
  'GET',
  '/v1/balance_transactions',
  shape({
    ...paging,
    currency: nonEmpty,
    expand,
    source: nonEmpty,
    type: nonEmpty,
    ...refusedParams('payout'),
  }),
  (context, { currency, source, type, ...page }) =>
    listObjects(
      context,
      {
        kind: 'balance_transaction',
        url: '/v1/balance_transactions',
        where: { currency, source, type },
      },
      page,
    ),
);

const retrieveDispute = call('GET', '/v1/disputes/:id', shape({ expand }), async ({ db }, _, { id }) => {
  const row = await find<Dispute>(db, id);
  if (row?.kind !== 'dispute') throw noSuch('dispute', id, 'dispute');
  return row.body;
});

const disputes = call(
  'GET',
  '/v1/disputes',
  shape({ ...paging, charge: nonEmpty, expand, payment_intent: nonEmpty, ...refusedParams('status') }),
  (context, { charge, payment_intent, ...page }) =>
    listObjects(context, { kind: 'dispute', url: '/v1/disputes', where: { charge, payment_intent } }, page),
);

export const recordCalls = [
  retrieveEvent,
  events,
  balance,
  retrieveTransaction,
  transactions,
  retrieveDispute,
  disputes,
];
