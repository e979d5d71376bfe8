import type { Subscription } from '@basoche/contract/payments/subscriptions';
import {
  isLive,
  isOwed,
  lacksSubscription,
  mailOf,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@basoche/domain/payments/subscriptions';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openPolling } from '../../../platform/provider/polling.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { planOf } from './plans/service.ts';
import { factsOf, presentSubscription } from './presenter.ts';
import * as store from './store.ts';

/**
 * Subscriptions of members (rules §4), as the provider reports them. Read from the provider for each event,
 * on the return from a page, and by a schedule.
 */

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

/** Unknown statuses count as canceled, such as that of a subscription that was never paid. */
const statusOf = (status: string): SubscriptionStatus =>
  subscriptionStatuses.find((known) => known === status) ?? 'canceled';

/** The member named in the metadata at the purchase, or the member with this customer id. */
const memberOf = async (db: Db, { metadata, customer }: Stripe.Subscription): Promise<string | undefined> => {
  const { member } = metadata;
  if (member !== undefined && isId.test(member)) return member;
  const customerId = idOf(customer);
  return customerId === null ? undefined : store.findMemberByCustomer(db, customerId);
};

/**
 * Saves a snapshot of the provider's record and notifies the member of changes. A snapshot older than the
 * stored one changes nothing.
 */
const write = async (
  platform: Platform,
  trx: Db,
  subscription: Stripe.Subscription,
  { memberId, reading }: { readonly memberId: string; readonly reading: number },
): Promise<void> => {
  const [item] = subscription.items.data;
  const member = item && (await store.lockMember(trx, memberId));
  if (item === undefined || member === undefined) return;
  const before = await store.findSubscription(trx, subscription.id);
  if (before !== undefined && before.reading >= reading) return;
  const status = statusOf(subscription.status);
  const after = {
    id: subscription.id,
    member_id: memberId,
    plan: planOf(item.price),
    status,
    cancel_at_period_end: subscription.cancel_at_period_end,
    period_end: dateOf(subscription.ended_at ?? item.current_period_end),
    // An unpaid renewal is owed from the first day of its period.
    past_due_since: status === 'past_due' ? dateOf(item.current_period_start) : null,
    started_at: dateOf(subscription.start_date),
    reading,
    updated_at: platform.clock.now(),
  };
  await store.saveSnapshot(trx, after);
  const mail = mailOf(before ?? null, after);
  if (mail !== null) await addJob(trx, 'payments.subscriptionMail', { subscriptionId: after.id, mail });
  await addJob(trx, 'payments.subscriptionChanged', { memberId });
  // The page was paid while still open, after the member had deleted their account.
  if (member.isDeleted && isLive(after)) {
    await addJob(trx, 'payments.endSubscription', { subscriptionId: after.id });
  }
};

/** Reads a subscription at the provider and saves its current state. Safe to repeat, late and in any order. */
export const refreshSubscription = async (platform: Platform, subscriptionId: string): Promise<void> => {
  const { database } = platform;
  const stripe = await platform.payments.client();
  const reading = await store.nextSnapshotNumber(database.db);
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const memberId = await memberOf(database.db, subscription);
  if (memberId === undefined) {
    platform.log.warn({ subscriptionId }, 'A subscription at the provider belongs to no member');
    return;
  }
  await database.transaction((trx) => write(platform, trx, subscription, { memberId, reading }));
};

/** The attempt of a page. If the answer that created the page was lost, its metadata names the attempt. */
const attemptOf = async (db: Db, page: Stripe.Checkout.Session): Promise<store.AttemptRow | undefined> => {
  const known = await store.findAttemptByProviderId(db, page.id);
  const planned = page.metadata?.attempt;
  return known ?? (planned !== undefined && isId.test(planned) ? store.findAttempt(db, planned) : undefined);
};

/** Applies the provider's state of a payment page. Ignores pages that are not ours. */
export const refreshCheckout = async (platform: Platform, sessionId: string): Promise<void> => {
  const { database } = platform;
  const stripe = await platform.payments.client();
  const page = await stripe.checkout.sessions.retrieve(sessionId);
  if (page.mode !== 'subscription') return;
  const attempt = await attemptOf(database.db, page);
  const subscriptionId = idOf(page.subscription);
  if (page.status === 'complete' && subscriptionId !== null) {
    await refreshSubscription(platform, subscriptionId);
  }
  if (attempt === undefined) return;
  await database.transaction(async (trx) => {
    const locked = await store.lockAttempt(trx, attempt.id);
    if (locked === undefined || locked.status === 'done') return;
    if (page.status !== 'open') {
      const status = page.status === 'complete' ? 'done' : 'expired';
      await store.updateAttempt(trx, attempt.id, { status, provider_id: page.id });
      await addJob(trx, 'payments.subscriptionChanged', { memberId: locked.member_id });
    } else if (locked.status === 'planned' && page.url !== null) {
      await store.updateAttempt(trx, attempt.id, { status: 'open', provider_id: page.id, url: page.url });
    }
  });
};

export const readOwn = async (platform: Platform, viewer: Viewer): Promise<Subscription> => {
  const { db } = platform.database;
  const [row, attempt, customer] = await Promise.all([
    store.findCurrent(db, viewer.memberId),
    store.findLiveAttempt(db, viewer.memberId),
    store.findCustomer(db, viewer.memberId),
  ]);
  return presentSubscription(
    {
      userType: viewer.kind,
      row,
      isPending: attempt?.status === 'open',
      wasCustomer: customer !== undefined,
      isRequired: platform.config.subscriptionRequired,
    },
    platform.clock.now(),
  );
};

/** True if this member needs a subscription before they may apply. */
export const mustSubscribe = async (
  { config, clock }: Platform,
  db: Db,
  viewer: Viewer,
): Promise<boolean> => {
  if (!config.subscriptionRequired) return false;
  const row = await store.findCurrent(db, viewer.memberId);
  const subscription = row === undefined ? null : factsOf(row);
  return lacksSubscription({ isRequired: true, userType: viewer.kind, subscription }, clock.now());
};

/** True if the card was refused for the renewal of the member's subscription. */
export const owesRenewal = async (db: Db, memberId: string): Promise<boolean> => {
  const row = await store.findCurrent(db, memberId);
  return row !== undefined && isOwed(row);
};

/** Ends the subscriptions of a deleted account, and closes its open payment page. */
export const leave = async (trx: Db, memberId: string): Promise<void> => {
  const attempt = await store.findLiveAttempt(trx, memberId);
  if (attempt !== undefined) await addJob(trx, 'payments.closeSubscribing', { attemptId: attempt.id });
  for (const subscriptionId of await store.findLiveIds(trx, memberId)) {
    await addJob(trx, 'payments.endSubscription', { subscriptionId });
  }
};

/** Ignores the provider's answer that the page was already paid or closed. */
const settled = (error: unknown): void => {
  if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 400)) throw error;
};

