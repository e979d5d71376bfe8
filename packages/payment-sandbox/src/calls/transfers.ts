import { call } from '../api/call.ts';
import { listObjects, paging } from '../api/lists.ts';
import { missingParameter, noSuch } from '../errors.ts';
import type { Transfer } from '../objects/refunds-transfers-disputes.ts';
import { saveMetadata } from '../operations/metadata.ts';
import { reverseTransfer, transferFunds } from '../operations/transfers.ts';
import { amount, currency, expand, metadata, nonEmpty, oneOf, refusedParams, shape, text } from '../shape.ts';
import { type Db, find } from '../store.ts';

const create = call(
  'POST',
  '/v1/transfers',
  shape(
    {
      amount,
      currency,
      description: text,
      destination: nonEmpty,
      expand,
      metadata,
      source_transaction: nonEmpty,
      source_type: oneOf('card'),
      transfer_group: nonEmpty,
    },
    ['currency', 'destination'],
  ),
  (context, read) => {
    if (read.amount === undefined) throw missingParameter('amount');
    return transferFunds(context, {
      amount: read.amount,
      currency: read.currency,
      destination: read.destination,
      description: read.description ?? null,
      metadata: read.metadata ?? {},
      sourceTransaction: read.source_transaction ?? null,
      transferGroup: read.transfer_group ?? null,
    });
  },
);

const rowOf = async (db: Db, id: string, lock = false) => {
  const row = await find<Transfer>(db, id, { lock });
  if (row?.kind !== 'transfer') throw noSuch('transfer', id, 'transfer');
  return row;
};

const retrieve = call(
  'GET',
  '/v1/transfers/:id',
  shape({ expand }),
  async ({ db }, _, { id }) => (await rowOf(db, id)).body,
);

const update = call('POST', '/v1/transfers/:id', shape({ expand, metadata }), async (context, read, { id }) =>
  saveMetadata(context, await rowOf(context.db, id, true), read.metadata),
);

const transfers = call(
  'GET',
  '/v1/transfers',
  shape({ ...paging, destination: nonEmpty, expand, transfer_group: nonEmpty }),
  (context, { destination, transfer_group, ...page }) =>
    listObjects(
      context,
      { kind: 'transfer', url: '/v1/transfers', where: { destination, transfer_group } },
      page,
    ),
);

const reverse = call(
  'POST',
  '/v1/transfers/:id/reversals',
  shape({ amount, expand, metadata, ...refusedParams('description', 'refund_application_fee') }),
  (context, read, { id }) =>
    reverseTransfer(context, id, {
      ...(read.amount === undefined ? {} : { amount: read.amount }),
      metadata: read.metadata ?? {},
    }),
);

const reversals = call(
  'GET',
  '/v1/transfers/:id/reversals',
  shape({ ...paging, expand }),
  async (context, page, { id }) => {
    await rowOf(context.db, id);
    const listRequest = {
      kind: 'transfer_reversal',
      url: `/v1/transfers/${id}/reversals`,
      where: { transfer: id },
    };
    return listObjects(context, listRequest, page);
  },
);

/** Calls of Stripe's Transfers and their Reversals. */
export const transferCalls = [create, retrieve, update, transfers, reverse, reversals];
