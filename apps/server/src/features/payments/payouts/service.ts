import {
  feeEntry,
  refundEntry,
  refundFailedEntry,
  releaseEntry,
  returnEntry,
} from '@basoche/domain/payments/ledger';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import type { Failpoint } from '../../../platform/failpoints.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { notify } from '../../notifications/service.ts';
import { snapshotOf } from '../../threads/execution/service.ts';
import { planClosing } from '../deposits/pages/service.ts';
import { lockHolding, post } from '../ledger/service.ts';
import { ask, findDone, isRefused } from './orders/service.ts';
import { type Order, orderOf } from './orders/store.ts';
import { plan } from './requests/service.ts';
import * as requests from './requests/store.ts';
import * as store from './store.ts';

/**
 * What the rules ask of the payments (payouts/requests), carried out: its movements are planned, asked of the provider outside of any
 * transaction (orders/service.ts), and written with the ledger's entries. Whatever is cut off is taken up again.
 */

const flowOf = (kind: 'transfer' | 'refund'): 'release' | 'refund' =>
  kind === 'transfer' ? 'release' : 'refund';

const pass = async (
  { failpoints }: Platform,
  kind: 'transfer' | 'refund',
  where: 'decided' | 'planned' | 'tried' | 'asked' | 'recording' | 'recorded',
): Promise<void> => {
  const name: Failpoint = `${flowOf(kind)}.${where}`;
  await failpoints.pass(name);
};

/** Nobody is paid nothing. */
const kept = <Row extends { readonly amount_cents: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ amount_cents }) => amount_cents > 0);

/** The transfers and refunds that a request comes to. */
const movementsFor = async (trx: Db, request: requests.RequestRow, now: Date) => {
  const { id, application_id, ask, amount_cents, candidate_cents, creator_cents } = request;
  const base = { request_id: id, application_id, planned_at: now };
  const transfer = async (amountCents: number) => {
    const payee = await store.payeeOf(trx, application_id);
    if (payee === null)
      throw new Error('Nobody is designated to be paid for the portage company, or they are suspended.');
    return {
      ...base,
      kind: 'transfer' as const,
      amount_cents: amountCents,
      payee_id: payee,
      session_id: null,
    };
  };
  const refund = async (amountCents: number) => {
    const sessionId = request.session_id ?? (await store.paidSession(trx, application_id))?.id;
    if (sessionId === undefined) throw new Error('There is no deposit to give back.');
    return {
      ...base,
      kind: 'refund' as const,
      amount_cents: amountCents,
      payee_id: null,
      session_id: sessionId,
    };
  };
  if (ask === 'return') return [await refund(amount_cents ?? 0)];
  // A bank may have taken a part since it was asked for: what is left goes where all of it was to go.
  const { heldCents, feeHeldCents } = await lockHolding(trx, application_id);
  if (ask === 'release') return kept([await transfer(Math.min(amount_cents ?? 0, heldCents))]);
  if (ask === 'refund') return kept([await refund(Math.min(amount_cents ?? 0, heldCents + feeHeldCents))]);
  const asked = (candidate_cents ?? 0) + (creator_cents ?? 0);
  const left = Math.min(asked, heldCents);
  const ofCandidate = Math.round((left * (candidate_cents ?? 0)) / asked);
  return kept([await transfer(ofCandidate), await refund(left - ofCandidate)]);
};

interface Planned {
  readonly movements: readonly store.MovementRow[];
  /** When a bank took of the deposit for good: what was planned until then is of too much. Null where none did. */
  readonly lostAt: Date | null;
}

