import type { Context } from '../api/call.ts';
import { invalid, noSuch } from '../errors.ts';
import { idOf } from '../ids.ts';
import type { Charge } from '../objects/payments.ts';
import { type Dispute, newRefund, type Refund } from '../objects/refunds-transfers-disputes.ts';
import { find, findAll, insert, type Row, update } from '../store.ts';
import { fundsIn, lockBalance, recordMovement } from './balance.ts';
import { writeEvent } from './events.ts';

export interface RefundRequest {
  readonly charge: string;
  readonly amount?: number;
  readonly reason: Refund['reason'];
  readonly metadata: Record<string, string>;
}

const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

const refundable = (charge: Charge, requestedAmount: number | undefined, isDisputed: boolean): number => {
  if (!charge.paid)
    throw invalid(`Charge ${charge.id} was not paid, and cannot be refunded.`, {
      code: 'charge_not_refundable',
    });
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (isDisputed)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const amount = requestedAmount ?? left;
  if (amount > left)
    throw invalid(
      `Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`,
      { param: 'amount' },
    );
  return amount;
};

/** True while a dispute holds the sum. After a won dispute it can be refunded again. */
const isDisputed = async ({ db }: Context, charge: Charge): Promise<boolean> => {
  if (!charge.disputed) return false;
  const disputes = await findAll<Dispute>(db, 'dispute', { charge: charge.id });
  return disputes.some(({ body }) => body.status !== 'won');
};

const chargeRow = async ({ db }: Context, id: string): Promise<Row<Charge>> => {
  const row = await find<Charge>(db, id, { lock: true });
  if (row?.kind !== 'charge') throw noSuch('charge', id, 'charge');
  return row;
};

const takeFromBalance = async (context: Context, refund: Refund, charge: Charge): Promise<Refund> => {
  const paidBy = await find<{ available_on: number }>(context.db, idOf(charge.balance_transaction) ?? '');
  const transaction = await recordMovement(context, '', {
    amount: -refund.amount,
    currency: refund.currency,
    // A refund of money that is not available yet is taken from the pending balance.
    availableOn: Math.max(context.now, paidBy?.body.available_on ?? 0),
    type: 'refund',
    category: 'refund',
    source: refund.id,
    description: `REFUND FOR CHARGE (${charge.description ?? charge.id})`,
  });
  return { ...refund, balance_transaction: transaction.id };
};

/** True if the balance covers the refund; otherwise the refund waits and is not refused. */
const isCovered = async (context: Context, { amount, currency }: Refund): Promise<boolean> => {
  const { available, pending } = await fundsIn(context, '', currency);
  return available + pending >= amount;
};

export const refundCharge = async (context: Context, request: RefundRequest): Promise<Refund> => {
  const { db, now } = context;
  await lockBalance(db, '');
  const row = await chargeRow(context, request.charge);
  const amount = refundable(row.body, request.amount, await isDisputed(context, row.body));
  const { reason, metadata } = request;
  const fresh = newRefund({ charge: row.body, amount, reason, metadata }, now);
  const covered = await isCovered(context, fresh);
  const refund: Refund = covered
    ? await takeFromBalance(context, fresh, row.body)
    : { ...fresh, status: 'pending', pending_reason: 'insufficient_funds' };
  const total = row.body.amount_refunded + amount;
  const charge: Charge = { ...row.body, amount_refunded: total, refunded: total === row.body.amount };
  await update(db, { ...row, body: charge });
  await insert(db, refund, { hidden: covered ? {} : { due: now } });
  await writeEvent(context, 'refund.created', refund);
  await writeEvent(context, 'charge.refunded', charge, {
    previous: { amount_refunded: row.body.amount_refunded, refunded: false },
  });
  return refund;
};

/** Sends a refund that waited for money; called by the clock. */
export const settleRefund = async (context: Context, row: Row<Refund>): Promise<void> => {
  const { db, now } = context;
  await lockBalance(db, '');
  const { body } = row;
  if (!(await isCovered(context, body))) {
    await update(db, { ...row, hidden: { due: now + 60 } });
    return;
  }
  const { pending_reason: _, ...kept } = body;
  const charge = await chargeRow(context, idOf(body.charge) ?? '');
  const refund = await takeFromBalance(context, { ...kept, status: 'succeeded' }, charge.body);
  await update(db, { ...row, body: refund, hidden: {} });
  await writeEvent(context, 'refund.updated', refund, { previous: { status: 'pending' } });
};

/** Marks a refund as failed: the card's bank returned the money to the platform. */
export const failRefund = async (context: Context, id: string): Promise<Refund> => {
  const { db, now } = context;
  await lockBalance(db, '');
  const row = await find<Refund>(db, id, { lock: true });
  if (row?.kind !== 'refund') throw noSuch('refund', id, 'refund');
  if (row.body.status === 'failed') throw invalid(`Refund ${id} has failed already.`);
  const charge = await chargeRow(context, idOf(row.body.charge) ?? '');
  let refund: Refund = { ...row.body, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  if (row.body.status === 'succeeded') {
    const transaction = await recordMovement(context, '', {
      amount: refund.amount,
      currency: refund.currency,
      availableOn: now,
      type: 'refund_failure',
      category: 'refund_failure',
      source: id,
      description: `REFUND FAILURE (${id})`,
    });
    refund = { ...refund, failure_balance_transaction: transaction.id };
  }
  const left = charge.body.amount_refunded - refund.amount;
  await update(db, { ...charge, body: { ...charge.body, amount_refunded: left, refunded: false } });
  await update(db, { ...row, body: refund, hidden: {} });
  await writeEvent(context, 'refund.failed', refund);
  await writeEvent(context, 'refund.updated', refund, { previous: { status: row.body.status } });
  return refund;
};
