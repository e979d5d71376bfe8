import type { Context } from '../api/call.ts';
import { newId } from '../ids.ts';

export const apiVersion = '2026-10-28.endive';

export type EventType =
  | 'account.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'charge.updated'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.updated'
  | 'customer.updated'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.payment_succeeded'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated'
  | 'transfer.created'
  | 'transfer.reversed'
  | 'transfer.updated';

interface EventOptions {
  /** Previous values of the changed fields. */
  readonly previous?: object;
  /** The connected account of the event. */
  readonly account?: string;
}

/**
 * Writes an event in the transaction of its change, so that it is sent if and only if the change is
 * committed.
 */
export const writeEvent = async (
  { db, now, request }: Context,
  type: EventType,
  object: object,
  { previous, account }: EventOptions = {},
): Promise<void> => {
  const event = {
    id: newId('event'),
    object: 'event',
    ...(account === undefined ? {} : { account }),
    api_version: apiVersion,
    created: now,
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: request?.id ?? null, idempotency_key: request?.key ?? null },
    type,
  };
  await db.query('insert into payment_sandbox.event (id, type, created, body) values ($1, $2, $3, $4)', [
    event.id,
    type,
    now,
    JSON.stringify(event),
  ]);
};
