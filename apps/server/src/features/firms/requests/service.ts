import type { askToJoin, FirmAtDomain, JoinRequest } from '@basoche/contract/firms/requests';
import type { AnswerOf } from '@basoche/contract/route';
import { isProofOld } from '@basoche/domain/firms/domains';
import { mayHoldSeat } from '@basoche/domain/firms/invitations';
import {
  acceptRefusal,
  askRefusal,
  joinRequestsADay,
  mayAskAgainAt,
  requestDays,
  requestedRole,
} from '@basoche/domain/firms/requests';
import { mayAct } from '@basoche/domain/firms/roles';
import { parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import type { Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer, Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob, addJobs } from '../../../platform/queue/queue.ts';
import { spend } from '../../../platform/rate-limits/budget.ts';
import { notify, requestsWereAnswered } from '../../notifications/service.ts';
import { renewProof } from '../domains/service.ts';
import {
  countMade,
  endInvitation,
  endRequestOf,
  insertInvitation,
  lockInvitation,
  sharedThread,
} from '../invitations/store.ts';
import { lockTeam, type OwnTeam, readTeam } from '../service.ts';
import { insertSeat, liveSeats, lockFirm, recordFirmAct } from '../store.ts';
import { presentFirmAtDomain, presentOwn, presentRequest } from './presenter.ts';
import * as store from './store.ts';

/** Requests to join a firm by an address at its domain: a person asks, and somebody of the firm answers. */

const dayMs = 86_400_000;

export const list = async ({ database, clock }: Platform, viewer: Viewer): Promise<JoinRequest[]> => {
  const { firm } = await readTeam(database.db, viewer);
  return (await store.listRequests(database.db, firm.id, clock.now())).map(presentRequest);
};

/** The firm of the viewer's domain, for a person without a seat there. */
export const readAtDomain = async (
  { database, clock }: Platform,
  viewer: PersonViewer,
): Promise<FirmAtDomain | null> => {
  const row = await store.findAtDomain(database.db, viewer.personId, clock.now());
  return row === undefined || row.is_seated || !mayHoldSeat(viewer) ? null : presentFirmAtDomain(row);
};

/** Limit of one person's requests to all firms; withdrawn ones count. */
const ofPerson = { name: 'join-requests-of', tries: joinRequestsADay, seconds: dayMs / 1_000 };

/**
 * Notifies the people who may answer, on screen and by mail. The notification contains no name: it may
 * outlive the request and the account.
 */
const notifyTeam = async (
  trx: Trx,
  { firmId, requestId }: { readonly firmId: string; readonly requestId: string },
  now: Date,
): Promise<void> => {
  const seats = (await liveSeats(trx, firmId)).filter(
    (seat) => mayAct(seat.role, 'team') && !seat.isSuspended,
  );
  for (const { personId } of seats) {
    await notify(trx, { memberId: firmId, personId, about: 'TEAM', key: 'JOIN_ASKED' }, now);
  }
  await addJobs(
    trx,
    'firms.requestMail',
    seats.map(({ id: seatId }) => ({ payload: { mail: 'asked', requestId, seatId } })),
  );
};

/** The firm of the viewer's domain; NOT_FOUND unless it is the firm that they ask. */
const findAsked = async (trx: Trx, { personId }: PersonViewer, firmId: string, now: Date) => {
  const row = await store.findAtDomain(trx, personId, now);
  return row?.firm_id === firmId ? row : refuse('NOT_FOUND');
};

const makeRequest = async (trx: Trx, viewer: PersonViewer, firmId: string, now: Date): Promise<string> => {
  const { personId } = viewer;
  await lockMember(trx, personId, { alone: true });
  const row = await findAsked(trx, viewer, firmId, now);
  if (row.request_id !== null) return row.request_id;
  const code = askRefusal({
    person: viewer,
    isSeated: row.is_seated,
    sharedThread: await sharedThread(trx, { firmId, personId }, now),
  });
  if (code === 'ALREADY_SEATED') refuse(code, { title: 'Vous faites déjà partie de cette équipe.' });
  if (code !== null) refuse(code);
  const againAt = row.refused_at && mayAskAgainAt(row.refused_at);
  if (againAt && againAt > now) {
    refuse('TOO_MANY_REQUESTS', {
      title: `Cette équipe n’a pas accepté votre demande. Vous pourrez en faire une autre ${requestDays} jours après.`,
      retryAfterSeconds: Math.ceil((againAt.getTime() - now.getTime()) / 1_000),
    });
  }
  await spend(trx, ofPerson, personId, now);
  // Ends an earlier request that has lapsed.
  await endRequestOf(trx, { firmId, personId }, now);
  const requestId = await insertInvitation(trx, {
    firm_id: firmId,
    way: 'domain',
    role: requestedRole,
    person_id: personId,
    made_at: now,
    expires_at: new Date(now.getTime() + requestDays * dayMs),
  });
  await notifyTeam(trx, { firmId, requestId }, now);
  return requestId;
};

/** Asks to join. An old DNS proof of the domain is checked again first. */
export const ask = async (
  platform: Platform,
  viewer: PersonViewer,
  firmId: string,
  key: CallKey | null,
): Promise<AnswerOf<typeof askToJoin>> => {
  const { database, clock } = platform;
  const atDomain = await store.findAtDomain(database.db, viewer.personId, clock.now());
  if (
    atDomain?.firm_id === firmId &&
    isProofOld({ way: atDomain.way, checkedAt: atDomain.checked_at }, clock.now())
  ) {
    const { domain_id: id, domain, dns_text: text } = atDomain;
    if (!(await renewProof(platform, { id, firmId, domain, text }))) refuse('NOT_FOUND');
  }
  return database.transaction(async (trx) => {
    const now = clock.now();
    // Before the idempotency key is stored: every change of a team locks the firm first.
    await lockFirm(trx, firmId);
    await once(platform, trx, key, () => makeRequest(trx, viewer, firmId, now));
    return presentOwn(await findAsked(trx, viewer, firmId, now)) ?? refuse('NOT_FOUND');
  });
};

/** If no request waits any more, marks its notifications as read. */
const settle = async (trx: Trx, firmId: string, now: Date): Promise<void> => {
  if ((await store.listRequests(trx, firmId, now)).length === 0) await requestsWereAnswered(trx, firmId, now);
};

/**
 * Ends, as if withdrawn, requests whose answer would reveal an anonymous client to the firm: after the firm
 * applied, or the person got a seat.
 */
export const endTellingRequests = async (
  trx: Trx,
  of: Parameters<typeof store.endOfHiddenClients>[1],
  now: Date,
): Promise<void> => {
  for (const firmId of await store.endOfHiddenClients(trx, of, now)) await settle(trx, firmId, now);
};

/** Withdraws the viewer's own request; repeating it does nothing. */
export const withdraw = (
  { database, clock }: Platform,
  { personId }: PersonViewer,
  id: string,
): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    await lockInvitation(trx, id);
    const { firm_id: firmId, state } = (await store.findOwn(trx, { personId, id })) ?? refuse('NOT_FOUND');
    if (state === 'revoked') return;
    if (state !== 'waiting') refuse('STATE_CHANGED');
    await endInvitation(trx, id, { state: 'revoked', now });
    await settle(trx, firmId, now);
  });

