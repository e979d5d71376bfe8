import type { Context } from '../api/call.ts';
import { invalid, noSuch } from '../errors.ts';
import { idOf } from '../ids.ts';
import type { Account } from '../objects/accounts.ts';
import type { Charge } from '../objects/payments.ts';
import {
  newReversal,
  newTransfer,
  type Reversal,
  type Transfer,
  type TransferParams,
} from '../objects/refunds-transfers-disputes.ts';
import { find, findAll, insert, update } from '../store.ts';
import { fundsIn, lockBalance, recordMovement } from './balance.ts';
import { writeEvent } from './events.ts';

const insufficient = () =>
  invalid(
    'You have insufficient available funds in your Stripe account. Card payments become available after some days: name the charge in `source_transaction` to transfer what it paid at once, or pay with the 4000000000000077 test card.',
    { code: 'balance_insufficient' },
  );

const checkDestination = async ({ db }: Context, id: string): Promise<void> => {
  const row = await find<Account>(db, id);
  if (row?.kind !== 'account') throw noSuch('destination', id, 'destination');
  if (row.body.capabilities?.transfers !== 'active')
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer', param: 'destination' },
    );
};

/** Transfers from one charge need no available balance, but all together may not exceed the charge. */
const checkSource = async ({ db }: Context, params: TransferParams, id: string): Promise<Charge> => {
  const row = await find<Charge>(db, id, { lock: true });
  if (row?.kind !== 'charge') throw noSuch('charge', id, 'source_transaction');
  const charge = row.body;
  if (!charge.paid) throw invalid(`Charge ${id} was not paid.`, { param: 'source_transaction' });
  if (charge.currency !== params.currency)
    throw invalid(
      `The currency of source_transaction's balance transaction (${charge.currency}) must be the same as the transfer currency (${params.currency})`,
      { param: 'currency' },
    );
  const before = await findAll<Transfer>(db, 'transfer', { source_transaction: id });
  const used = before.reduce((sum, { body }) => sum + body.amount - body.amount_reversed, 0);
  if (used + params.amount > charge.amount)
    throw invalid(
      `Cannot use more than ${charge.amount - used} of the charge ${id} for this transfer: insufficient funds.`,
      { code: 'balance_insufficient', param: 'amount' },
    );
  return charge;
};

export const transferFunds = async (context: Context, params: TransferParams): Promise<Transfer> => {
  const { db, now } = context;
  await lockBalance(db, '');
  await checkDestination(context, params.destination);
  let group = params.transferGroup;
  let availableOn = now;
  if (params.sourceTransaction === null) {
    if ((await fundsIn(context, '', params.currency)).available < params.amount) throw insufficient();
  } else {
    const charge = await checkSource(context, params, params.sourceTransaction);
    group ??= charge.transfer_group;
    const paidBy = await find<{ available_on: number }>(db, idOf(charge.balance_transaction) ?? '');
    availableOn = Math.max(now, paidBy?.body.available_on ?? 0);
  }
  const transfer = newTransfer({ ...params, transferGroup: group }, now);
  const { currency, destination, amount, description } = { ...params };
  const movement = { currency, availableOn, source: transfer.id, description, category: 'transfer' };
  const out = await recordMovement(context, '', { ...movement, amount: -amount, type: 'transfer' });
  await recordMovement(context, destination, { ...movement, amount, type: 'payment', category: 'charge' });
  transfer.balance_transaction = out.id;
  await insert(db, transfer);
  await writeEvent(context, 'transfer.created', transfer);
  return transfer;
};

export const reverseTransfer = async (
  context: Context,
  id: string,
  params: { readonly amount?: number; readonly metadata: Record<string, string> },
): Promise<Reversal> => {
  const { db, now } = context;
  const first = await find<Transfer>(db, id);
  if (first?.kind !== 'transfer') throw noSuch('transfer', id, 'transfer');
  const destination = idOf(first.body.destination) ?? '';
  await lockBalance(db, '');
  await lockBalance(db, destination);
  const row = await find<Transfer>(db, id, { lock: true });
  if (row === undefined) throw noSuch('transfer', id, 'transfer');
  const transfer = row.body;
  const left = transfer.amount - transfer.amount_reversed;
  const amount = params.amount ?? left;
  if (left === 0)
    throw invalid(`Transfer ${id} is already fully reversed.`, { code: 'transfer_already_reversed' });
  if (amount > left)
    throw invalid(`Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`, {
      param: 'amount',
    });
  const { available, pending } = await fundsIn(context, destination, transfer.currency);
  if (available + pending < amount)
    throw invalid('Insufficient funds in the connected account’s balance to reverse this transfer.', {
      code: 'balance_insufficient',
    });
  const reversal = newReversal(transfer, amount, params.metadata, now);
  const movement = {
    currency: transfer.currency,
    availableOn: now,
    source: reversal.id,
    description: null,
    category: 'transfer_reversal',
  };
  const back = await recordMovement(context, '', { ...movement, amount, type: 'transfer_refund' });
  await recordMovement(context, destination, { ...movement, amount: -amount, type: 'payment_refund' });
  reversal.balance_transaction = back.id;
  const total = transfer.amount_reversed + amount;
  const body: Transfer = {
    ...transfer,
    amount_reversed: total,
    reversed: total === transfer.amount,
    reversals: { ...transfer.reversals, data: [reversal as never, ...transfer.reversals.data] },
  };
  await update(db, { ...row, body });
  await insert(db, reversal);
  await writeEvent(context, 'transfer.reversed', body);
  return reversal;
};
