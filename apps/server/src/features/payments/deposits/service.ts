import { setTimeout as pause } from 'node:timers/promises';
import { depositOf } from '@basoche/domain/threads/facts';
import type Stripe from 'stripe';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askProvider } from '../../../platform/provider/stripe.ts';
import { execute, snapshotOf } from '../../threads/execution/service.ts';
import { isRefused } from '../payouts/orders/service.ts';
import { refreshDeposit } from './confirmations/service.ts';
import { closeSession, giveUp } from './pages/service.ts';
import * as store from './pages/store.ts';
import { presentPage } from './presenter.ts';

/**
 * Deposits (rules §4): a payment page is planned, then asked of the provider under its own id, then given to the creator. Only what
 * the provider says of the page moves the thread; the way back from it proves nothing.
 */

/** A page takes a card for so long. The provider wants at least half an hour, from when it is asked. */
const openForMs = 2 * 3_600_000;
/** One that was planned so long ago, and never answered for, is given up. */
const plannedForMs = 3_600_000;

/** The page of this thread that is there, or one that is planned now. The rules say first whether there may be one. */
const sessionFor = (platform: Platform, viewer: Viewer, applicationId: string): Promise<store.SessionRow> =>
  platform.database.transaction(async (trx) => {
    await execute(platform, trx, applicationId, { by: viewer, command: { type: 'deposit' } });
    const now = platform.clock.now();
    const live = await store.lockLive(trx, applicationId);
    if (live !== undefined && !isStale(live, now)) return live;
    if (live !== undefined) {
      // Its last word is the provider's; it is asked for it, and until then nobody pays twice.
      if (live.provider_id !== null) refuse('STATE_CHANGED', { title: staleTitle });
      await store.updateSession(trx, live.id, { status: 'expired' });
    }
    const { application, subject } = await snapshotOf(trx, applicationId);
    return store.insertPlanned(trx, {
      applicationId,
      subject,
      amountCents: depositOf(application).totalCents,
      feeCents: application.feeCents,
      plannedAt: now,
      expiresAt: new Date(now.getTime() + openForMs),
    });
  });

const staleTitle = 'La page de paiement précédente se ferme. Réessayez dans un instant.';

const isStale = ({ status, planned_at, expires_at }: store.SessionRow, now: Date): boolean =>
  now >= expires_at || (status === 'planned' && now.getTime() - planned_at.getTime() > plannedForMs);

/** Null where another request of ours is at this very call, and will write its answer. */
const createPage = async (
  platform: Platform,
  session: store.SessionRow,
): Promise<Stripe.Checkout.Session | null> => {
  const { application } = await snapshotOf(platform.database.db, session.application_id);
  const params = presentPage(session, depositOf(application), platform.config.publicUrl);
  return askProvider(platform, (stripe) =>
    stripe.checkout.sessions.create(params, { idempotencyKey: session.id }).catch(async (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'idempotency_key_in_use') return null;
      // It would repeat its refusal for a day: whoever asks again gets a page of another name.
      if (isRefused(error)) await giveUp(platform, session.id);
      throw error;
    }),
  );
};

const waitMs = 100;
const waitTimes = 50;

/** The address, once whoever asks the provider for it has written it. */
const openedMeanwhile = async (platform: Platform, sessionId: string): Promise<string> => {
  for (let turn = 0; turn < waitTimes; turn += 1) {
    const session = await store.findSession(platform.database.db, sessionId);
    if (session?.status === 'open' && session.url !== null) return session.url;
    await pause(waitMs);
  }
  return refuse('PROVIDER_UNAVAILABLE');
};

/** The address of the payment page. Asked by many at once, or again after a lost answer, it is one page and one address. */
export const askDeposit = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
): Promise<string> => {
  const session = await prepared(platform, viewer, applicationId);
  if (session.url !== null) return session.url;
  await platform.failpoints.pass('deposit.planned');
  const page = await createPage(platform, session);
  if (page === null) return openedMeanwhile(platform, session.id);
  await platform.failpoints.pass('deposit.asked');
  const url = page.url ?? refuse('STATE_CHANGED', { title: staleTitle });
  const isOpen = await platform.database.transaction(async (trx) => {
    const locked = await store.lockSession(trx, session.id);
    if (locked?.status === 'planned') {
      await store.updateSession(trx, session.id, { status: 'open', provider_id: page.id, url });
      return true;
    }
    if (locked?.status === 'expired' && locked.provider_id === null) {
      await store.updateSession(trx, session.id, { provider_id: page.id });
    }
    return locked?.status === 'open';
  });
  await platform.failpoints.pass('deposit.opened');
  if (isOpen) return url;
  // The thread was closed while the page was made: it must take no card.
  await closeSession(platform, session.id);
  return refuse('STATE_CHANGED');
};

/** A page whose time is over is looked at with the provider, once, before another is planned. */
const prepared = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
): Promise<store.SessionRow> => {
  const live = await store.findLive(platform.database.db, applicationId);
  if (live?.provider_id && isStale(live, platform.clock.now())) {
    await askProvider(platform, async () => {
      await closeSession(platform, live.id);
      await refreshDeposit(platform, live.id);
    });
  }
  return sessionFor(platform, viewer, applicationId);
};
