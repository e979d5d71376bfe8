import { titleOf } from '@basoche/domain/notifications/keys';
import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import {
  feeEntry,
  refundEntry,
  refundFailedEntry,
  releaseEntry,
  returnEntry,
} from '@basoche/domain/payments/ledger';
import { monthPaidTitle } from '@basoche/domain/payments/month-paid';
import { titleAt } from '@basoche/domain/pricing/notices';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import type { Failpoint } from '../../../platform/failpoints.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { notify } from '../../notifications/service.ts';
import { snapshotOf } from '../../threads/execution/service.ts';
import { planClosing } from '../deposits/pages/service.ts';
import { lockHolding, post } from '../ledger/service.ts';
import { keyOf, movementsFor } from './movements/service.ts';
import { ask, findDone, isRefused } from './refunds-and-transfers/service.ts';
import { type RefundOrTransfer, refundOrTransferOf } from './refunds-and-transfers/store.ts';
import { plan } from './requests/service.ts';
import * as requests from './requests/store.ts';
import * as store from './store.ts';

/**
 * Carries out payment requests (payouts/requests): plans movements, asks the provider outside any transaction
 * (refunds-and-transfers/service.ts), records its answer with the ledger entries. Interrupted work is
 * resumed.
 */

const flowOf = (kind: 'transfer' | 'refund'): 'release' | 'refund' =>
  kind === 'transfer' ? 'release' : 'refund';

const passFailpoint = async (
  { failpoints }: Platform,
  kind: 'transfer' | 'refund',
  where: 'decided' | 'planned' | 'tried' | 'asked' | 'recording' | 'recorded',
): Promise<void> => {
  const name: Failpoint = `${flowOf(kind)}.${where}`;
  await failpoints.pass(name);
};

const isUndone = ({ done_at }: store.MovementRow): boolean => done_at === null;

interface Planned {
  readonly movements: readonly store.MovementRow[];
  /**
   * When a bank last took part of the deposit for good. Movements planned up to then may be too high. Null if
   * none did.
   */
  readonly lostAt: Date | null;
}

/** Locks the request and plans its movements; null if there is nothing to do now. */
const planned = (platform: Platform, requestId: string): Promise<Planned | null> =>
  platform.database.transaction(async (trx) => {
    const request = await requests.lockWaiting(trx, requestId);
    if (request === undefined) return null;
    if (request.ask === 'expireDeposit') {
      await planClosing(trx, keyOf(request));
      await requests.setHandled(trx, requestId, platform.clock.now());
      return null;
    }
    const dispute = await store.disputeOf(trx, request);
    // Nothing moves while the dispute is open; the request is retried each minute.
    if (dispute?.status === 'open') return null;
    const lostAt = dispute?.closed_at ?? null;
    if (lostAt !== null) await store.deleteUntried(trx, requestId, lostAt);
    const movements = await store.movementsOf(trx, requestId);
    // The deposit was lost and every movement is done: there is nothing left to return.
    const isGone = request.ask === 'return' && lostAt !== null;
    if (isGone && movements.every(({ done_at }) => done_at !== null)) {
      await requests.setHandled(trx, requestId, platform.clock.now());
      return null;
    }
    // One movement of a split may be done and the other dropped: the dropped one is planned again.
    const isPlanned = request.ask !== 'split' || movements.length > 1 || movements.some(isUndone);
    if (movements.length > 0 && isPlanned) return { movements, lostAt };
    await passFailpoint(platform, request.ask === 'release' ? 'transfer' : 'refund', 'decided');
    const rows = await movementsFor(trx, request, movements, platform.clock.now());
    if (rows.length === 0) {
      await requests.setHandled(trx, requestId, platform.clock.now());
      return null;
    }
    await store.insertMovements(trx, rows);
    return { movements: await store.movementsOf(trx, requestId), lostAt: null };
  });

interface Paid extends InstalmentKey {
  readonly amountCents: number;
  /** Refund of the same request to the client's card. */
  readonly restCents: number;
}

/**
 * Notifies both parties that the payee was paid, once it is done rather than when it is requested (rules §3,
 * "A chargeback"). For a month, the client also reads the rest of the deposit that goes back.
 */
const tellPaid = async (trx: Db, paid: Paid, now: Date): Promise<void> => {
  const { applicationId, instalment, amountCents, restCents } = paid;
  const { application, position } = await snapshotOf(trx, applicationId, { instalment });
  const place = application.instalment;
  const rest = place?.count === null && restCents > 0 ? monthPaidTitle(place, restCents) : null;
  const notifications = [
    { to: 'candidate', key: 'FUNDS_RELEASED' },
    { to: 'creator', key: 'FUNDS_LEFT' },
  ] as const;
  for (const one of notifications) {
    const { memberId } = application[one.to];
    const known = titleAt(application, { ...one, title: titleOf(one.key) });
    const title = one.to === 'creator' ? (rest ?? known) : known;
    await notify(trx, { memberId, applicationId, key: one.key, title, amountCents }, now);
  }
  await addJob(trx, 'threads.mail', {
    applicationId,
    to: 'candidate',
    mail: 'funds-released',
    position,
    amountCents,
    ...(application.instalment === null ? {} : { instalment }),
  });
  // Also refreshes the open screens of both parties.
  await addJob(trx, 'threads.changed', { applicationId, after: position, until: position });
};

