import type { PaymentRequest } from '@basoche/domain/threads/effects';
import type { Db } from '../../../../platform/database/database.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addJob } from '../../../../platform/queue/queue.ts';
import * as store from './store.ts';

/** What the rules ask of the payments: written with the change that asks it, and carried out by a job (payouts/service.ts). */

/**
 * Has a request carried out, or taken up at once where it waits. One after the other: nobody asks the provider again under another key
 * while a call under the one before is still on its way, and a provider that hangs keeps one worker, not all.
 */
export const plan = async (trx: Db, requestId: string): Promise<void> => {
  const options = { jobKey: `payments.carryOut:${requestId}`, queue: 'payments.carryOut' };
  await addJob(trx, 'payments.carryOut', { requestId }, options);
};

/** Replaces the earlier request by this one; refused where the provider may have begun the earlier one. */
const giveUpOthers = async (trx: Db, applicationId: string, now: Date): Promise<void> => {
  for (const id of await store.lockWaitingOf(trx, applicationId)) {
    if (!(await store.withdraw(trx, id, now))) refuse('STATE_CHANGED');
  }
};

/** Writes what the rules ask, in the transaction of the change that asks it. */
export const askPayments = async (
  trx: Db,
  applicationId: string,
  payment: PaymentRequest,
  now: Date,
): Promise<void> => {
  await giveUpOthers(trx, applicationId, now);
  const id = await store.insertRequest(trx, {
    application_id: applicationId,
    ask: payment.ask,
    amount_cents: 'amountCents' in payment ? payment.amountCents : null,
    candidate_cents: 'candidateCents' in payment ? payment.candidateCents : null,
    creator_cents: 'creatorCents' in payment ? payment.creatorCents : null,
    session_id: null,
    asked_at: now,
    handled_at: null,
  });
  await plan(trx, id);
  // Who gets all of the deposit back has paid no fee.
  if (payment.ask === 'refund') await addJob(trx, 'payments.creditFee', { applicationId });
};

/** Sends back what was paid too late, or wrongly. */
export const askReturn = async (
  trx: Db,
  {
    applicationId,
    sessionId,
    amountCents,
  }: { applicationId: string; sessionId: string; amountCents: number },
  now: Date,
): Promise<void> => {
  const id = await store.insertRequest(trx, {
    application_id: applicationId,
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

/** Takes up what has waited for longer than a job takes: its job may be lost, or have given up. As of events (events/service.ts). */
export const takeUpWaiting = async (platform: Platform, since: Date, after = new Date(0)): Promise<void> => {
  for (const requestId of await store.waitingSince(platform.database.db, since, after)) {
    await platform.database.transaction((trx) => plan(trx, requestId));
  }
};
