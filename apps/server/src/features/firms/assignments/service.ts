import type { Assignee } from '@basoche/contract/firms/assignee';
import type { AssignmentKind } from '@basoche/contract/firms/assignments';
import { mayBeInCharge } from '@basoche/domain/firms/team';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAppearingPerson, refuseUnfitColleague } from '../../hearings/replacing/service.ts';
import { notify } from '../../notifications/service.ts';
import { actingOf, lockSeatAndColleague } from '../service.ts';
import { recordFirmAct } from '../store.ts';
import * as store from './store.ts';

interface AssignmentRequest {
  readonly kind: AssignmentKind;
  readonly id: string;
  readonly seatID: string;
}

/** Subject of the notification about assigned work, with a sentence of its own for a mission or an offer. */
const newsOf = ({ kind, id }: AssignmentRequest) => {
  if (kind === 'thread') return { applicationId: id };
  return kind === 'mission'
    ? { missionId: id, title: 'Une mission vous est confiée.' }
    : { about: 'OFFERS' as const, title: 'Une offre d’emploi vous est confiée.' };
};

/**
 * Puts a person of the firm in charge of work, and notifies them unless they did it themselves. Locks that
 * person's seat first, so that a seat that ends at the same time keeps no work.
 */
export const assign = async (
  platform: Platform,
  viewer: Viewer,
  request: AssignmentRequest,
): Promise<Assignee> => {
  const { kind, id, seatID: to } = request;
  const acting = actingOf(viewer);
  const { firmId, seatId } = acting;
  const now = platform.clock.now();
  const { assignee, threads } = await platform.database.transaction(async (trx) => {
    if (kind === 'thread') await lockAppearingPerson(trx, id, to);
    const seat = (await lockSeatAndColleague(trx, acting, to)) ?? refuse('NOT_FOUND');
    if (!mayBeInCharge(seat.role)) {
      refuse('ROLE_NOT_ALLOWED', {
        title: 'Le rôle de cette personne ne permet pas d’écrire dans les échanges. Choisissez-en une autre.',
      });
    }
    const work = { kind, id, firmId };
    const { seat_id: from } = (await store.lockWork(trx, work)) ?? refuse('NOT_FOUND');
    const newAssignee = { seatID: to, name: seat.name, isOwn: to === seatId };
    if (from === to) return { assignee: newAssignee, threads: [] };
    const { personId } = seat;
    if (kind === 'thread') await refuseUnfitColleague(platform, trx, { threadId: id, firmId, personId });
    const moved = await store.assignWork(trx, work, { from, to });
    const body = { seat: to, [kind]: id, ...(from === null ? {} : { former: from }) };
    await recordFirmAct(trx, { firmId, by: viewer.personId, at: now }, { act: 'assigned', body });
    if (to !== seatId) {
      await notify(trx, { ...newsOf(request), memberId: firmId, personId, key: 'THREADS_ASSIGNED' }, now);
    }
    return { assignee: newAssignee, threads: moved };
  });
  // Notifies the firm only: the other party does not know who is in charge, except the client of a hearing,
  // who is notified above.
  for (const thread of threads) {
    const news = { postulationID: thread.id, position: thread.position, action: null };
    platform.realtime.emitTo([firmId], 'newAction', news);
  }
  return assignee;
};
