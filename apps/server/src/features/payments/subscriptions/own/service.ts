import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Subscription } from '@basoche/contract/payments/subscriptions';
import type { PlanName } from '@basoche/domain/payments/plans';
import { refusalOf, type SubscriptionCommand } from '@basoche/domain/payments/subscriptions';
import type Stripe from 'stripe';
import type { Db } from '../../../../platform/database/database.ts';
import { lockMember } from '../../../../platform/database/lock-member.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { askProvider } from '../../../../platform/provider/stripe.ts';
import { recordActing } from '../../../firms/service.ts';
import { priceOf } from '../plans/service.ts';
import { factsOf } from '../presenter.ts';
import { closePage, endSubscription, readOwn, refreshCheckout, refreshSubscription } from '../service.ts';
import * as store from '../store.ts';

/**
 * Members' calls about their subscription. An attempt is the row of a payment page: planned first, then
 * created at the provider under its id. The subscription exists only once the provider reports it.
 */

/** Time for which a page can be paid, in milliseconds. The provider requires at least 30 minutes from its creation. */
const openForMs = 2 * 3_600_000;

const changedTitle = 'Une page de paiement vient de changer. Réessayez dans un instant.';

/** Throws if the rules refuse; otherwise returns the row that they were given. */
const assertAllowed = async (
  db: Db,
  { memberId, kind }: Viewer,
  command: SubscriptionCommand,
): Promise<{ readonly row: store.SubscriptionRow | undefined; readonly customer: string | undefined }> => {
  const [row, customer] = [await store.findCurrent(db, memberId), await store.findCustomer(db, memberId)];
  const subscription = row === undefined ? null : factsOf(row);
  const refusal = refusalOf(command, { userType: kind, subscription, wasCustomer: customer !== undefined });
  if (refusal !== null) refuse(refusal);
  return { row, customer };
};

/** The member's current page for this plan, or a new planned one. */
const attemptFor = (platform: Platform, viewer: Viewer, plan: PlanName): Promise<store.AttemptRow> =>
  platform.database.transaction(async (trx) => {
    const { memberId } = viewer;
    await lockMember(trx, memberId, { alone: true });
    await assertAllowed(trx, viewer, 'subscribe');
    const live = await store.findLiveAttempt(trx, memberId);
    const now = platform.clock.now();
    if (live !== undefined && now < live.expires_at) {
      return live.plan === plan ? live : refuse('STATE_CHANGED', { title: changedTitle });
    }
    if (live !== undefined) {
      // The provider's state of the old page must be known first.
      if (live.provider_id !== null) refuse('STATE_CHANGED', { title: changedTitle });
      await store.updateAttempt(trx, live.id, { status: 'expired' });
    }
    const expiresAt = new Date(now.getTime() + openForMs);
    await recordActing(trx, viewer, { act: 'subscription/changed', body: { change: 'subscribe' } }, now);
    return store.insertAttempt(trx, { memberId, plan, plannedAt: now, expiresAt });
  });

/**
 * Closes the page of another plan, or an expired one. If it was paid at the same moment, its refreshed state
 * shows so.
 */
const closeOther = async (platform: Platform, memberId: string, plan: PlanName): Promise<void> => {
  const live = await store.findLiveAttempt(platform.database.db, memberId);
  if (live === undefined) return;
  const isOver = platform.clock.now() >= live.expires_at;
  const isStillWanted = !isOver && live.plan === plan;
  const wasNeverCreated = isOver && live.provider_id === null;
  if (isStillWanted || wasNeverCreated) return;
  await askProvider(platform, async (stripe) => {
    // The answer that created it may be lost: repeated under the same key, the call returns the same page.
    const sessionId = live.provider_id ?? (await openPage(platform, stripe, live)).id;
    await (isOver ? refreshCheckout : closePage)(platform, sessionId);
  });
};

const customerOf = async (platform: Platform, stripe: Stripe, memberId: string): Promise<string> => {
  const { db } = platform.database;
  const known = await store.findCustomer(db, memberId);
  if (known !== undefined) return known;
  const details = (await store.findRecipient(db, memberId)) ?? refuse('UNAUTHENTICATED');
  const params = {
    ...(details.email === null ? {} : { email: details.email }),
    name: details.subscriber,
    preferred_locales: ['fr'],
    metadata: { member: memberId },
  };
  // The key contains a digest of the parameters, since the provider refuses a key that returns with others,
  // such as a changed name.
  const paramsDigest = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
  const customer = await stripe.customers.create(params, {
    idempotencyKey: `customer-${memberId}-${paramsDigest}`,
  });
  return store.insertCustomer(db, memberId, customer.id, platform.clock.now());
};

