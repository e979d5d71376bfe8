import type { CurrentFirm } from '@basoche/contract/firms/firms';
import type { changeSeatRole, removeSeat, Seat } from '@basoche/contract/firms/team';
import type { BodyOf } from '@basoche/contract/route';
import { seatRoleWords } from '@basoche/domain/firms/role-names';
import { mayAct, type SeatRole, seatRoles } from '@basoche/domain/firms/roles';
import {
  changeRole as decideRole,
  endSeat,
  type LiveSeat,
  rolesGivenBy,
  type TeamChange,
} from '@basoche/domain/firms/team';
import { ofName } from '@basoche/domain/members/elision';
import type { Trx } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { removeWaitingOf as removeDocumentsOf } from '../../hearings/documents/service.ts';
import { queueReplacementsOf } from '../../hearings/replacing/service.ts';
import { firmWasLeft, notify } from '../../notifications/service.ts';
import { removeWaitingOf } from '../../threads/attachments/service.ts';
import { removeWaitingOf as removeVigilanceOf } from '../../vigilance/uploads/service.ts';
import { workInWords } from '../mails.ts';
import { demandProof, lockTeam, readTeam } from '../service.ts';
import { type FirmRow, recordFirmAct } from '../store.ts';
import { presentFirm, presentSeat } from './presenter.ts';
import * as store from './store.ts';

export const readFirm = async ({ database }: Platform, viewer: Viewer): Promise<CurrentFirm> => {
  const { firm, seats, own } = await readTeam(database.db, viewer);
  return presentFirm(firm, seats, own);
};

export const listSeats = async ({ database }: Platform, viewer: Viewer): Promise<Seat[]> => {
  const team = await readTeam(database.db, viewer);
  const openThreads = await store.countOpenThreads(database.db, team.firm.id);
  return team.seats.map((seat) => presentSeat(seat, { team, own: team.own, openThreads }));
};

type AllowedChange = Extract<TeamChange, { readonly ok: true }>;

const refusalOf = ({ code }: Extract<TeamChange, { readonly ok: false }>): Refusal => {
  if (code !== 'SUCCESSOR_REFUSED') return new Refusal(code);
  const message = 'Choisissez un autre membre de l’équipe, qui peut écrire dans les échanges.';
  return new Refusal('INVALID_INPUT', { errors: [{ path: 'successorID', message }] });
};

export const refuseForbidden = (change: TeamChange): AllowedChange => {
  if (!change.ok) throw refusalOf(change);
  return change;
};

interface SeatChange {
  readonly firm: Pick<FirmRow, 'id' | 'contact_person_id'>;
  readonly change: AllowedChange;
  /** The role after the change; null for a seat that ends. */
  readonly role: SeatRole | null;
  /** The person who decided it; null for an erasure, and for staff. */
  readonly by: string | null;
  /** Reason why staff decided it. */
  readonly reason?: string;
}

/**
 * Carries out a change of a seat; the caller has locked the firm. Waits for the seat's running calls, so that
 * the successor gets their work too.
 */
export const carryOut = async (
  trx: Trx,
  { firm, change, role, by, reason }: SeatChange,
  now: Date,
): Promise<void> => {
  const { seat, successor, contactId } = change;
  const membership = { firmId: firm.id, personId: seat.personId };
  await store.lockSeat(trx, seat.id);
  if (successor !== null) {
    await queueReplacementsOf(trx, seat.id, now);
    const work = await store.giveWork(trx, seat.id, successor.id);
    if (work.threads + work.publications > 0) {
      await addJob(trx, 'firms.mail', { mail: 'workGiven', seatId: successor.id, ...work });
      const title = `Vous êtes désormais en charge de ${workInWords(work)}.`;
      const subject = { memberId: firm.id, personId: successor.personId, about: 'TEAM' } as const;
      await notify(trx, { ...subject, key: 'THREADS_ASSIGNED', title }, now);
    }
  }
  if (contactId !== firm.contact_person_id) await store.setContact(trx, firm.id, contactId);
  if (role === null) {
    await store.endSeat(trx, { seatId: seat.id, by, now });
    await store.withdrawApprovals(trx, membership);
    await removeWaitingOf(trx, firm.id, seat.personId);
    await removeDocumentsOf(trx, firm.id, seat.personId);
    await removeVigilanceOf(trx, firm.id, seat.personId);
    await firmWasLeft(trx, { ...membership, what: 'all' }, now);
    if (by !== seat.personId) await store.revokeTo(trx, membership, now);
  } else {
    await store.setRole(trx, seat.id, role);
    if (!mayAct(role, 'readThreads')) await firmWasLeft(trx, { ...membership, what: 'work' }, now);
  }
  const stillGiven = role === null ? [] : rolesGivenBy(role);
  await store.revokeMadeBy(
    trx,
    membership,
    seatRoles.filter((one) => !stillGiven.includes(one)),
    now,
  );
  const body = {
    seat: seat.id,
    ...(successor === null ? {} : { successor: successor.id }),
    ...(reason === undefined ? {} : { reason }),
  };
  await recordFirmAct(
    trx,
    { firmId: firm.id, by, at: now },
    role === null
      ? { act: 'seat/ended', body }
      : { act: 'seat/role', body: { ...body, from: seat.role, role } },
  );
};

