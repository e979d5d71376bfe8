import type { Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { missionWasClosed, notify } from '../../notifications/service.ts';
import { deleteDocumentsOf } from '../documents/service.ts';
import * as hearings from '../store.ts';
import { queueEnd, queueScreenNews } from '../waves/service.ts';

/** Ends of untaken hearings: withdrawn by their client, cancelled by staff, or passed (rules §10). */

/** Ends an untaken hearing: deletes its instructions and documents, and marks notifications of it as read. */
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

/** Ends a hearing at its hour: deletes its instructions, and notifies its client if nobody took it. */
export const pass = (
  { database, clock }: Platform,
  { missionId: id }: { readonly missionId: string },
): Promise<void> =>
  database.transaction(async (trx) => {
    await hearings.lock(trx, id);
    const row = await hearings.find(trx, id);
    const now = clock.now();
    if (row === undefined) return;
    // Jobs start by the database's clock, which may be ahead of this process's.
    if (row.held_at > now) return queueEnd(trx, id, 'inAMinute');
    if (row.state !== 'open') return hearings.deleteInstructions(trx, id);
    await endUntaken(trx, id, 'passed', now);
    await notify(trx, { memberId: row.client_id, missionId: id, key: 'HEARING_PASSED' }, now);
    await addJob(trx, 'hearings.mail', { missionId: id, mail: 'passed', memberId: row.client_id });
  });
