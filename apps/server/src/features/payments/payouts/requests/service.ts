import { feeInstalment, type InstalmentKey } from '@basoche/domain/payments/instalment';
import type { PaymentRequest } from '@basoche/domain/threads/effects';
import type { Db } from '../../../../platform/database/database.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addJob } from '../../../../platform/queue/queue.ts';
import * as store from './store.ts';

/**
 * Payment requests that the rules ask for. Inserted with the change that asks, carried out by a job
 * (payouts/service.ts).
 */

/**
 * Queues a request, or moves its waiting job to now. All requests share one queue, so that a call in progress
 * is never repeated under another key, and a provider that hangs blocks one worker only.
 */
export const plan = async (trx: Db, requestId: string): Promise<void> => {
  const options = { jobKey: `payments.carryOut:${requestId}`, queue: 'payments.carryOut' };
  await addJob(trx, 'payments.carryOut', { requestId }, options);
};

const underWayTitle = 'Un paiement de cet échange est en cours. Réessayez dans une minute.';

/** Withdraws the earlier requests of the instalment. Refuses if the provider may have begun one. */
const giveUpOthers = async (trx: Db, key: InstalmentKey, now: Date): Promise<void> => {
  for (const id of await store.lockWaitingOf(trx, key)) {
    if (!(await store.withdraw(trx, id, now))) refuse('STATE_CHANGED', { title: underWayTitle });
  }
};

/** Inserts a request that the rules ask for, in the transaction of the change. */
export const askPayments = async (
  trx: Db,
  key: InstalmentKey,
  payment: PaymentRequest,
  now: Date,
): Promise<void> => {
  const { applicationId, instalment } = key;
  await giveUpOthers(trx, key, now);
  const id = await store.insertRequest(trx, {
    application_id: applicationId,
    instalment,
    ask: payment.ask,
    amount_cents: 'amountCents' in payment ? payment.amountCents : null,
    candidate_cents: 'candidateCents' in payment ? payment.candidateCents : null,
    creator_cents: 'creatorCents' in payment ? payment.creatorCents : null,
    session_id: null,
    asked_at: now,
    handled_at: null,
  });
  await plan(trx, id);
  // After a full refund of the deposit that carried the fee, no fee is due: its invoice is credited.
  if (payment.ask === 'refund' && instalment === feeInstalment)
    await addJob(trx, 'payments.creditFee', { applicationId });
};

/** Requests the return of a late or unexpected payment. */
export const askReturn = async (
  trx: Db,
  {
    applicationId,
    instalment,
    sessionId,
    amountCents,
  }: InstalmentKey & { readonly sessionId: string; readonly amountCents: number },
  now: Date,
): Promise<void> => {
  const id = await store.insertRequest(trx, {
    application_id: applicationId,
    instalment,
    ask: 'return',
    amount_cents: amountCents,
    candidate_cents: null,
    creator_cents: null,
    session_id: sessionId,
    asked_at: now,
    handled_at: null,
  });
  await plan(trx, id);
};

/**
 * Queues again the requests that wait longer than a job takes, since their jobs may be lost or have given up.
 * `requeueEvents` (provider/service.ts) does the same for events.
 */
export const requeueWaiting = async (
  platform: Platform,
  before: Date,
  after = new Date(0),
): Promise<void> => {
  for (const requestId of await store.waitingBetween(platform.database.db, { after, before })) {
    await platform.database.transaction((trx) => plan(trx, requestId));
  }
};
