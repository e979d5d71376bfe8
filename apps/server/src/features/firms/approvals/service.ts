import type { DepositRequest, DueDeposit, ThreadApproval } from '@basoche/contract/firms/approvals';
import {
  type AwaitedApprover,
  type DepositStep,
  depositStep,
  type FirmDeposit,
  requestsOfThreadADay,
} from '@basoche/domain/firms/deposit-approval';
import { formatCents } from '@basoche/domain/payments/amounts';
import { addHours } from '@basoche/domain/time/paris';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/service.ts';
import { snapshotOf } from '../../threads/execution/service.ts';
import { lockSeatFor, readTeam } from '../service.ts';
import { recordFirmAct } from '../store.ts';
import { approverOf, depositOf, presentDue, presentRequest, presentThread, refusalOf } from './presenter.ts';
import * as store from './store.ts';

/** Approval by a second person of the deposits of a firm above its limit (rules §8, Deposits). */

const listedAtMost = 100;

export const list = async (
  { database, clock }: Platform,
  viewer: Viewer,
): Promise<{ due: DueDeposit[]; requests: DepositRequest[] }> => {
  const { db } = database;
  const context = { team: await readTeam(db, viewer), now: clock.now() };
  const dueRows = await store.listDue(db, viewer.memberId, listedAtMost);
  const lasts = await store.listLast(
    db,
    dueRows.map((row) => row.application_id),
  );
  const requests = await store.listRequests(db, viewer.memberId, listedAtMost);
  return {
    due: dueRows.map((row) => presentDue(row, lasts.get(row.application_id), context)),
    requests: requests.map((row) => presentRequest(row, context)),
  };
};

/** Threads whose deposit waits for an approval in the viewer's firm, each with the approver. */
export const approvalsAwaited = async (
  { database: { db }, clock }: Platform,
  viewer: Viewer,
): Promise<ReadonlyMap<string, AwaitedApprover>> => {
  if (viewer.acting === null) return new Map();
  const rows = await store.listWaiting(db, viewer.memberId, listedAtMost);
  if (rows.length === 0) return new Map();
  const context = { team: await readTeam(db, viewer), now: clock.now() };
  return new Map(
    rows.flatMap((row) => {
      const approver = approverOf(row, context);
      return approver === null ? [] : [[row.application_id, approver] as const];
    }),
  );
};

/** The deposit that a thread waits for, or null; NOT_FOUND if another party pays it. */
const findDue = async (
  db: Db,
  applicationId: string,
  { memberId }: Viewer,
): Promise<store.DepositPartsRow | null> => {
  const row = (await store.findDeposit(db, applicationId, memberId)) ?? refuse('NOT_FOUND');
  return row.is_due ? row : null;
};

export const read = async (
  { database, clock }: Platform,
  viewer: Viewer,
  applicationId: string,
): Promise<ThreadApproval | null> => {
  const { db } = database;
  const team = await readTeam(db, viewer);
  const due = await findDue(db, applicationId, viewer);
  if (due === null) return null;
  return presentThread(due, await store.findLast(db, applicationId), { team, now: clock.now() });
};

/** Locks the viewer's seat, the thread and its last request, in this order, and reads what the rules need. */
const lockDeposit = async (trx: Trx, viewer: Viewer, applicationId: string, now: Date) => {
  await lockSeatFor(trx, viewer.acting, 'pay');
  const team = await readTeam(trx, viewer);
  await snapshotOf(trx, applicationId, { lock: true });
  const due = (await findDue(trx, applicationId, viewer)) ?? refuse('STATE_CHANGED');
  const last = await store.lockLast(trx, applicationId);
  return { team, due, last, deposit: depositOf(team, due, { last, now }) };
};

interface PersonNotice {
  readonly firmId: string;
  readonly personId: string;
  readonly key: 'APPROVAL_ASKED' | 'APPROVAL_DECIDED';
  readonly cents: number;
  readonly title?: string;
}

/** Notifies a person of the firm. Links to the list of deposits, since finance may not read threads. */
const notifyPerson = (trx: Trx, { firmId: memberId, cents: amountCents, ...told }: PersonNotice, now: Date) =>
  notify(trx, { memberId, about: 'DEPOSITS', amountCents, ...told }, now);

const refusedAsk = {
  pay: 'NOT_NEEDED',
  wait: 'APPROVAL_WAITS',
  alone: 'NO_APPROVER',
} as const satisfies Record<Exclude<DepositStep, 'ask'>, string>;

/** Asks the other owners, and finance, for their approval. An earlier request that is no longer valid is marked as lapsed. */
export const ask = (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  key: CallKey | null,
): Promise<ThreadApproval> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const { personId, memberId: firmId } = viewer;
    const { team, due, last, deposit } = await lockDeposit(trx, viewer, applicationId, now);
    const { totalCents } = deposit;
    await once(platform, trx, key, async () => {
      const step = depositStep(deposit, personId);
      if (step !== 'ask') return refuse(refusedAsk[step]);
      if ((await store.countAsked(trx, applicationId, addHours(now, -24))) >= requestsOfThreadADay)
        refuse('TOO_MANY_REQUESTS', { title: askedOftenText, retryAfterSeconds: 86_400 });
      if (last?.state === 'waiting' || last?.state === 'approved')
        await store.endRequest(trx, last.id, 'lapsed');
      const id = await store.insertRequest(trx, {
        application_id: applicationId,
        firm_id: firmId,
        amount_cents: totalCents,
        asked_by: personId,
        asked_at: now,
        state: 'waiting',
      });
      const body = { approval: id, thread: applicationId, cents: totalCents };
      await recordFirmAct(trx, { firmId, by: personId, at: now }, { act: 'deposit/asked', body });
      for (const approver of deposit.approvers.filter((one) => one !== personId)) {
        await notifyPerson(
          trx,
          { firmId, personId: approver, key: 'APPROVAL_ASKED', cents: totalCents },
          now,
        );
      }
      return id;
    });
    return presentThread(due, await store.findLast(trx, applicationId), { team, now });
  });

