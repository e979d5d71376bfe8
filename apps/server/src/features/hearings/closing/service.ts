import { isLateReturn, pausedUntil } from '@basoche/domain/hearings/late-returns';
import { minutesToReopen } from '@basoche/domain/hearings/take';
import { addHours } from '@basoche/domain/time/paris';
import type { Trx } from '../../../platform/database/database.ts';
import { copyFile } from '../../../platform/files/stored-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/service.ts';
import { type DocumentCopy, restore } from '../documents/service.ts';
import * as hearings from '../store.ts';
import { queueAgain, queueScreenNews } from '../waves/service.ts';
import * as store from './store.ts';

/**
 * Hearings whose thread was closed: reopened for others, passed or cancelled (rules §10).
 *
 * The instructions stay with the hearing until its hour. Its documents became attachments of the thread, and
 * are copied back for the next taker.
 */

/** Counts a late return of the person who was to appear, and pauses them after several; nothing of an account that is deleted, or that the platform gave it back for. */
const countReturn = async (
  trx: Trx,
  applicationId: string,
  { taker_id, taken_at, why, returned_at, is_deposit_lacking, is_taker_gone, is_taken_back }: store.ClosedRow,
  heldAt: Date,
): Promise<void> => {
  if (why === null || returned_at === null || is_taker_gone || is_taken_back) return;
  const facts = { why, heldAt, takenAt: taken_at, returnedAt: returned_at };
  if (!isLateReturn({ ...facts, isDepositLacking: is_deposit_lacking })) return;
  await store.insertLateReturn(trx, applicationId, taker_id, returned_at);
  const until = pausedUntil(await store.lateReturnsOf(trx, taker_id));
  if (until !== null) await store.pause(trx, taker_id, until);
};

/** True if the taker gave the hearing back by choice: others may take it, if its client is still there. */
const isGivenBack = ({ why, is_client_gone }: store.ClosedRow): boolean =>
  why !== null && why !== 'asked' && !is_client_gone;

/** Copies the documents of a thread, before anything is locked. */
const copiesOf = async (platform: Platform, applicationId: string): Promise<DocumentCopy[]> => {
  const copies: DocumentCopy[] = [];
  for (const sent of await store.documentsSent(platform.database.db, applicationId)) {
    const { file_id: id, kind, name, sha256, preview, rank } = sent;
    const copy = await copyFile(platform, { id, kind });
    if (copy !== null) copies.push({ ...copy, name, sha256, preview, rank });
  }
  return copies;
};

/**
 * Reacts to the end of a hearing's thread, as of the time at which it was given back or cancelled, however
 * late the job runs. If the thread ends in another way after the hour, the hearing stays taken.
 */
export const followThread = async (
  platform: Platform,
  { applicationId }: { readonly applicationId: string },
): Promise<void> => {
  const { database, clock } = platform;
  const hearing = await store.findClosed(database.db, applicationId);
  if (hearing === undefined) return;
  const { id } = hearing;
  const copies = isGivenBack(hearing) ? await copiesOf(platform, applicationId) : [];
  await database.transaction(async (trx) => {
    await hearings.lock(trx, id);
    // Read again under the lock: a second run of the job finds nothing.
    const closed = await store.findClosed(trx, applicationId);
    const row = await hearings.find(trx, id);
    const now = clock.now();
    if (closed === undefined || row === undefined) return;
    const { held_at: heldAt } = row;
    const isAhead = heldAt > now;
    if (!isAhead && closed.returned_at === null) return;
    const endedAt = closed.returned_at ?? now;
    await countReturn(trx, applicationId, closed, heldAt);
    await queueScreenNews(trx, id);
    if (isAhead && isGivenBack(closed) && addHours(endedAt, minutesToReopen / 60) <= heldAt) {
      await store.removeTaker(trx, id, 'open');
      await restore(trx, row, copies, now);
      if (!closed.is_taker_gone && !closed.is_taken_back)
        await hearings.recordDeclined(trx, id, closed.taker_id, now);
      // The client sees this at once; at night, avocats are notified in the morning.
      await hearings.addStep(trx, id, { kind: 'reopened', told: null, at: now });
      return queueAgain(trx, { id, heldAt, why: 'reopened', at: now.toISOString() }, now);
    }
    const state = isGivenBack(closed) ? 'passed' : 'cancelled';
    await store.removeTaker(trx, id, state);
    await hearings.addStep(trx, id, { kind: state, told: null, at: now });
    if (state === 'passed')
      await notify(trx, { memberId: row.client_id, missionId: id, key: 'HEARING_PASSED' }, now);
  });
};
