import type { Context } from '../api/call.ts';
import { invalid, noSuch } from '../errors.ts';
import type { Charge } from '../objects/payments.ts';
import { type Dispute, newDispute } from '../objects/refunds-transfers-disputes.ts';
import { find, insert, update } from '../store.ts';
import { lockBalance, recordMovement } from './balance.ts';
import { writeEvent } from './events.ts';

/** Opens a dispute: the holder's bank takes the sum back at once, and the platform may answer. */
export const openDispute = async (
  context: Context,
  chargeId: string,
  reason: string,
  amount?: number,
): Promise<Dispute> => {
  const { db, now } = context;
  await lockBalance(db, '');
  const row = await find<Charge>(db, chargeId, { lock: true });
  if (row?.kind !== 'charge') throw noSuch('charge', chargeId, 'charge');
  const charge = row.body;
  if (charge.disputed || !charge.paid) throw invalid(`Charge ${chargeId} cannot be disputed.`);
  const dispute = newDispute(charge, reason, now);
  dispute.amount = amount ?? charge.amount;
  const transaction = await recordMovement(context, '', {
    amount: -dispute.amount,
    currency: charge.currency,
    availableOn: now,
    type: 'adjustment',
    category: 'dispute',
    source: dispute.id,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  dispute.balance_transactions = [transaction as unknown as Dispute['balance_transactions'][number]];
  await update(db, { ...row, body: { ...charge, disputed: true } });
  await insert(db, dispute);
  await writeEvent(context, 'charge.dispute.created', dispute);
  await writeEvent(context, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/**
 * The bank's final decision. A lost dispute can still be won afterwards; the returned money then shows it.
 */
export const closeDispute = async (
  context: Context,
  id: string,
  status: 'won' | 'lost',
): Promise<Dispute> => {
  const { db, now } = context;
  await lockBalance(db, '');
  const row = await find<Dispute>(db, id, { lock: true });
  if (row?.kind !== 'dispute') throw noSuch('dispute', id, 'dispute');
  const isReversed = row.body.status === 'lost' && status === 'won';
  if (row.body.status === 'won' || (row.body.status === 'lost' && !isReversed))
    throw invalid(`This dispute is already closed: ${id}`);
  const dispute: Dispute = { ...row.body, status };
  if (status === 'won') {
    const transaction = await recordMovement(context, '', {
      amount: dispute.amount,
      currency: dispute.currency,
      availableOn: now,
      type: 'adjustment',
      category: 'dispute_reversal',
      source: id,
      description: `Chargeback reversal for ${String(dispute.charge)}`,
    });
    dispute.balance_transactions = [
      ...dispute.balance_transactions,
      transaction as unknown as Dispute['balance_transactions'][number],
    ];
  }
  await update(db, { ...row, body: dispute });
  if (status === 'won') await writeEvent(context, 'charge.dispute.funds_reinstated', dispute);
  if (!isReversed) await writeEvent(context, 'charge.dispute.closed', dispute);
  return dispute;
};