const askedOftenText = `Cette approbation a été demandée ${requestsOfThreadADay} fois en un jour. Réessayez demain.`;

export const withdraw = (
  { database, clock }: Platform,
  viewer: Viewer,
  applicationId: string,
): Promise<ThreadApproval> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const { personId, memberId: firmId } = viewer;
    const { team, due, last } = await lockDeposit(trx, viewer, applicationId, now);
    if (last === undefined || last.state !== 'waiting' || last.asked_by !== personId) {
      return refuse('STATE_CHANGED', { title: decidedTitle });
    }
    await store.endRequest(trx, last.id, 'withdrawn');
    const body = { approval: last.id, thread: applicationId, cents: last.amount_cents };
    await recordFirmAct(trx, { firmId, by: personId, at: now }, { act: 'deposit/withdrawn', body });
    return presentThread(due, await store.findLast(trx, applicationId), { team, now });
  });

const decidedTitles = {
  approved: 'Le dépôt que vous avez demandé est approuvé.',
  refused: 'Le dépôt que vous avez demandé est refusé. Lisez pourquoi.',
} as const;

const decidedTitle = 'Cette demande n’attend plus de réponse.';

interface Decision {
  readonly id: string;
  /** Null: approved. */
  readonly reason: string | null;
  readonly key: CallKey | null;
}

/** Approves or refuses a colleague's request; STATE_CHANGED if it is no longer valid, for example because the sum due has changed. */
export const decide = (
  platform: Platform,
  viewer: Viewer,
  { id, reason, key }: Decision,
): Promise<DepositRequest> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const { personId, memberId: firmId } = viewer;
    const state = reason === null ? 'approved' : 'refused';
    await lockSeatFor(trx, viewer.acting, 'bank');
    const team = await readTeam(trx, viewer);
    const request = (await store.findRequest(trx, id, firmId)) ?? refuse('NOT_FOUND');
    await snapshotOf(trx, request.application_id, { lock: true });
    await once(platform, trx, key, async () => {
      const row = await store.lockLast(trx, request.application_id);
      if (row?.id !== id) return refuse('STATE_CHANGED', { title: decidedTitle });
      const refusal = refusalOf(row, { team, now });
      if (refusal === 'STATE_CHANGED') refuse(refusal, { title: decidedTitle });
      else if (refusal !== null) refuse(refusal);
      await store.decide(trx, id, { state, decided_by: personId, decided_at: now, reason });
      const body = { approval: id, thread: row.application_id, cents: row.amount_cents };
      await recordFirmAct(trx, { firmId, by: personId, at: now }, { act: `deposit/${state}`, body });
      // The asker still has a seat: the end of a seat withdraws its person's requests.
      const notice = { firmId, personId: row.asked_by, cents: row.amount_cents };
      await notifyPerson(trx, { ...notice, key: 'APPROVAL_DECIDED', title: decidedTitles[state] }, now);
      return id;
    });
    return presentRequest((await store.findRequest(trx, id, firmId)) ?? refuse('NOT_FOUND'), { team, now });
  });

const refusedPay = { ask: 'APPROVAL_NEEDED', wait: 'APPROVAL_WAITS', alone: 'NO_APPROVER' } as const;

/** Refusal in French. The sum compared with the limit is that of the whole mission. */
const aboveLimit = ({ totalCents, missionCents }: FirmDeposit): string => {
  const deposit = `Ce dépôt de ${formatCents(totalCents)}`;
  const above =
    totalCents === missionCents
      ? `${deposit} dépasse`
      : `${deposit} est d’une mission de ${formatCents(missionCents)}, qui dépasse`;
  return `${above} la limite de l’équipe\u202f: il lui faut l’approbation d’une autre personne.`;
};

/** Refuses the payment page of a firm's deposit while an approval is missing. The caller has locked the seat and the thread. */
export const demandApproval = async (
  trx: Db,
  viewer: Viewer,
  applicationId: string,
  now: Date,
): Promise<void> => {
  if (viewer.acting === null) return;
  const team = await readTeam(trx, viewer);
  const due = (await findDue(trx, applicationId, viewer)) ?? refuse('STATE_CHANGED');
  const last = await store.lockLast(trx, applicationId);
  const deposit = depositOf(team, due, { last, now });
  const step = depositStep(deposit, viewer.personId);
  if (step === 'pay') return;
  refuse(refusedPay[step], step === 'ask' ? { title: aboveLimit(deposit) } : {});
};

/** Uses up the approval of a deposit that was paid. */
export const depositWasPaid = store.markUsed;
