import type {
  acceptInvitation,
  FirmInvitation,
  inviteToFirm,
  ReceivedInvitation,
} from '@basoche/contract/firms/invitations';
import type { AnswerOf, BodyOf } from '@basoche/contract/route';
import {
  firmInvitationsADay,
  invitationDays,
  invitationRefusal,
  invitationsOfAddressADay,
  leadsIn,
  seatRefusal,
  stateOfInvitation,
} from '@basoche/domain/firms/invitations';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { rolesGivenBy } from '@basoche/domain/firms/team';
import { addDays, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer, Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { spend } from '../../../platform/rate-limits/budget.ts';
import { notify } from '../../notifications/service.ts';
import { endTellingRequests } from '../requests/service.ts';
import { demandProof, lockTeam, type OwnTeam, readTeam } from '../service.ts';
import { insertSeat, liveSeats, lockFirm, recordFirmAct } from '../store.ts';
import { presentInvitation, presentReceived } from './presenter.ts';
import * as store from './store.ts';

const dayMs = 86_400_000;

export const list = async ({ database, clock }: Platform, viewer: Viewer): Promise<FirmInvitation[]> => {
  const { firm, own } = await readTeam(database.db, viewer);
  const rows = await store.listWaiting(database.db, firm.id);
  return rows.map((row) => presentInvitation(row, own.role, clock.now()));
};

/** Refuses unless the viewer may give this role, with a recent proof if it needs one, and the firm has seats and invitations left. */
export const demandInvitation = async (
  trx: Trx,
  viewer: Viewer,
  { team, role, now }: { readonly team: OwnTeam; readonly role: SeatRole; readonly now: Date },
): Promise<void> => {
  const today = parisDay(now);
  const counts = await store.countMade(trx, team.firm.id, { now, today: startOfParisDay(today) });
  const code = invitationRefusal({
    byRole: team.own.role,
    role,
    seats: team.seats.length,
    waiting: counts.waiting,
    madeToday: counts.made_today,
  });
  if (code === 'INVITATIONS_SPENT') {
    const untilTomorrowMs = startOfParisDay(addDays(today, 1)).getTime() - now.getTime();
    refuse(code, {
      title: `Votre équipe a déjà fait ${firmInvitationsADay} invitations aujourd’hui. Vous pourrez en faire d’autres demain.`,
      retryAfterSeconds: Math.ceil(untilTomorrowMs / 1_000),
    });
  }
  if (code !== null) refuse(code);
  demandProof(viewer, [role], now);
};

/** Limit of invitations to one address by all firms together; deleted ones count. */
const ofAddress = { name: 'firm-invitation-to', tries: invitationsOfAddressADay, seconds: dayMs / 1_000 };

const present = async (db: Db, id: string, role: SeatRole, now: Date): Promise<FirmInvitation> =>
  presentInvitation((await store.findInvitation(db, id)) ?? refuse('NOT_FOUND'), role, now);

/** Invites an address by mail, and revokes an invitation of the same firm that waits there. */
export const invite = async (
  platform: Platform,
  viewer: Viewer,
  { email, role }: BodyOf<typeof inviteToFirm>,
  key: CallKey | null,
): Promise<FirmInvitation> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const team = await lockTeam(trx, viewer);
    const firmId = team.firm.id;
    const id = await once(platform, trx, key, async () => {
      const former = await store.revokeTo(trx, { firmId, email }, now);
      if (former !== null && !rolesGivenBy(team.own.role).includes(former)) refuse('ROLE_NOT_ALLOWED');
      await demandInvitation(trx, viewer, { team, role, now });
      if (team.seats.some((seat) => seat.email?.toLowerCase() === email)) refuse('ALREADY_SEATED');
      await spend(trx, ofAddress, email, now);
      const invitationId = await store.insertInvitation(trx, {
        firm_id: firmId,
        way: 'address',
        role,
        email,
        made_by: viewer.personId,
        made_at: now,
        expires_at: new Date(now.getTime() + invitationDays * dayMs),
      });
      const body = { invitation: invitationId, role };
      await recordFirmAct(trx, { firmId, by: viewer.personId, at: now }, { act: 'seat/invited', body });
      await addJob(trx, 'firms.invited', { invitationId });
      return invitationId;
    });
    return present(trx, id, team.own.role, now);
  });