interface SeatNotice {
  readonly firm: Pick<FirmRow, 'id' | 'name'>;
  readonly seat: LiveSeat;
  /** The person who decided it; null for staff. */
  readonly byId: string | null;
}

/** Tells a person that their role has changed. */
export const notifyRole = async (
  trx: Trx,
  { firm, seat, role, byId }: SeatNotice & { readonly role: SeatRole },
  now: Date,
): Promise<void> => {
  await addJob(trx, 'firms.mail', { mail: 'roleChanged', seatId: seat.id, byId });
  const title = `Votre rôle dans l’équipe est désormais «\u00a0${seatRoleWords[role].name}\u00a0».`;
  const subject = { memberId: firm.id, personId: seat.personId, about: 'TEAM' } as const;
  await notify(trx, { ...subject, key: 'SEAT_GIVEN', title }, now);
};

/** Tells a person that their seat has ended. */
export const notifyRemoved = async (trx: Trx, { firm, seat, byId }: SeatNotice, now: Date): Promise<void> => {
  await addJob(trx, 'firms.mail', { mail: 'removed', seatId: seat.id, byId });
  // Sent to their own account, not for the firm, which they may not read any more.
  const title = `Vous n’êtes plus dans l’équipe ${ofName(firm.name)}.`;
  await notify(trx, { memberId: seat.personId, about: 'TEAM', key: 'SEAT_TAKEN', title }, now);
};

export const changeRole = (
  { database, clock }: Platform,
  viewer: Viewer,
  { id, role, successorID }: BodyOf<typeof changeSeatRole> & { readonly id: string },
): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const team = await lockTeam(trx, viewer);
    const change = refuseForbidden(
      decideRole(team, team.own, { seatId: id, role, successorId: successorID }),
    );
    const { seat } = change;
    if (seat.role === role) return;
    demandProof(viewer, [seat.role, role], now);
    await carryOut(trx, { firm: team.firm, change, role, by: viewer.personId }, now);
    if (seat.id !== team.own.id) {
      await notifyRole(trx, { firm: team.firm, seat, role, byId: viewer.personId }, now);
    }
  });

type Ending = BodyOf<typeof removeSeat>;

export const remove = (
  { database, clock }: Platform,
  viewer: Viewer,
  { id, successorID }: Ending & { readonly id: string },
): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const team = await lockTeam(trx, viewer);
    const change = refuseForbidden(endSeat(team, team.own, { seatId: id, successorId: successorID }));
    const { seat } = change;
    const isOwn = seat.id === team.own.id;
    if (!isOwn) demandProof(viewer, [seat.role], now);
    await carryOut(trx, { firm: team.firm, change, role: null, by: viewer.personId }, now);
    if (isOwn) return;
    await notifyRemoved(trx, { firm: team.firm, seat, byId: viewer.personId }, now);
  });

/** Ends the viewer's own seat. */
export const leave = (platform: Platform, viewer: Viewer, ending: Ending): Promise<void> =>
  remove(platform, viewer, { ...ending, id: viewer.acting?.seatId ?? refuse('NOT_FOUND') });
