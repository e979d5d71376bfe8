import { currency } from '@basoche/domain/payments/amounts';
import type Stripe from 'stripe';
import type { Order } from './store.ts';

/** One transfer or one refund, asked of the provider: what it did already, what it answers, and what it will not do. */

/** What the provider did for a movement when it was asked before, whatever became of its answer, or of its idempotency key. */
export const findDone = async (stripe: Stripe, order: Order): Promise<string | null> => {
  const list =
    order.kind === 'transfer'
      ? stripe.transfers.list({ transfer_group: order.applicationId, limit: 100 })
      : stripe.refunds.list({ payment_intent: order.paymentIntent ?? '', limit: 100 });
  for await (const one of list) if (one.metadata?.movement === order.id) return one.id;
  return null;
};

/** Asked again after no answer came, it is the same call; after a refusal, another: the provider repeats what it refused for a day. */
const keyOf = ({ id }: Order, triedAt: Date): string => `${id}-${triedAt.getTime()}`;

export const ask = async (stripe: Stripe, order: Order, triedAt: Date): Promise<string> => {
  const { id, applicationId, amountCents, account, paymentIntent, chargeId } = order;
  const metadata = { movement: id, application: applicationId };
  const idempotency = { idempotencyKey: keyOf(order, triedAt) };
  if (order.kind === 'refund') {
    if (paymentIntent === null) throw new Error('The deposit has no payment to give back.');
    const params = { payment_intent: paymentIntent, amount: amountCents, metadata };
    return (await stripe.refunds.create(params, idempotency)).id;
  }
  if (account === null) throw new Error('The payee has no payment account.');
  const params = {
    amount: amountCents,
    currency,
    destination: account,
    transfer_group: applicationId,
    metadata,
    // Paid from this very deposit: nothing is sent of what another one brought.
    ...(chargeId === null ? {} : { source_transaction: chargeId }),
  };
  return (await stripe.transfers.create(params, idempotency)).id;
};

interface Answered {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const isAnswered = (error: unknown): error is Answered =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/**
 * Whether the provider has said that it did nothing, and will say no other under this key. Of a failure of its own it may not know: that
 * counts once it has repeated it, and its record has been looked at in between.
 */
export const isRefused = (error: unknown): boolean => {
  if (!isAnswered(error) || error.statusCode === 409 || error.statusCode === 429) return false;
  return error.statusCode < 500 || error.headers?.['idempotent-replayed'] === 'true';
};
