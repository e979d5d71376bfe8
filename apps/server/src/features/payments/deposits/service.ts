import { setTimeout as pause } from 'node:timers/promises';
import { pathFor } from '@basoche/domain/firms/account-address';
import { currency } from '@basoche/domain/payments/amounts';
import type { DepositLines } from '@basoche/domain/payments/deposit';
import { instalmentName, onAccount } from '@basoche/domain/pricing/content';
import { depositPageHours } from '@basoche/domain/pricing/limits';
import type { Application } from '@basoche/domain/threads/application';
import { depositAt } from '@basoche/domain/threads/awaited-deposit';
import { depositOf } from '@basoche/domain/threads/deposits-and-refunds';
import type Stripe from 'stripe';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askProvider } from '../../../platform/provider/stripe.ts';
import { demandApproval } from '../../firms/approvals/service.ts';
import { lockTeamsOf } from '../../firms/service.ts';
import { execute, snapshotOf } from '../../threads/execution/service.ts';
import { isRefused } from '../payouts/refunds-and-transfers/service.ts';
import { refreshDeposit } from './confirmations/service.ts';
import { closeSession, giveUp } from './pages/service.ts';
import * as store from './pages/store.ts';

/**
 * Deposits (rules §4): a payment page is planned, created at the provider under its own id, then opened by
 * the creator. Only the provider's state of the page changes the thread; the browser's return from the page
 * proves nothing.
 */

interface Paying extends Pick<Application, 'instalment'> {
  readonly lines: DepositLines;
  readonly creatorId: string;
}

type Item = Stripe.Checkout.SessionCreateParams.LineItem;

const item = (name: string, amountCents: number, description?: string): Item[] => {
  if (amountCents === 0) return [];
  const product_data = { name, ...(description === undefined ? {} : { description }) };
  return [{ quantity: 1, price_data: { currency, unit_amount: amountCents, product_data } }];
};

/**
 * Line for the price or one instalment of it. For an instalment, consumers must be told that it is a deposit
 * on the price (Code de la consommation, L. 214-1).
 */
const workItem = ({ subject }: store.SessionRow, { lines, instalment }: Paying): Item[] =>
  instalment === null
    ? item(`Mission\u202f: ${subject}`, lines.priceCents)
    : item(
        `${instalmentName(instalment)}\u202f: ${subject}`,
        lines.priceCents,
        `C’est ${onAccount(instalment)}.`,
      );