/** Creates the page. Its parameters do not change between retries, which share an idempotency key. */
const openPage = async (
  platform: Platform,
  stripe: Stripe,
  attempt: store.AttemptRow,
): Promise<Stripe.Checkout.Session> => {
  const { id, member_id: member, plan, expires_at } = attempt;
  const { publicUrl } = platform.config;
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      locale: 'fr',
      customer: await customerOf(platform, stripe, member),
      client_reference_id: member,
      line_items: [{ price: await priceOf(platform, stripe, plan), quantity: 1 }],
      subscription_data: { metadata: { member, attempt: id } },
      metadata: { member, attempt: id },
      expires_at: Math.floor(expires_at.getTime() / 1_000),
      success_url: `${publicUrl}/subscription/success`,
      cancel_url: `${publicUrl}/subscription/fail`,
    },
    { idempotencyKey: id },
  );
};

/** Null if a concurrent request is creating the page; rethrows any other error. */
const nullIfInProgress = (error: unknown): null => {
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 409) return null;
  throw error;
};

/** Number of tries, and the pause between them in milliseconds, while a concurrent request creates the page. */
const mostTries = 6;
const pauseMs = 250;

/** URL of the attempt's page, created at the provider unless another call has done so. */
const urlOf = async (platform: Platform, attempt: store.AttemptRow): Promise<string> => {
  for (let tried = 0; tried < mostTries; tried += 1) {
    const page = await askProvider(platform, (stripe) =>
      openPage(platform, stripe, attempt).catch(nullIfInProgress),
    );
    if (page !== null) return saveOpenedPage(platform, attempt, page);
    await pause(pauseMs);
    const { url } = (await store.findAttempt(platform.database.db, attempt.id)) ?? attempt;
    if (url !== null) return url;
  }
  return refuse('PROVIDER_UNAVAILABLE');
};

const saveOpenedPage = async (
  { database }: Platform,
  attempt: store.AttemptRow,
  page: Stripe.Checkout.Session,
): Promise<string> => {
  const url = page.url ?? refuse('STATE_CHANGED', { title: changedTitle });
  await database.transaction(async (trx) => {
    const locked = await store.lockAttempt(trx, attempt.id);
    if (locked?.status === 'planned') {
      await store.updateAttempt(trx, attempt.id, { status: 'open', provider_id: page.id, url });
    }
  });
  return url;
};

/** URL of the payment page. Concurrent calls, and retries after a lost answer, get the same page. */
export const subscribe = async (platform: Platform, viewer: Viewer, plan: PlanName): Promise<string> => {
  await assertAllowed(platform.database.db, viewer, 'subscribe');
  await closeOther(platform, viewer.memberId, plan);
  const attempt = await attemptFor(platform, viewer, plan);
  return attempt.url ?? urlOf(platform, attempt);
};

/** Ignores a 400 or 404: the subscription is gone or does not allow the change, and its current state will be read. */
const ignoreIfGone = (error: unknown): void => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  if (status !== 400 && status !== 404) throw error;
};

const setEnding = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  ends: boolean,
): Promise<Subscription> => {
  await askProvider(platform, async (stripe) => {
    await stripe.subscriptions.update(id, { cancel_at_period_end: ends }).catch(ignoreIfGone);
    await refreshSubscription(platform, id);
  });
  const subscription = await readOwn(platform, viewer);
  return subscription.current?.status !== 'canceled' && subscription.current?.cancelAtPeriodEnd === ends
    ? subscription
    : refuse('NOT_SUBSCRIBED');
};

/** Records in the firm's journal the change that its person requests, before the provider is asked. */
const recordChange = ({ database, clock }: Platform, viewer: Viewer, change: 'cancel' | 'resume') =>
  recordActing(database.db, viewer, { act: 'subscription/changed', body: { change } }, clock.now());

/** Cancels: a paid subscription lasts until the end of its period, one with an unpaid renewal ends at once. */
export const cancel = async (platform: Platform, viewer: Viewer): Promise<Subscription> => {
  const { row } = await assertAllowed(platform.database.db, viewer, 'cancel');
  const { id, status } = row ?? refuse('NOT_SUBSCRIBED');
  await recordChange(platform, viewer, 'cancel');
  if (status === 'active' || status === 'trialing') return setEnding(platform, viewer, id, true);
  await askProvider(platform, () => endSubscription(platform, id));
  return readOwn(platform, viewer);
};

export const resume = async (platform: Platform, viewer: Viewer): Promise<Subscription> => {
  const { row } = await assertAllowed(platform.database.db, viewer, 'resume');
  await recordChange(platform, viewer, 'resume');
  return setEnding(platform, viewer, (row ?? refuse('NOT_SUBSCRIBED')).id, false);
};

/** URL of the provider's portal, to change the card and read invoices. */
export const openPortal = async (platform: Platform, viewer: Viewer): Promise<string> => {
  const { customer } = await assertAllowed(platform.database.db, viewer, 'portal');
  const { url } = await askProvider(platform, (stripe) =>
    stripe.billingPortal.sessions.create({
      customer: customer ?? refuse('NOT_SUBSCRIBED'),
      locale: 'fr',
      return_url: `${platform.config.publicUrl}/subscription`,
    }),
  );
  return url;
};
