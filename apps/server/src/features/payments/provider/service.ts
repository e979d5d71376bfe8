import type Stripe from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isMissing } from '../../../platform/provider/stripe.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { refreshAccount } from '../accounts/service.ts';
import { refreshByProvider } from '../deposits/confirmations/service.ts';
import { applyChargeback } from '../payouts/chargebacks/service.ts';
import { applyRefund } from '../payouts/service.ts';
import { refreshCheckout, refreshSubscription } from '../subscriptions/service.ts';
import * as store from './store.ts';

/**
 * Events of the provider (rules §4). A signed event is stored once. It names an object, which is read from
 * the provider when the event is applied, so repeated, late or unordered events give the same result.
 */

interface Named {
  readonly objectId: string;
  /** The connected account that the event is about; null for an event of the platform's own account. */
  readonly account: string | null;
}

type Apply = (platform: Platform, named: Named) => Promise<void>;

/** Handler for events of the platform's own account only. Money on connected accounts is not followed here. */
const ofPlatform =
  (apply: (platform: Platform, objectId: string) => Promise<void>): Apply =>
  async (platform, { objectId, account }) => {
    if (account === null) await apply(platform, objectId);
  };

/** A page belongs to a deposit or to a subscription; each handler ignores the other kind. */
const refreshPage = async (platform: Platform, pageId: string): Promise<void> => {
  await refreshByProvider(platform, pageId);
  await refreshCheckout(platform, pageId);
};

/** Handler for events of a connected account, which stands beside the event's object. */
const connected: Apply = async (platform, { account }) => {
  if (account !== null) await refreshAccount(platform, account);
};

/** Handlers by prefix of the event's type. Other events are only stored. */
const applied: readonly (readonly [type: string, apply: Apply])[] = [
  ['checkout.session.', ofPlatform(refreshPage)],
  ['customer.subscription.', ofPlatform(refreshSubscription)],
  ['account.', connected],
  ['capability.', connected],
  ['charge.dispute.', ofPlatform(applyChargeback)],
  ['refund.', ofPlatform(applyRefund)],
];

const plan = (trx: Db, eventId: string) =>
  addJob(trx, 'payments.event', { eventId }, { jobKey: `payments.event:${eventId}` });

/** Id of the event's object; empty for an event of another form, which is only stored. */
const objectIdOf = ({ data }: Partial<Stripe.Event>): string => {
  const object: object = data?.object ?? {};
  return 'id' in object && typeof object.id === 'string' ? object.id : '';
};

/** Receives a webhook: requires a recent signature (a few minutes), and stores each event once. */
export const receive = async (platform: Platform, body: string, signature: string): Promise<void> => {
  const event = await platform.payments.eventOf(body, signature).catch((error: unknown) => {
    platform.log.warn({ err: error }, 'A webhook without the provider’s signature is refused');
    return refuse('SIGNATURE_INVALID');
  });
  await platform.failpoints.pass('deposit.event.received');
  const now = platform.clock.now();
  await platform.database.transaction(async (trx) => {
    const isNew = await store.insertEvent(trx, {
      id: event.id,
      type: event.type,
      object_id: objectIdOf(event),
      account: event.account ?? null,
      created_at: typeof event.created === 'number' ? new Date(event.created * 1_000) : now,
      received_at: now,
      applied_at: null,
    });
    if (isNew) await plan(trx, event.id);
  });
  await platform.failpoints.pass('deposit.event.stored');
};

export const applyEvent = async (platform: Platform, eventId: string): Promise<void> => {
  const event = await store.findWaiting(platform.database.db, eventId);
  if (event === undefined) return;
  const apply = applied.find(([type]) => event.type.startsWith(type))?.[1];
  if (apply !== undefined && event.object_id !== '') {
    await apply(platform, { objectId: event.object_id, account: event.account }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      platform.log.warn({ err: error, eventId }, 'An event is about what the provider knows no more');
    });
  }
  await store.setApplied(platform.database.db, eventId, platform.clock.now());
};

/** Queues again the events whose job was lost or gave up: received before a time and, if given, after another. */
export const requeueEvents = async (platform: Platform, before: Date, after = new Date(0)): Promise<void> => {
  for (const eventId of await store.waitingBetween(platform.database.db, { after, before })) {
    await platform.database.transaction((trx) => plan(trx, eventId));
  }
};