/** Parameters of a payment page. They must not change between retries, which share an idempotency key. */
const presentPage = (
  session: store.SessionRow,
  paying: Paying,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams => {
  const { lines, creatorId } = paying;
  // People of a firm return to a screen that leads on by their role, since finance may pay but not read
  // threads.
  const isOfFirm = session.person_id !== null;
  const thread = `${publicUrl}/${isOfFirm ? 'paiements/depots' : 'messages'}/${session.application_id}`;
  const back = (way: string) =>
    `${pathFor(thread, isOfFirm ? creatorId : null)}${isOfFirm ? '&' : '?'}depot=${way}`;
  const metadata = { session: session.id, application: session.application_id };
  return {
    mode: 'payment',
    locale: 'fr',
    // Cards are debited at once; with a bank debit the mission would wait for days (rules §4).
    allowed_payment_method_types: ['card'],
    client_reference_id: session.application_id,
    line_items: [
      ...workItem(session, paying),
      ...item('TVA sur la mission (20 %)', lines.vatCents),
      ...item('Frais Basoche', lines.feeCents),
      ...item('TVA sur les frais (20 %)', lines.feeVatCents),
    ],
    payment_intent_data: { transfer_group: session.application_id, metadata },
    metadata,
    expires_at: Math.floor(session.expires_at.getTime() / 1_000),
    success_url: back('retour'),
    cancel_url: back('abandon'),
  };
};

/** Time for which a page can be paid, in milliseconds. The provider requires at least 30 minutes from its creation. */
const openForMs = depositPageHours * 3_600_000;
/** Time after which a page that is still planned is given up, in milliseconds. */
const plannedForMs = 3_600_000;

/** Total of a deposit, in cents, whose page is opened at this time. A month of time may lose days until then. */
const totalAt = (application: Application, openedAt: Date): number =>
  depositOf(depositAt(application, openedAt)).totalCents;

/** The thread's current page, or a new planned one. Checks the rules first, then the firm's limit. */
const sessionFor = (platform: Platform, viewer: Viewer, applicationId: string): Promise<store.SessionRow> =>
  platform.database.transaction(async (trx) => {
    // Locks the firm first, so that its limit does not change between its check and the page.
    if (viewer.acting) await lockTeamsOf(trx, [viewer.memberId]);
    await execute(platform, trx, applicationId, { by: viewer, command: { type: 'deposit' } });
    const now = platform.clock.now();
    const { application, instalment, subject } = await snapshotOf(trx, applicationId);
    const totalCents = totalAt(application, now);
    // Also before an open page is returned again, since the firm's limit may have been lowered.
    await demandApproval(trx, viewer, applicationId, now);
    const live = await store.lockLive(trx, applicationId);
    if (live?.instalment === instalment && live.amount_cents === totalCents && !isStale(live, now))
      return live;
    if (live !== undefined) {
      // The final state of this page at the provider is not known yet. No second page until then, so that
      // nobody pays twice.
      if (live.provider_id !== null) refuse('STATE_CHANGED', { title: staleTitle });
      await store.updateSession(trx, live.id, { status: 'expired' });
    }
    return store.insertPlanned(trx, {
      applicationId,
      instalment,
      personId: viewer.acting === null ? null : viewer.personId,
      subject,
      amountCents: totalCents,
      feeCents: application.feeCents,
      plannedAt: now,
      expiresAt: new Date(now.getTime() + openForMs),
    });
  });

const staleTitle = 'La page de paiement précédente se ferme. Réessayez dans un instant.';

const isStale = ({ status, planned_at, expires_at }: store.SessionRow, now: Date): boolean =>
  now >= expires_at || (status === 'planned' && now.getTime() - planned_at.getTime() > plannedForMs);

/** Creates the page at the provider; null if a concurrent request is creating it and will store the answer. */
const createPage = async (
  platform: Platform,
  session: store.SessionRow,
): Promise<Stripe.Checkout.Session | null> => {
  const { application_id, instalment } = session;
  const { application } = await snapshotOf(platform.database.db, application_id, { instalment });
  const params = presentPage(
    session,
    {
      lines: depositOf(depositAt(application, session.planned_at)),
      instalment: application.instalment,
      creatorId: application.creator.memberId,
    },
    platform.config.publicUrl,
  );
  return askProvider(platform, (stripe) =>
    stripe.checkout.sessions.create(params, { idempotencyKey: session.id }).catch(async (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'idempotency_key_in_use') return null;
      // The provider repeats a refusal for a day under the same idempotency key, so the next call gets a new
      // page with its own key.
      if (isRefused(error)) await giveUp(platform, session.id);
      throw error;
    }),
  );
};

const waitMs = 100;
const waitTimes = 50;

/** URL of the page, once the concurrent request has stored it. */
const openedMeanwhile = async (platform: Platform, sessionId: string): Promise<string> => {
  for (let turn = 0; turn < waitTimes; turn += 1) {
    const session = await store.findSession(platform.database.db, sessionId);
    if (session?.status === 'open' && session.url !== null) return session.url;
    await pause(waitMs);
  }
  return refuse('PROVIDER_UNAVAILABLE');
};

/** URL of the payment page. Concurrent calls, and retries after a lost answer, get the same page. */
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
  // The thread was closed while the page was created, so the page must not be paid.
  await closeSession(platform, session.id);
  return refuse('STATE_CHANGED');
};

/** True if the deposit has another sum than this page of it, for its creator only. */
const isOutdated = async (
  { database, clock }: Platform,
  { memberId }: Viewer,
  { application_id, instalment, amount_cents }: store.SessionRow,
): Promise<boolean> => {
  const now = await snapshotOf(database.db, application_id);
  const isOwn = now.application.creator.memberId === memberId;
  return isOwn && now.instalment === instalment && amount_cents !== totalAt(now.application, clock.now());
};

/** Checks a page that has expired, or has another sum, at the provider before another one is planned. */
const prepared = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
): Promise<store.SessionRow> => {
  const live = await store.findLive(platform.database.db, applicationId);
  const isUsable = async (page: store.SessionRow) =>
    !isStale(page, platform.clock.now()) && !(await isOutdated(platform, viewer, page));
  if (live?.provider_id && !(await isUsable(live))) {
    await askProvider(platform, async () => {
      await closeSession(platform, live.id);
      await refreshDeposit(platform, live.id);
    });
  }
  return sessionFor(platform, viewer, applicationId);
};
