import type { nameOwner, readOfficeFirms } from '@basoche/contract/firms/office';
import type { AnswerOf, BodyOf } from '@basoche/contract/route';
import { changeRole, endSeat, type SeatDecision, staffMayOn } from '@basoche/domain/firms/team';
import type { Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJobs } from '../../../platform/queue/queue.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { carryOut, notifyRemoved, notifyRole, refuseForbidden } from '../seats/service.ts';
import { findFirm, liveSeats, lockFirm } from '../store.ts';
import * as store from './store.ts';

const listedAtMost = 200;

/** Seats in a firm, or seats of a person, for staff. */
export const read = async (
  { database: { db } }: Platform,
  viewer: StaffViewer,
  userId: string,
): Promise<AnswerOf<typeof readOfficeFirms>> => {
  const { is_firm } = (await store.findAccount(db, userId)) ?? refuse('NOT_FOUND');
  const seats = await store.listSeats(db, userId, listedAtMost);
  const firm = is_firm ? await findFirm(db, userId) : undefined;
  const team = firm && { seats: await liveSeats(db, firm.id), contactId: firm.contact_person_id };
  const permitted = (id: string) => {
    const seat = team?.seats.find((live) => live.id === id);
    return team && seat ? staffMayOn(team, seat, { isAdmin: viewer.role === 'admin' }) : [];
  };
  return {
    isFirm: is_firm,
    seats: seats.map((seat) => ({
      id: seat.id,
      account: { id: seat.account_id, name: seat.account },
      role: seat.role,
      since: seat.since.toISOString(),
      endedAt: seat.ended_at?.toISOString() ?? null,
      isSuspended: seat.is_suspended,
      permitted: permitted(seat.id),
    })),
  };
};

interface Decision extends BodyOf<typeof nameOwner> {
  readonly userId: string;
  readonly decision: SeatDecision;
}

/** Notifies the firm's active owners of a decision of staff about somebody else. */
const notifyOwners = async (
  trx: Trx,
  firmId: string,
  decision: { readonly mail: 'ownerNamed' | 'accessClosed'; readonly seatId: string },
): Promise<void> => {
  const owners = (await liveSeats(trx, firmId)).filter(
    ({ id, role, isSuspended }) => role === 'owner' && !isSuspended && id !== decision.seatId,
  );
  await addJobs(
    trx,
    'firms.mail',
    owners.map(({ id }) => ({ payload: { ...decision, ownerSeatId: id } })),
  );
};

const changedText = 'Cette équipe a changé entre-temps. Rechargez la page.';

/** Makes a person of a firm its owner, or closes their access, with a reason that they and the firm read (rules §8, Team). */
export const decide = async (
  platform: Platform,
  viewer: StaffViewer,
  { userId, decision, seatID, reason }: Decision,
): Promise<AnswerOf<typeof readOfficeFirms>> => {
  await platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const firm = (await lockFirm(trx, userId)) ?? refuse('NOT_FOUND');
    const team = { seats: await liveSeats(trx, firm.id), contactId: firm.contact_person_id };
    const seat = team.seats.find(({ id }) => id === seatID);
    const isOwnerAlready = decision === 'nameOwner' && seat?.role === 'owner';
    if (seat === undefined || isOwnerAlready) return refuse('STATE_CHANGED', { title: changedText });
    const notice = { firm, seat, byId: null };
    if (decision === 'nameOwner') {
      const change = refuseForbidden(changeRole(team, null, { seatId: seatID, role: 'owner' }));
      await carryOut(trx, { firm, change, role: 'owner', by: null, reason }, now);
      await notifyRole(trx, { ...notice, role: 'owner' }, now);
      await notifyOwners(trx, firm.id, { mail: 'ownerNamed', seatId: seatID });
    } else {
      const change = refuseForbidden(endSeat(team, null, { seatId: seatID }));
      await carryOut(trx, { firm, change, role: null, by: null, reason }, now);
      await notifyRemoved(trx, notice, now);
      await notifyOwners(trx, firm.id, { mail: 'accessClosed', seatId: seatID });
    }
    const on = { kind: 'member', id: firm.id } as const;
    await recordAct(trx, viewer, { act: `firm/${decision}`, on, details: { member: seat.personId } }, now);
  });
  return read(platform, viewer, userId);
};
