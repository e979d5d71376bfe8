import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Subscription } from '@basoche/contract/payments/subscriptions';
import type { PlanName } from '@basoche/domain/payments/plans';
import { refusalOf, type SubscriptionCommand } from '@basoche/domain/payments/subscriptions';
import type Stripe from 'stripe';
import type { Db } from '../../../../platform/database/database.ts';
import { holdMember } from '../../../../platform/database/hold-member.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { askProvider } from '../../../../platform/provider/stripe.ts';
import { priceOf } from '../plans/service.ts';
import { factsOf } from '../presenter.ts';
import { closePage, end, readOwn, refreshCheckout, refreshSubscription } from '../service.ts';
import * as store from '../store.ts';

/**
 * What members ask about their subscription. A payment page is planned, then asked of the provider under its own id; what it sells is
 * known when the provider says so, and not before.
 */

/** A page takes a card for so long. The provider wants at least half an hour, from when it is asked. */
const openForMs = 2 * 3_600_000;

const changedTitle = 'Une page de paiement vient de changer. Réessayez dans un instant.';

/** Refuses what the rules refuse; gives the row that they looked at. */
const allowed = async (
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

/** The member's page of this plan that is there, or one that is planned now. */
const attemptFor = (platform: Platform, viewer: Viewer, plan: PlanName): Promise<store.AttemptRow> =>
  platform.database.transaction(async (trx) => {
    const { memberId } = viewer;
    await holdMember(trx, memberId, { alone: true });
    await allowed(trx, viewer, 'subscribe');
    const live = await store.findLiveAttempt(trx, memberId);
    const now = platform.clock.now();
    if (live !== undefined && now < live.expires_at) {
      return live.plan === plan ? live : refuse('STATE_CHANGED', { title: changedTitle });
    }
    if (live !== undefined) {
      // What it sold is the provider's to say, before another is planned.
      if (live.provider_id !== null) refuse('STATE_CHANGED', { title: changedTitle });
      await store.updateAttempt(trx, live.id, { status: 'expired' });
    }
    const expiresAt = new Date(now.getTime() + openForMs);
    return store.insertAttempt(trx, { memberId, plan, plannedAt: now, expiresAt });
  });

/** Closes the page of another plan, or one whose time is over; whoever paid on it in the same instant is told by its state. */
const closeOther = async (platform: Platform, memberId: string, plan: PlanName): Promise<void> => {
  const live = await store.findLiveAttempt(platform.database.db, memberId);
  if (live === undefined) return;
  const isOver = platform.clock.now() >= live.expires_at;
  if (isOver ? live.provider_id === null : live.plan === plan) return;
  await askProvider(platform, async (stripe) => {
    // Its answer may have been lost: asked again under the same key, the provider names the same page.
    const sessionId = live.provider_id ?? (await openPage(platform, stripe, live)).id;
    await (isOver ? refreshCheckout : closePage)(platform, sessionId);
  });
};

const customerOf = async (platform: Platform, stripe: Stripe, memberId: string): Promise<string> => {
  const { db } = platform.database;
  const known = await store.findCustomer(db, memberId);
  if (known !== undefined) return known;
  const reader = (await store.findReader(db, memberId)) ?? refuse('UNAUTHENTICATED');
  const params = {
    ...(reader.email === null ? {} : { email: reader.email }),
    name: reader.name,
    preferred_locales: ['fr'],
    metadata: { member: memberId },
  };
  // Who took another name since an answer was lost is asked for under another key: this one stands for what was asked then.
  const asked = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
  const customer = await stripe.customers.create(params, { idempotencyKey: `customer-${memberId}-${asked}` });
  return store.insertCustomer(db, memberId, customer.id, platform.clock.now());
};

/** The page as the provider is asked for it: the same words whenever it is asked again. */
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

/** Somebody else asks the provider for the same at this instant: its answer is theirs. */
const beingAsked = (error: unknown): null => {
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 409) return null;
  throw error;
};

/** How often, and after which pause, what somebody else was asking for is looked for and asked for again. */
const turns = 6;
const turnMs = 250;

/** Asks the provider for the page, unless another call was given it meanwhile. */
const urlOf = async (platform: Platform, attempt: store.AttemptRow): Promise<string> => {
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await askProvider(platform, (stripe) =>
      openPage(platform, stripe, attempt).catch(beingAsked),
    );
    if (page !== null) return opened(platform, attempt, page);
    await pause(turnMs);
    const { url } = (await store.findAttempt(platform.database.db, attempt.id)) ?? attempt;
    if (url !== null) return url;
  }
  return refuse('PROVIDER_UNAVAILABLE');
};

const opened = async (
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

/** The address of the payment page. Asked by many at once, or again after a lost answer, it is one page and one address. */
export const subscribe = async (platform: Platform, viewer: Viewer, plan: PlanName): Promise<string> => {
  await allowed(platform.database.db, viewer, 'subscribe');
  await closeOther(platform, viewer.memberId, plan);
  const attempt = await attemptFor(platform, viewer, plan);
  return attempt.url ?? urlOf(platform, attempt);
};

/** The provider knows it no more, or not as one that can be changed so: its present state says what became of it. */
const overtaken = (error: unknown): void => {
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
    await stripe.subscriptions.update(id, { cancel_at_period_end: ends }).catch(overtaken);
    await refreshSubscription(platform, id);
  });
  const own = await readOwn(platform, viewer);
  return own.current?.status !== 'canceled' && own.current?.cancelAtPeriodEnd === ends
    ? own
    : refuse('NOT_SUBSCRIBED');
};

/** A subscription that is paid for lasts until its period ends; one whose renewal is owed ends at once. */
export const cancel = async (platform: Platform, viewer: Viewer): Promise<Subscription> => {
  const { row } = await allowed(platform.database.db, viewer, 'cancel');
  const { id, status } = row ?? refuse('NOT_SUBSCRIBED');
  if (status === 'active' || status === 'trialing') return setEnding(platform, viewer, id, true);
  await askProvider(platform, () => end(platform, id));
  return readOwn(platform, viewer);
};

export const resume = async (platform: Platform, viewer: Viewer): Promise<Subscription> => {
  const { row } = await allowed(platform.database.db, viewer, 'resume');
  return setEnding(platform, viewer, (row ?? refuse('NOT_SUBSCRIBED')).id, false);
};

/** The provider's own page, where a card is changed and invoices are read. */
export const openPortal = async (platform: Platform, viewer: Viewer): Promise<string> => {
  const { customer } = await allowed(platform.database.db, viewer, 'portal');
  const { url } = await askProvider(platform, (stripe) =>
    stripe.billingPortal.sessions.create({
      customer: customer ?? refuse('NOT_SUBSCRIBED'),
      locale: 'fr',
      return_url: `${platform.config.publicUrl}/subscription`,
    }),
  );
  return url;
};
