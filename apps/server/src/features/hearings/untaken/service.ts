import type { Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { missionWasClosed, notify } from '../../notifications/service.ts';
import { deleteDocumentsOf } from '../documents/service.ts';
import * as hearings from '../store.ts';
import { queueEnd, queueScreenNews } from '../waves/service.ts';

/** Ends of hearings that nobody took: withdrawn by their client, cancelled by staff, or passed (rules §10). */

/** Ends a hearing that nobody took: its papers are deleted, and what people were told of it is read. */
export const endUntaken = async (
  trx: Trx,
  id: string,
  state: 'cancelled' | 'passed',
  now: Date,
): Promise<void> => {
  await hearings.close(trx, id, state);
  await deleteDocumentsOf(trx, id);
  await missionWasClosed(trx, id, now);
  await hearings.addStep(trx, id, { kind: state, told: null, at: now });
  await queueScreenNews(trx, id);
};

/** Ends a hearing at its hour: its instructions are deleted, and if nobody took it, its client is told. */
export const pass = (
  { database, clock }: Platform,
  { missionId: id }: { readonly missionId: string },
): Promise<void> =>
  database.transaction(async (trx) => {
    await hearings.lock(trx, id);
    const row = await hearings.find(trx, id);
    const now = clock.now();
    if (row === undefined) return;
    // The clock of the database, by which jobs begin, may be ahead of this one.
    if (row.held_at > now) return queueEnd(trx, id, 'inAMinute');
    if (row.state !== 'open') return hearings.deleteInstructions(trx, id);
    await endUntaken(trx, id, 'passed', now);
    await notify(trx, { memberId: row.client_id, missionId: id, key: 'HEARING_PASSED' }, now);
    await addJob(trx, 'hearings.mail', { missionId: id, mail: 'passed', memberId: row.client_id });
  });
