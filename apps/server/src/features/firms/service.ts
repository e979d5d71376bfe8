import { hasProved } from '@basoche/domain/access/second-factor';
import type { FirmAct } from '@basoche/domain/firms/journal';
import { mayAct, type SeatAct, type SeatRole } from '@basoche/domain/firms/roles';
import { needsProof, type Team } from '@basoche/domain/firms/team';
import type { Db, Trx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Acting, Viewer } from '../../platform/http/viewer.ts';
import { addJobs } from '../../platform/queue/queue.ts';
import * as store from './store.ts';

/** A firm with its team, as one of its people sees it. */
export interface OwnTeam extends Team {
  readonly firm: store.FirmRow;
  readonly seats: readonly store.SeatRow[];
  /** The seat of that person. */
  readonly own: store.SeatRow;
}

/** The seat by which the viewer acts; NOT_FOUND if they act for themselves. */
export const actingOf = ({ acting }: Viewer): Acting => acting ?? refuse('NOT_FOUND');

const teamOf = async (
  db: Db,
  firm: store.FirmRow | undefined,
  { firmId, seatId }: Acting,
): Promise<OwnTeam> => {
  if (firm === undefined || firm.is_suspended) return refuse('SEAT_ENDED');
  const seats = await store.liveSeats(db, firmId);
  const own = seats.find(({ id }) => id === seatId) ?? refuse('SEAT_ENDED');
  return { firm, seats, own, contactId: firm.contact_person_id };
};

/** The team of the firm that the viewer acts for; NOT_FOUND if they act for themselves. */
export const readTeam = async (db: Db, viewer: Viewer): Promise<OwnTeam> => {
  const acting = actingOf(viewer);
  return teamOf(db, await store.findFirm(db, acting.firmId), acting);
};

/**
 * The same with the firm locked until the transaction ends: nobody joins, leaves or changes meanwhile. The
 * viewer's role is read under the lock.
 */
export const lockTeam = async (trx: Trx, viewer: Viewer): Promise<OwnTeam> => {
  const acting = actingOf(viewer);
  return teamOf(trx, await store.lockFirm(trx, acting.firmId), acting);
};

const demandAct = (
  seats: readonly Pick<store.SeatRow, 'id' | 'role'>[],
  { seatId }: Acting,
  act: SeatAct,
): void => {
  const seat = seats.find(({ id }) => id === seatId);
  if (seat === undefined) refuse('SEAT_ENDED');
  else if (!mayAct(seat.role, act)) refuse('ROLE_NOT_ALLOWED');
};

/**
 * Locks the seat of a person who acts for a firm until the transaction ends. Called before any other lock, so that a seat that has
 * ended, or whose role no longer allows the act, changes nothing.
 */
export const lockSeatFor = async (
  trx: Db,
  acting: Acting | null | undefined,
  act: SeatAct = 'negotiate',
): Promise<void> => {
  if (acting) demandAct(await store.lockSeats(trx, [acting.seatId]), acting, act);
};

/**
 * Locks the viewer's seat and a colleague's; returns the colleague, or undefined if their seat ended or is in
 * another firm.
 */
export const lockSeatAndColleague = async (
  trx: Db,
  acting: Acting,
  colleagueSeatId: string,
): Promise<store.SeatRow | undefined> => {
  const locked = await store.lockSeats(trx, [acting.seatId, colleagueSeatId]);
  demandAct(locked, acting, 'negotiate');
  if (!locked.some(({ id }) => id === colleagueSeatId)) return undefined;
  return (await store.liveSeats(trx, acting.firmId)).find(({ id }) => id === colleagueSeatId);
};

/** Adds an act to the journal of the firm that the viewer acts for, if they do. */
export const recordActing = async (
  trx: Db,
  { acting, personId }: Pick<Viewer, 'acting' | 'personId'>,
  act: FirmAct,
  at: Date,
): Promise<void> => {
  if (acting !== null) await store.recordFirmAct(trx, { firmId: acting.firmId, by: personId, at }, act);
};

/** Locks those of these seats that may write; skips seats that are being changed. Returns their ids. */
export const lockWritingSeats = async (trx: Db, actings: readonly Acting[]): Promise<ReadonlySet<string>> => {
  if (actings.length === 0) return new Set();
  const seats = await store.lockSeats(
    trx,
    actings.map(({ seatId }) => seatId),
    { skips: true },
  );
  return new Set(seats.filter(({ role }) => mayAct(role, 'negotiate')).map(({ id }) => id));
};

/**
 * Locks the teams of both parties of a new thread, so that nobody joins them meanwhile. Called before the
 * idempotency key is stored, since every change of a team locks the firm first.
 */
export const lockTeamsOf = (trx: Db, memberIds: readonly (string | undefined)[]): Promise<void> =>
  store.lockTeams(
    trx,
    memberIds.filter((id) => id !== undefined),
  );

/** Requires a recent proof of identity from a person who gives or takes one of these roles. */
export const demandProof = (viewer: Viewer, roles: readonly SeatRole[], now: Date): void => {
  if (roles.some(needsProof) && !hasProved(viewer, now)) refuse('PROOF_REQUIRED');
};

/**
 * Mails the people of a firm, except its owners, that staff suspended or restored it; the owners get the
 * reasons by another mail.
 */
export const notifyTeam = async (trx: Trx, firmId: string, mail: 'suspended' | 'restored'): Promise<void> => {
  const seats = await store.liveSeats(trx, firmId);
  const others = seats.filter(({ role }) => role !== 'owner');
  await addJobs(
    trx,
    'firms.mail',
    others.map(({ id }) => ({ payload: { mail, seatId: id } })),
  );
};

const paysWithoutThreads = (role: SeatRole): boolean => mayAct(role, 'pay') && !mayAct(role, 'readThreads');

/** Ids of the people of a firm who pay its deposits and read no thread; none for any other account. */
export const payersWithoutThreads = async (db: Db, memberId: string): Promise<string[]> =>
  (await store.liveSeats(db, memberId))
    .filter(({ role }) => paysWithoutThreads(role))
    .map(({ personId }) => personId);

/** Readers of a mail about the whole firm: its owners; null if the account is not an open firm. */
export const ownersOf = async (db: Db, memberId: string) => {
  const owners = await store.ownersToTell(db, memberId);
  return owners.length === 0 ? null : owners;
};
