import { depositEntries, unmatchedEntry } from '@basoche/domain/payments/ledger';
import type Stripe from 'stripe';
import type { Db } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addJob } from '../../../../platform/queue/queue.ts';
import { depositWasPaid } from '../../../firms/approvals/service.ts';
import { notify } from '../../../notifications/service.ts';
import { execute, snapshotOf } from '../../../threads/execution/service.ts';
import { post } from '../../ledger/service.ts';
import { askReturn } from '../../payouts/requests/service.ts';
import { closeSession, planClosing } from '../pages/service.ts';
import * as store from '../pages/store.ts';

/**
 * Applies the provider's state of a payment page (rules §4). It is read again for each event, in the check of
 * each minute, and when the page is asked for again.
 */

interface Paid {
  readonly session: store.SessionRow;
  readonly amountCents: number;
  readonly currency: string;
  readonly paymentIntent: string;
  readonly chargeId: string | null;
}

/** Confirms the deposit on the thread. False if the rules refuse; nothing has changed then. */
const confirmed = async (
  platform: Platform,
  trx: Db,
  { session, amountCents, currency: paidIn }: Paid,
): Promise<boolean> => {
  try {
    await execute(platform, trx, session.application_id, {
      by: { role: 'provider' },
      command: { type: 'deposit/confirm', amountCents, currency: paidIn, openedAt: session.planned_at },
      instalment: session.instalment,
    });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Records a payment once. Holds it if the thread awaits it, otherwise requests its return. */
const applyPaid = (platform: Platform, paid: Paid): Promise<void> =>
  platform.database.transaction(async (trx) => {
    const { session, amountCents, paymentIntent, chargeId } = paid;
    const { application_id: applicationId, instalment } = session;
    const now = platform.clock.now();
    // The thread is locked first, as in all transactions, to avoid deadlocks.
    const { application } = await snapshotOf(trx, applicationId, { lock: true });
    const locked = await store.lockSession(trx, session.id);
    if (locked === undefined || locked.status === 'paid' || locked.status === 'returned') return;
    const isHeld = await confirmed(platform, trx, paid);
    await platform.failpoints.pass('deposit.confirming');
    await store.updateSession(trx, session.id, {
      status: isHeld ? 'paid' : 'returned',
      payment_intent: paymentIntent,
      charge_id: chargeId,
      paid_cents: amountCents,
      paid_at: now,
    });
    const posting = { applicationId, instalment, source: paymentIntent, at: now };
    if (isHeld) {
      await depositWasPaid(trx, applicationId);
      await post(trx, posting, depositEntries(amountCents, session.fee_cents));
      // The payment came through an older page: close the page that replaced it.
      await planClosing(trx, { applicationId, instalment });
      if (session.fee_cents > 0) await addJob(trx, 'payments.invoiceFee', { applicationId });
      return;
    }
    platform.log.warn({ sessionId: session.id }, 'A deposit that nothing waits for is sent back');
    await post(trx, posting, [unmatchedEntry(amountCents)]);
    const { memberId } = application.creator;
    await notify(trx, { memberId, applicationId, key: 'DEPOSIT_RETURNED' }, now);
    await askReturn(trx, { applicationId, instalment, sessionId: session.id, amountCents }, now);
  });

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** True if the page was not paid and cannot be any more: it has expired, or its payment failed. */
const isOver = (page: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): boolean =>
  page.status === 'expired' ||
  (page.status === 'complete' &&
    (intent?.status === 'requires_payment_method' || intent?.status === 'canceled'));

/** Reads a page at the provider and applies its current state. Safe to repeat, late and in any order. */
export const refreshDeposit = async (platform: Platform, sessionId: string): Promise<void> => {
  const session = await store.findSession(platform.database.db, sessionId);
  if (session === undefined || session.provider_id === null) {
    if (session !== undefined) await closeSession(platform, sessionId);
    return;
  }
  if (session.status === 'paid' || session.status === 'returned') return;
  const stripe = await platform.payments.client();
  const page = await stripe.checkout.sessions.retrieve(session.provider_id, {
    expand: ['payment_intent.latest_charge'],
  });
  await platform.failpoints.pass('deposit.event.read');
  const intent = typeof page.payment_intent === 'object' ? page.payment_intent : null;
  if (page.payment_status === 'paid' && intent !== null) {
    await applyPaid(platform, {
      session,
      amountCents: intent.amount_received,
      currency: intent.currency,
      paymentIntent: intent.id,
      chargeId: idOf(intent.latest_charge),
    });
    await platform.failpoints.pass('deposit.confirmed');
  } else if (isOver(page, intent)) {
    await platform.database.transaction(async (trx) => {
      const locked = await store.lockSession(trx, sessionId);
      if (locked?.status === 'open') await store.updateSession(trx, sessionId, { status: 'expired' });
    });
  }
};

/** The same for the session id in a payment's metadata, which may come from elsewhere. */
export const refreshNamed = async (platform: Platform, sessionId: string): Promise<void> => {
  if (isId.test(sessionId)) await refreshDeposit(platform, sessionId);
};

/** The same for the provider's id of a page. Ignores pages that are not ours. */
export const refreshByProvider = async (platform: Platform, providerId: string): Promise<void> => {
  const session = await store.findByProvider(platform.database.db, providerId);
  if (session !== undefined) return refreshDeposit(platform, session.id);
  // The answer that created the page was lost, so its id is not stored: the metadata names our session.
  const stripe = await platform.payments.client();
  const page = await stripe.checkout.sessions.retrieve(providerId);
  const planned = page.metadata?.session;
  if (planned === undefined || !isId.test(planned)) return;
  const isOurs = await platform.database.transaction(async (trx) => {
    const locked = await store.lockSession(trx, planned);
    if (locked === undefined || locked.provider_id !== null) return false;
    const isPlanned = locked.status === 'planned' && page.url !== null;
    await store.updateSession(trx, planned, {
      provider_id: providerId,
      ...(isPlanned ? { status: 'open' as const, url: page.url } : {}),
    });
    return true;
  });
  if (isOurs) await refreshDeposit(platform, planned);
};