/** What is to be done of a request; null where it is done. */
const planned = (platform: Platform, requestId: string): Promise<Planned | null> =>
  platform.database.transaction(async (trx) => {
    const request = await requests.lockWaiting(trx, requestId);
    if (request === undefined) return null;
    if (request.ask === 'expireDeposit') {
      await planClosing(trx, request.application_id);
      await requests.setHandled(trx, requestId, platform.clock.now());
      return null;
    }
    const dispute = await store.disputeOf(trx, request);
    // While the bank looks, nothing moves; the turn of this request comes again each minute.
    if (dispute?.status === 'open') return null;
    const lostAt = dispute?.closed_at ?? null;
    if (lostAt !== null) await store.deleteUntried(trx, requestId, lostAt);
    const there = await store.movementsOf(trx, requestId);
    // The deposit was lost and no movement is left to carry out: nothing goes back.
    const isGone = request.ask === 'return' && lostAt !== null;
    if (isGone && there.every(({ done_at }) => done_at !== null)) {
      await requests.setHandled(trx, requestId, platform.clock.now());
      return null;
    }
    if (there.length > 0) return { movements: there, lostAt };
    await pass(platform, request.ask === 'release' ? 'transfer' : 'refund', 'decided');
    const rows = await movementsFor(trx, request, platform.clock.now());
    if (rows.length === 0) {
      await requests.setHandled(trx, requestId, platform.clock.now());
      return null;
    }
    await store.insertMovements(trx, rows);
    return { movements: await store.movementsOf(trx, requestId), lostAt: null };
  });

/** Tells both that the payee was paid: now that it is done, and not when it was asked for (rules §3, "A chargeback"). */
const tellPaid = async (trx: Db, applicationId: string, amountCents: number, now: Date): Promise<void> => {
  const { application, position } = await snapshotOf(trx, applicationId);
  const told = [
    { memberId: application.candidate.memberId, key: 'FUNDS_RELEASED' },
    { memberId: application.creator.memberId, key: 'FUNDS_LEFT' },
  ] as const;
  for (const one of told) await notify(trx, { ...one, applicationId, amountCents }, now);
  await addJob(trx, 'threads.mail', {
    applicationId,
    to: 'candidate',
    mail: 'funds-released',
    position,
    amountCents,
  });
  // Both read it on an open screen, too.
  await addJob(trx, 'threads.changed', { applicationId, after: position, until: position });
};

/** Writes that a movement is done, with its entries; once. */
const record = async (platform: Platform, movement: store.MovementRow, providerId: string): Promise<void> => {
  const now = platform.clock.now();
  const { id, application_id: applicationId, kind, amount_cents: amountCents } = movement;
  await platform.database.transaction(async (trx) => {
    const request = await requests.lockWaiting(trx, movement.request_id);
    if (request === undefined || !(await store.setDone(trx, id, providerId, now))) return;
    const holding = await lockHolding(trx, applicationId);
    const posting = { applicationId, source: providerId, at: now };
    if (kind === 'transfer')
      await post(trx, posting, [feeEntry(holding), releaseEntry(amountCents, holding)]);
    else if (request.ask === 'return') await post(trx, posting, [returnEntry(amountCents)]);
    else {
      // Of a split, the fee is earned; of all that was deposited, it goes back.
      const isSplit = request.ask === 'split';
      const left = isSplit ? { ...holding, feeHeldCents: 0 } : holding;
      await post(trx, posting, [isSplit ? feeEntry(holding) : null, refundEntry(amountCents, left)]);
    }
    const waits = (await store.movementsOf(trx, request.id)).some(({ done_at }) => done_at === null);
    if (!waits) await requests.setHandled(trx, request.id, now);
    if (kind === 'transfer') await tellPaid(trx, applicationId, amountCents, now);
    await pass(platform, kind, 'recording');
  });
};

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** An idempotency key is good for a day: what the provider has not done by then it will not do. */
const keyLastsMs = 24 * 3_600_000;

/**
 * A movement that the provider has not done, and of whose money a bank has taken since: what is left is planned anew, once the provider
 * cannot be at it any more; at once, where nothing is left.
 */
