import type { OpenHearing } from '@basoche/contract/hearings/office';
import { lastWave } from '@basoche/domain/hearings/waves';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { notify } from '../../notifications/service.ts';
import { courtOf, presentCourt } from '../../places/courts/service.ts';
import * as hearings from '../store.ts';
import { endUntaken } from '../untaken/service.ts';
import * as store from './store.ts';

/** Untaken hearings, for staff (rules §10, "Staff"). */

const present = async ({ court, ...row }: store.OpenRow): Promise<OpenHearing> => ({
  id: row.id,
  court: presentCourt((await courtOf(court)) ?? refuse('NOT_FOUND')),
  act: row.act,
  heldAt: row.held_at.toISOString(),
  price: centsToEuros(row.price_cents),
  client: { id: row.client_id, name: row.client_name },
  wave: row.wave,
  told: row.told,
  isUnfilled: row.wave >= lastWave,
});

export const list = async ({ database, clock }: Platform, page: PageRequest): Promise<Page<OpenHearing>> => {
  const rows = await store.listOpen(database.db, clock.now(), page);
  const shown = new Map<string, OpenHearing>();
  for (const row of rows) shown.set(row.id, await present(row));
  return pageOf(rows, page.limit, ({ id }) => shown.get(id) ?? refuse('NOT_FOUND'), placeBy('held_at'));
};

/**
 * Cancels an untaken hearing, and notifies its client with the reason. Refuses one that was taken meanwhile.
 */
export const cancel = (
  { database, clock }: Platform,
  by: StaffViewer,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> =>
  database.transaction(async (trx) => {
    await hearings.lock(trx, id);
    const row = (await hearings.find(trx, id)) ?? refuse('NOT_FOUND');
    if (row.state !== 'open') refuse(row.state === 'taken' ? 'HEARING_TAKEN' : 'HEARING_CLOSED');
    const now = clock.now();
    await endUntaken(trx, id, 'cancelled', now);
    await hearings.recordCancellation(trx, id, reason);
    await notify(trx, { memberId: row.client_id, missionId: id, key: 'HEARING_STOPPED' }, now);
    await addJob(trx, 'hearings.stopped', { missionId: id });
    await recordAct(trx, by, { act: 'hearing/cancel', on: { kind: 'hearing', id } }, now);
  });