/** Locks a request of the viewer's firm with the account of its person. */
const lockRequest = async (trx: Trx, firmId: string, id: string, now: Date): Promise<store.RequestRow> => {
  const find = () => store.findRequest(trx, { firmId, id }, now);
  const { person_id: personId } = (await find()) ?? refuse('NOT_FOUND');
  await store.lockPerson(trx, personId);
  await lockInvitation(trx, id);
  return (await find()) ?? refuse('NOT_FOUND');
};

const answeredText = 'Cette demande n’attend plus de réponse.';
const withPerson =
  'Un échange est en cours entre cette personne et votre structure. Vous pourrez accepter sa demande quand il sera terminé.';
/** Names no other firm of the person: the viewer must not learn for whom else they act. */
const notNowText = 'Cette demande ne peut pas être acceptée pour l’instant.';

const demandAcceptable = async (
  trx: Trx,
  { firm, own, seats }: OwnTeam,
  row: store.RequestRow,
  now: Date,
): Promise<void> => {
  const parties = { firmId: firm.id, personId: row.person_id };
  const { waiting } = await countMade(trx, firm.id, { now, today: startOfParisDay(parisDay(now)) });
  const code = acceptRefusal({
    byRole: own.role,
    isLive: row.isLive,
    person: row,
    isSeated: seats.some(({ personId }) => personId === row.person_id),
    sharedThread: await sharedThread(trx, parties, now),
    seats: seats.length,
    waiting,
  });
  if (code === 'STATE_CHANGED') refuse(code, { title: answeredText });
  if (code === 'SEAT_AND_PARTY') {
    const isTheirs = (await sharedThread(trx, { ...parties, isAlone: true }, now)) !== 'none';
    if (isTheirs) refuse(code, { title: withPerson });
    refuse('STATE_CHANGED', { title: notNowText });
  }
  if (code !== null) refuse(code);
};

/** Accepts a request: gives its person a seat as reader. */
export const accept = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  key: CallKey | null,
): Promise<{ seatID: string }> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const team = await lockTeam(trx, viewer);
    const firmId = team.firm.id;
    const by = viewer.personId;
    const seatID = await once(platform, trx, key, async () => {
      const row = await lockRequest(trx, firmId, id, now);
      await demandAcceptable(trx, team, row, now);
      const personId = row.person_id;
      const newSeat = { firm_id: firmId, person_id: personId, role: requestedRole, since: now };
      const seat = await insertSeat(trx, { ...newSeat, invited_by: by });
      await endInvitation(trx, id, { state: 'accepted', now });
      await endTellingRequests(trx, { personId }, now);
      await settle(trx, firmId, now);
      const body = { seat, invitation: id, role: requestedRole };
      await recordFirmAct(trx, { firmId, by, at: now }, { act: 'request/accepted', body });
      await notify(trx, { memberId: firmId, personId, about: 'TEAM', key: 'JOIN_ACCEPTED' }, now);
      await addJob(trx, 'firms.requestMail', { mail: 'accepted', requestId: id });
      return seat;
    });
    return { seatID };
  });

/** Refuses a request; repeating it does nothing. */
export const decline = ({ database, clock }: Platform, viewer: Viewer, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const { firm, own } = await lockTeam(trx, viewer);
    if (!mayAct(own.role, 'team')) refuse('ROLE_NOT_ALLOWED');
    const row = await lockRequest(trx, firm.id, id, now);
    if (row.state === 'refused') return;
    if (!row.isLive) refuse('STATE_CHANGED', { title: answeredText });
    await endInvitation(trx, id, { state: 'refused', now });
    await settle(trx, firm.id, now);
    const recorded = { firmId: firm.id, by: viewer.personId, at: now };
    await recordFirmAct(trx, recorded, { act: 'request/refused', body: { invitation: id } });
    await addJob(trx, 'firms.requestMail', { mail: 'refused', requestId: id });
  });
