import type Stripe from 'stripe';
import type { Db } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addJob } from '../../../../platform/queue/queue.ts';
import * as store from './store.ts';

/** Payment pages of deposits, apart from the threads that they belong to. */

/** Asks, in the transaction of whoever closes the thread, that its payment page takes no card any more. */
export const planClosing = async (trx: Db, applicationId: string): Promise<void> => {
  const live = await store.lockLive(trx, applicationId);
  if (live !== undefined) await addJob(trx, 'payments.closeSession', { sessionId: live.id });
};

/** True where the provider says that the page was closed, or was paid or closed before: its present state is what counts. */
const isSettled = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 400;

/** A page that was planned, and that the provider did not make: another may be planned. */
export const giveUp = ({ database }: Platform, sessionId: string): Promise<void> =>
  database.transaction(async (trx) => {
    const locked = await store.lockSession(trx, sessionId);
    if (locked?.status === 'planned') await store.updateSession(trx, sessionId, { status: 'expired' });
  });

/** Closes a page at the provider. Who pays in the same instant is told apart by what the provider then says of it. */
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

/** Pages whose state at the provider should be looked at again: overdue ones, and long open ones. */
export const doubtful = async ({ database, clock }: Platform): Promise<string[]> => {
  const now = clock.now();
  const opened = await store.open(database.db, new Date(now.getTime() - 60_000));
  return [...new Set([...(await store.overdue(database.db, now)), ...opened])];
};

/** The deposit that a payment made, whatever became of it. */
export const findByIntent = store.findByIntent;