/** Revokes an invitation or a link, also one that has lapsed. */
export const revoke = ({ database, clock }: Platform, viewer: Viewer, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const { firm, own } = await lockTeam(trx, viewer);
    await store.lockInvitation(trx, id);
    const row = await store.findInvitation(trx, id);
    if (row === undefined || row.firm_id !== firm.id) return refuse('NOT_FOUND');
    if (!rolesGivenBy(own.role).includes(row.role)) refuse('ROLE_NOT_ALLOWED');
    if (row.state !== 'waiting') refuse('STATE_CHANGED');
    await store.endInvitation(trx, id, { state: 'revoked', now });
    const act = row.uses_at_most === null ? 'invitation/revoked' : 'link/revoked';
    const recorded = { firmId: firm.id, by: viewer.personId, at: now };
    await recordFirmAct(trx, recorded, { act, body: { invitation: id, role: row.role } });
  });

export const listReceived = async (
  { database, clock }: Platform,
  { personId }: PersonViewer,
): Promise<ReceivedInvitation[]> => {
  const now = clock.now();
  const rows = await store.listReceived(database.db, personId, now);
  return rows.filter(leadsIn).map((row) => presentReceived(row, now));
};

export const readReceived = async (
  { database, clock }: Platform,
  { personId }: PersonViewer,
  id: string,
): Promise<ReceivedInvitation> => {
  const row = (await store.findReceived(database.db, id, personId)) ?? refuse('NOT_FOUND');
  return presentReceived(row, clock.now());
};

interface JoinInput {
  readonly invitationId: string;
  readonly firmId: string;
  /** Reads the invitation again under the locks. */
  readonly read: () => Promise<store.InvitationRow | undefined>;
}

/**
 * Gives a person a seat by an invitation or a link. Locks the firm, the account and the invitation, so that
 * simultaneous joins cannot exceed a limit.
 */
export const join = async (
  trx: Trx,
  viewer: PersonViewer,
  { invitationId, firmId, read }: JoinInput,
  now: Date,
): Promise<void> => {
  const { personId } = viewer;
  await lockFirm(trx, firmId);
  // Exclusive, so that nobody joins both parties of one thread by two simultaneous calls.
  await lockMember(trx, personId, { alone: true });
  await store.lockInvitation(trx, invitationId);
  const row = (await read()) ?? refuse('NOT_FOUND');
  const seats = await liveSeats(trx, firmId);
  const code = seatRefusal({
    state: stateOfInvitation({ state: row.state, expiresAt: row.expires_at }, now),
    way: row,
    wasRemoved: await store.wasRemoved(trx, { firmId, personId }, row.made_at),
    person: viewer,
    isSeated: seats.some((seat) => seat.personId === personId),
    sharedThread: await store.sharedThread(trx, { firmId, personId }, now),
    seats: seats.length,
  });
  if (code !== null) refuse(code);
  const seat = { firm_id: firmId, person_id: personId, role: row.role, since: now, invited_by: row.made_by };
  const seatId = await insertSeat(trx, seat);
  await store.endRequestOf(trx, { firmId, personId }, now);
  await endTellingRequests(trx, { personId }, now);
  const body = { seat: seatId, invitation: invitationId, role: row.role };
  await recordFirmAct(trx, { firmId, by: personId, at: now }, { act: 'seat/begun', body });
  await addJob(trx, 'firms.mail', { mail: 'joined', seatId });
  const recipient = row.made_by === null ? {} : { personId: row.made_by };
  await notify(trx, { memberId: firmId, ...recipient, about: 'TEAM', key: 'SEAT_BEGUN' }, now);
};

type AcceptanceAnswer = AnswerOf<typeof acceptInvitation>;

export const accept = (
  platform: Platform,
  viewer: PersonViewer,
  id: string,
  key: CallKey | null,
): Promise<AcceptanceAnswer> =>
  platform.database.transaction(async (trx) => {
    const { personId } = viewer;
    const now = platform.clock.now();
    const read = () => store.findReceived(trx, id, personId);
    const { firm_id: firmId } = (await read()) ?? refuse('NOT_FOUND');
    // Before the idempotency key is stored: every change of a team locks the firm first.
    await lockFirm(trx, firmId);
    const firmID = await once(platform, trx, key, async () => {
      await join(trx, viewer, { invitationId: id, firmId, read }, now);
      await store.endInvitation(trx, id, { state: 'accepted', personId, now });
      return firmId;
    });
    return { firmID };
  });

/** Refuses an invitation; a second time, does nothing. */
export const decline = (
  { database, clock }: Platform,
  { personId }: PersonViewer,
  id: string,
): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    await store.lockInvitation(trx, id);
    const row = (await store.findReceived(trx, id, personId)) ?? refuse('NOT_FOUND');
    if (row.state === 'refused') return;
    if (presentReceived(row, now).state !== 'waiting') refuse('INVITATION_ENDED');
    await store.endInvitation(trx, id, { state: 'refused', now });
  });