/** Records a completed movement with its ledger entries, once. */
const record = async (platform: Platform, movement: store.MovementRow, providerId: string): Promise<void> => {
  const now = platform.clock.now();
  const { id, kind, amount_cents: amountCents } = movement;
  await platform.database.transaction(async (trx) => {
    const request = await requests.lockWaiting(trx, movement.request_id);
    if (request === undefined || !(await store.setDone(trx, id, providerId, now))) return;
    const holding = await lockHolding(trx, keyOf(request));
    const posting = { ...keyOf(request), source: providerId, at: now };
    if (kind === 'transfer')
      await post(trx, posting, [feeEntry(holding), releaseEntry(amountCents, holding)]);
    else if (request.ask === 'return') await post(trx, posting, [returnEntry(amountCents)]);
    else {
      // In a split, the fee is earned; in a full refund, it is refunded.
      const isSplit = request.ask === 'split';
      const left = isSplit ? { ...holding, feeHeldCents: 0 } : holding;
      await post(trx, posting, [isSplit ? feeEntry(holding) : null, refundEntry(amountCents, left)]);
    }
    const all = await store.movementsOf(trx, request.id);
    if (all.every(({ done_at }) => done_at !== null)) await requests.setHandled(trx, request.id, now);
    const restCents = all.find((one) => one.kind === 'refund')?.amount_cents ?? 0;
    if (kind === 'transfer') await tellPaid(trx, { ...keyOf(request), amountCents, restCents }, now);
    await passFailpoint(platform, kind, 'recording');
  });
};

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Lifetime of an idempotency key, in milliseconds. A call that is not done by then will never be. */
const keyLastsMs = 24 * 3_600_000;

/**
 * Deletes a movement planned before a bank took money, and plans the rest again. Waits until its idempotency
 * key has expired, since the provider may still do it; no wait if no money is left.
 */
const drop = (platform: Platform, { id, request_id }: store.MovementRow, triedAt: Date): Promise<void> =>
  platform.database.transaction(async (trx) => {
    const request = await requests.lockWaiting(trx, request_id);
    if (request === undefined) return;
    const { heldCents, feeHeldCents } = await lockHolding(trx, keyOf(request));
    const isOver = platform.clock.now().getTime() - triedAt.getTime() > keyLastsMs;
    if (heldCents + feeHeldCents > 0 && !isOver)
      throw new Error('The provider may still be at what a bank has taken of.');
    await store.deleteMovement(trx, id);
    await plan(trx, request_id);
  });

/**
 * Deletes a movement whose payee is no longer due (suspended, or not designated any more), so that it is
 * planned again. Keeps it if the provider has done it or may be doing it.
 */
const checkPayee = async ({ database }: Platform, stripe: Stripe, asked: RefundOrTransfer): Promise<void> => {
  if (asked.isDue || (asked.wasTried && (await findDone(stripe, asked)) !== null)) return;
  await store.deleteUnasked(database.db, asked.id);
  throw new Error('Another is to be paid than when this was planned.');
};

const move = async (platform: Platform, movement: store.MovementRow, lostAt: Date | null): Promise<void> => {
  const { database, payments, clock } = platform;
  const asked = await refundOrTransferOf(database.db, movement.id);
  if (asked === undefined) return;
  const stripe = await payments.client();
  const isStale = lostAt !== null && movement.planned_at <= lostAt;
  await checkPayee(platform, stripe, asked);
  await passFailpoint(platform, movement.kind, 'planned');
  const triedAt = await store.setTried(database.db, movement.id, clock.now());
  await passFailpoint(platform, movement.kind, 'tried');
  try {
    const done = asked.wasTried ? await findDone(stripe, asked) : null;
    if (done === null && isStale) return await drop(platform, movement, triedAt);
    const providerId = done ?? (await ask(stripe, asked, triedAt));
    await passFailpoint(platform, movement.kind, 'asked');
    await record(platform, movement, providerId);
  } catch (error) {
    await store.setError(database.db, movement.id, messageOf(error));
    if (isRefused(error)) await store.setTriedAgain(database.db, movement.id, triedAt);
    throw error;
  }
  await passFailpoint(platform, movement.kind, 'recorded');
};

/**
 * Carries out a request, within the money that is left. Refusals of the provider are retried later and shown
 * to staff.
 */
export const carryOut = async (platform: Platform, requestId: string): Promise<void> => {
  const work = await planned(platform, requestId);
  if (work === null) return;
  const failures: unknown[] = [];
  for (const movement of work.movements.filter(isUndone)) {
    await move(platform, movement, work.lostAt).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
};

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** True if the refund is ours but not recorded yet, because its answer was lost or is being saved. */
const isUnwritten = async (db: Db, { metadata }: Stripe.Refund): Promise<boolean> => {
  const movementId = metadata?.movement;
  if (movementId === undefined || !isId.test(movementId)) return false;
  return (await refundOrTransferOf(db, movementId)) !== undefined;
};

/** Records a refund that the bank returned. Staff see the reason and send it again by hand. */
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
      `Remboursement rejeté\u202f: ${refund.failure_reason ?? 'sans motif'}`,
      now,
    );
    const { application_id: applicationId, instalment } = movement;
    const posting = { applicationId, instalment, source: refundId, at: now };
    await post(trx, posting, [refundFailedEntry(movement.amount_cents)]);
  });
};