const drop = (
  platform: Platform,
  { id, request_id, application_id }: store.MovementRow,
  triedAt: Date,
): Promise<void> =>
  platform.database.transaction(async (trx) => {
    if ((await requests.lockWaiting(trx, request_id)) === undefined) return;
    const { heldCents, feeHeldCents } = await lockHolding(trx, application_id);
    const isOver = platform.clock.now().getTime() - triedAt.getTime() > keyLastsMs;
    if (heldCents + feeHeldCents > 0 && !isOver)
      throw new Error('The provider may still be at what a bank has taken of.');
    await store.deleteMovement(trx, id);
    await plan(trx, request_id);
  });

/**
 * Another is to be paid than when this was planned: whoever is suspended, or designated no more, is paid nothing further. It is planned
 * anew, unless the provider may still be at it.
 */
const checkPayee = async ({ database }: Platform, stripe: Stripe, order: Order): Promise<void> => {
  if (order.isDue || (order.wasTried && (await findDone(stripe, order)) !== null)) return;
  await store.deleteUnasked(database.db, order.id);
  throw new Error('Another is to be paid than when this was planned.');
};

const move = async (platform: Platform, movement: store.MovementRow, lostAt: Date | null): Promise<void> => {
  const { database, payments, clock } = platform;
  const order = await orderOf(database.db, movement.id);
  if (order === undefined) return;
  const stripe = await payments.client();
  const isStale = lostAt !== null && movement.planned_at <= lostAt;
  await checkPayee(platform, stripe, order);
  await pass(platform, movement.kind, 'planned');
  const triedAt = await store.setTried(database.db, movement.id, clock.now());
  await pass(platform, movement.kind, 'tried');
  try {
    const done = order.wasTried ? await findDone(stripe, order) : null;
    if (done === null && isStale) return await drop(platform, movement, triedAt);
    const providerId = done ?? (await ask(stripe, order, triedAt));
    await pass(platform, movement.kind, 'asked');
    await record(platform, movement, providerId);
  } catch (error) {
    await store.setError(database.db, movement.id, messageOf(error));
    if (isRefused(error)) await store.setTriedAgain(database.db, movement.id, triedAt);
    throw error;
  }
  await pass(platform, movement.kind, 'recorded');
};

/** Carries out what was asked, or as much of it as is left. What the provider refuses is tried again later, and staff see it. */
export const carryOut = async (platform: Platform, requestId: string): Promise<void> => {
  const work = await planned(platform, requestId);
  if (work === null) return;
  const failures: unknown[] = [];
  for (const movement of work.movements.filter(({ done_at }) => done_at === null)) {
    await move(platform, movement, work.lostAt).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
};

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a refund is one of ours whose answer was lost, or is being written at this instant. */
const isUnwritten = async (db: Db, { metadata }: Stripe.Refund): Promise<boolean> => {
  const movementId = metadata?.movement;
  if (movementId === undefined || !isId.test(movementId)) return false;
  return (await orderOf(db, movementId)) !== undefined;
};

/** A bank sent a refund back: the money is ours to give again, by hand, and staff read why. */
export const applyRefund = async (platform: Platform, refundId: string): Promise<void> => {
  const stripe = await platform.payments.client();
  const refund = await stripe.refunds.retrieve(refundId);
  if (refund.status !== 'failed' && refund.status !== 'canceled') return;
  const now = platform.clock.now();
  await platform.database.transaction(async (trx) => {
    const movement = await store.lockRefund(trx, refundId);
    if (movement === undefined && (await isUnwritten(trx, refund)))
      throw new Error('A refund failed that is not written here yet: it is looked at again.');
    if (movement === undefined || movement.failed_at !== null) return;
    await store.setFailed(
      trx,
      movement.id,
      `Remboursement rejeté : ${refund.failure_reason ?? 'sans motif'}`,
      now,
    );
    const posting = { applicationId: movement.application_id, source: refundId, at: now };
    await post(trx, posting, [refundFailedEntry(movement.amount_cents)]);
  });
};