/**
 * Closes a payment page at the provider. If it was paid at the same moment, the state that is read afterwards
 * shows so.
 */
export const closePage = async (platform: Platform, sessionId: string): Promise<void> => {
  const stripe = await platform.payments.client();
  await stripe.checkout.sessions.expire(sessionId).catch(settled);
  await refreshCheckout(platform, sessionId);
};

export const closePurchase = async (platform: Platform, attemptId: string): Promise<void> => {
  const attempt = await store.findAttempt(platform.database.db, attemptId);
  if (attempt?.status === 'open' && attempt.provider_id !== null)
    await closePage(platform, attempt.provider_id);
};

/** True if the provider answers that the subscription has already ended. */
const isOver = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 404;

/** Ends a subscription at once. */
export const endSubscription = async (platform: Platform, subscriptionId: string): Promise<void> => {
  const stripe = await platform.payments.client();
  try {
    await stripe.subscriptions.cancel(subscriptionId);
  } catch (error) {
    if (!isOver(error)) throw error;
  }
  await refreshSubscription(platform, subscriptionId);
};

/** Checks pages and subscriptions at the provider whose event is missing. A failure of one does not stop the others. */
export const reconcile = async (platform: Platform): Promise<void> => {
  const { clock, database, log } = platform;
  const now = clock.now().getTime();
  const turns = openPolling();
  const lookAt = (attempt: store.AttemptRow): Promise<void> =>
    attempt.provider_id === null ? giveUp(platform, attempt) : refreshCheckout(platform, attempt.provider_id);
  await turns.take(await store.findOpenAttempts(database.db, new Date(now - 30_000)), lookAt, {
    forMs: 15_000,
    failed: (error, { id }) =>
      log.warn({ err: error, attempt: id }, 'A payment page of a subscription could not be looked at'),
  });
  const due = await store.findDueIds(database.db, new Date(now - 60_000), new Date(now - 3_600_000));
  await turns.take(due, (subscriptionId) => refreshSubscription(platform, subscriptionId), {
    forMs: 15_000,
    failed: (error, subscriptionId) =>
      log.warn({ err: error, subscriptionId }, 'A subscription could not be looked at'),
  });
};

/** Expires a page that stayed planned until its expiry, so that another may be planned. */
const giveUp = async ({ clock, database }: Platform, { id, expires_at }: store.AttemptRow): Promise<void> => {
  if (clock.now() < expires_at) return;
  await database.transaction(async (trx) => {
    const locked = await store.lockAttempt(trx, id);
    if (locked?.status === 'planned') await store.updateAttempt(trx, id, { status: 'expired' });
  });
};
