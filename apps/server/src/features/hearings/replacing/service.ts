import { aboutColleague } from '@basoche/domain/hearings/colleagues';
import type { Trx } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { notify } from '../../notifications/service.ts';
import { courtOf } from '../../places/courts/service.ts';
import { execute } from '../../threads/execution/service.ts';
import * as hearings from '../store.ts';
import { answerForColleague } from '../takers/service.ts';
import { queueScreenNews } from '../waves/service.ts';
import * as store from './store.ts';

/**
 * Hearings for which another person of the firm will appear, or whose taker may no longer appear (rules §10,
 * "Who appears").
 */

/**
 * Locks the person who would appear, before any seat, so that they cannot take two hearings at the same time.
 * Does nothing for other threads.
 */
export const lockAppearingPerson = async (trx: Trx, threadId: string, seatId: string): Promise<void> => {
  const seat = await store.findAppearing(trx, { threadId, seatId });
  if (seat !== undefined) await store.lockPerson(trx, seat.person_id);
};

/** Notifies the client of a hearing that another person will appear. */
const notifyReplaced = async (trx: Trx, row: hearings.HearingRow, now: Date): Promise<void> => {
  await hearings.addStep(trx, row.id, { kind: 'replaced', told: null, at: now });
  await notify(trx, { memberId: row.client_id, missionId: row.id, key: 'HEARING_REPLACED' }, now);
  await queueScreenNews(trx, row.id);
};

interface Replacing {
  readonly threadId: string;
  readonly firmId: string;
  /** The person who would appear from now on. */
  readonly personId: string;
}

/**
 * Refuses a colleague who may not appear at the hearing of a locked thread; otherwise notifies its client.
 * After the hour, anybody may be in charge. While a return is being settled, nobody else may be: it counts
 * for the person who made it.
 */
export const refuseUnfitColleague = async (
  platform: Platform,
  trx: Trx,
  { threadId, firmId, personId }: Replacing,
): Promise<void> => {
  const hearing = await store.findHeld(trx, threadId);
  if (hearing === undefined || hearing.taker_id !== firmId || hearing.person_id === personId) return;
  await hearings.lock(trx, hearing.id);
  const row = (await hearings.find(trx, hearing.id)) ?? refuse('NOT_FOUND');
  const now = platform.clock.now();
  if (row.application_id !== threadId || row.held_at <= now) return;
  if (hearing.is_closed) refuse('STATE_CHANGED');
  const court = (await courtOf(row.court)) ?? refuse('NOT_FOUND');
  const answer = (await answerForColleague(trx, row, court, { personId, now })) ?? refuse('NOT_FOUND');
  if (!answer.ok) throw new Refusal(answer.code, { title: aboutColleague(answer.code, answer.reason) });
  await notifyReplaced(trx, row, now);
};

/** Queues the check whether the person in charge of a thread may appear. */
const queueReplaced = (trx: Trx, applicationId: string): Promise<void> =>
  addJob(trx, 'hearings.replaced', { applicationId }, { jobKey: `hearings.replaced:${applicationId}` });

/** Queues the check of who appears, before the work of an ending seat goes to its successor. */
export const queueReplacementsOf = async (trx: Trx, seatId: string, now: Date): Promise<void> => {
  for (const applicationId of await store.threadsOfSeat(trx, seatId, now))
    await queueReplaced(trx, applicationId);
};

/** Queues the return of the hearings of an account that staff suspended. */
export const queueReturnsOf = (trx: Trx, memberId: string): Promise<void> =>
  addJob(trx, 'hearings.takerSuspended', { memberId });

/** Gives a hearing back on behalf of its taker; does nothing if the thread has ended meanwhile. */
const returnHearing = async (platform: Platform, trx: Trx, applicationId: string): Promise<void> => {
  try {
    await execute(platform, trx, applicationId, {
      by: { role: 'staff' },
      command: { type: 'hearing/takeBack' },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

/**
 * Checks whether the successor of an ended seat may appear: notifies the client, or gives the hearing back.
 * Locks the person before the thread, as a taking does; if somebody else is in charge by then, checks again.
 */
export const settleReplaced = (
  platform: Platform,
  { applicationId }: { readonly applicationId: string },
): Promise<void> =>
  platform.database.transaction(async (trx) => {
    const before = await store.findHeld(trx, applicationId);
    if (before === undefined) return;
    await store.lockPerson(trx, before.person_id);
    await store.lockThread(trx, applicationId);
    const hearing = await store.findHeld(trx, applicationId);
    if (hearing === undefined || hearing.is_closed) return;
    if (hearing.person_id !== before.person_id) return queueReplaced(trx, applicationId);
    await hearings.lock(trx, hearing.id);
    const row = await hearings.find(trx, hearing.id);
    const court = row && (await courtOf(row.court));
    const now = platform.clock.now();
    if (row === undefined || court === undefined || row.held_at <= now) return;
    const answer = await answerForColleague(trx, row, court, { personId: hearing.person_id, now });
    if (answer?.ok) return notifyReplaced(trx, row, now);
    await returnHearing(platform, trx, applicationId);
  });

/** Gives back the future hearings of an account that is still suspended. */
export const settleSuspended = async (
  platform: Platform,
  { memberId }: { readonly memberId: string },
): Promise<void> => {
  const { database, clock } = platform;
  for (const applicationId of await store.threadsOfSuspended(database.db, memberId, clock.now()))
    await database.transaction((trx) => returnHearing(platform, trx, applicationId));
};
