import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import type Stripe from 'stripe';
import type { Db } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addJob, addJobs } from '../../../../platform/queue/queue.ts';
import * as store from './store.ts';

/** Payment pages of deposits, without the rules of their thread. */

/**
 * Queues the closing of the application's payment page, in the transaction that closes the thread, if the
 * page is for this instalment.
 */
export const planClosing = async (trx: Db, { applicationId, instalment }: InstalmentKey): Promise<void> => {
  const live = await store.lockLive(trx, applicationId);
  if (live?.instalment === instalment) await addJob(trx, 'payments.closeSession', { sessionId: live.id });
};

/** Queues the closing of the payment pages of these applications, in the transaction that forbids their payment. */
export const planClosings = async (trx: Db, applicationIds: readonly string[]): Promise<void> => {
  if (applicationIds.length === 0) return;
  const pages = await store.livePages(trx, applicationIds);
  await addJobs(
    trx,
    'payments.closeSession',
    pages.map((sessionId) => ({ payload: { sessionId } })),
  );
};

/** True if the provider answers that the page was already closed or paid. Its current state is applied then. */
const isSettled = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 400;

/** Expires a page that was never created at the provider, so that another may be planned. */
export const giveUp = ({ database }: Platform, sessionId: string): Promise<void> =>
  database.transaction(async (trx) => {
    const locked = await store.lockSession(trx, sessionId);
    if (locked?.status === 'planned') await store.updateSession(trx, sessionId, { status: 'expired' });
  });

/** Closes a page at the provider. If it was paid at the same moment, its state at the provider shows so. */
export const closeSession = async (platform: Platform, sessionId: string): Promise<void> => {
  const session = await store.findSession(platform.database.db, sessionId);
  if (session === undefined || session.status === 'paid' || session.status === 'returned') return;
  if (session.provider_id === null) return giveUp(platform, sessionId);
  const stripe: Stripe = await platform.payments.client();
  try {
    await stripe.checkout.sessions.expire(session.provider_id);
  } catch (error) {
    if (!isSettled(error)) throw error;
  }
  await platform.database.transaction((trx) => addJob(trx, 'payments.refreshDeposit', { sessionId }));
};

/** Pages to check at the provider: those past their expiry, and those open for more than a minute. */
export const doubtful = async ({ database, clock }: Platform): Promise<string[]> => {
  const now = clock.now();
  const opened = await store.open(database.db, new Date(now.getTime() - 60_000));
  return [...new Set([...(await store.overdue(database.db, now)), ...opened])];
};

/** The deposit session of a payment, in any state. */
export const findByIntent = store.findByIntent;
