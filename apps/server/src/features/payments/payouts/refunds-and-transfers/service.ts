import { currency } from '@basoche/domain/payments/amounts';
import type Stripe from 'stripe';
import type { RefundOrTransfer } from './store.ts';

/** One transfer or refund at the provider: finds an earlier one, requests it, and recognises a refusal. */

/**
 * Id of the transfer or refund that the provider has already made for a movement; null if none. Needed after
 * a lost answer, or once the idempotency key has expired.
 */
export const findDone = async (stripe: Stripe, asked: RefundOrTransfer): Promise<string | null> => {
  const list =
    asked.kind === 'transfer'
      ? stripe.transfers.list({ transfer_group: asked.applicationId, limit: 100 })
      : stripe.refunds.list({ payment_intent: asked.paymentIntent ?? '', limit: 100 });
  for await (const one of list) if (one.metadata?.movement === asked.id) return one.id;
  return null;
};

/**
 * Idempotency key of a movement. A retry without an answer keeps it. After a refusal it changes, because the
 * provider repeats a refusal for a day.
 */
const keyOf = ({ id }: RefundOrTransfer, triedAt: Date): string => `${id}-${triedAt.getTime()}`;

export const ask = async (stripe: Stripe, asked: RefundOrTransfer, triedAt: Date): Promise<string> => {
  const { id, applicationId, amountCents, account, paymentIntent, chargeId } = asked;
  const metadata = { movement: id, application: applicationId };
  const idempotency = { idempotencyKey: keyOf(asked, triedAt) };
  if (asked.kind === 'refund') {
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
    // Ties the transfer to this deposit's charge, so that no other deposit's money is sent.
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
 * True if the provider refused and will not do it under this key. A 5xx counts as a refusal only when it is
 * repeated under the same key, after a search for an earlier one.
 */
export const isRefused = (error: unknown): boolean => {
  if (!isAnswered(error) || error.statusCode === 409 || error.statusCode === 429) return false;
  return error.statusCode < 500 || error.headers?.['idempotent-replayed'] === 'true';
};
