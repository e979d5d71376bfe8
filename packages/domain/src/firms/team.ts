import { mayAct, type SeatRole, seatRoles } from './roles.ts';

/** Changes of the team of a firm: a new role, and the end of a seat (rules §8, Team). */

/** Highest number of live seats of one firm, including invitations without an answer (rules §8). */
export const seatsAtMost = 100;

/** Highest number of firms that one person owns at once. */
export const firmsOfOwnerAtMost = 5;

/** Highest number of firms that one person creates in 24 hours, including deleted ones. */
export const firmsCreatedADay = 5;

export interface LiveSeat {
  readonly id: string;
  readonly personId: string;
  readonly role: SeatRole;
  /** True while the person's account is suspended, so that they cannot act for the firm. */
  readonly isSuspended: boolean;
}

export interface Team {
  /** Live seats of the firm, the oldest first. */
  readonly seats: readonly LiveSeat[];
  /** Person who is notified about everything without a person in charge: an owner. */
  readonly contactId: string;
}

const givenBy: Readonly<Record<SeatRole, readonly SeatRole[]>> = {
  owner: seatRoles,
  manager: ['publisher', 'reader'],
  publisher: [],
  finance: [],
  reader: [],
};

/** Roles that a person with this role gives, changes and takes away. */
export const rolesGivenBy = (role: SeatRole): readonly SeatRole[] => givenBy[role];

/** True if giving or taking this role needs a recent proof of identity: the role gives access to payments, or to the team. */
export const needsProof = (role: SeatRole): boolean => !givenBy.manager.includes(role);

/** True if a person with this role may be in charge of missions, offers and threads. */
export const mayBeInCharge = (role: SeatRole): boolean => mayAct(role, 'negotiate');

export type TeamRefusal = 'NOT_FOUND' | 'ROLE_NOT_ALLOWED' | 'LAST_OWNER' | 'SUCCESSOR_REFUSED';

export type TeamChange =
  | {
      readonly ok: true;
      readonly seat: LiveSeat;
      /** Seat that takes over what this one was in charge of; null if no work is handed over. */
      readonly successor: LiveSeat | null;
      /** The firm's contact after the change. */
      readonly contactId: string;
    }
  | { readonly ok: false; readonly code: TeamRefusal };

const refuse = (code: TeamRefusal): TeamChange => ({ ok: false, code });

interface Handover {
  readonly seat: LiveSeat;
  /** True if the seat is in charge of nothing after the change. */
  readonly givesWorkAway: boolean;
  readonly stopsBeingOwner: boolean;
  /** Seat chosen to take over; undefined for the default, the oldest owner. */
  readonly successorId: string | undefined;
}

/** Chooses a successor and, if needed, a new contact among the other seats; owners who are not suspended come first. Refuses if one is missing. */
const handOver = (
  { seats, contactId }: Team,
  { seat, givesWorkAway, stopsBeingOwner, successorId }: Handover,
): TeamChange => {
  const others = seats.filter(({ id }) => id !== seat.id);
  const owners = others.filter(({ role }) => role === 'owner');
  const active = owners.find(({ isSuspended }) => !isSuspended);
  if (stopsBeingOwner && active === undefined) return refuse('LAST_OWNER');
  const chosen =
    successorId === undefined
      ? (active ?? owners[0] ?? null)
      : others.find(({ id, role, isSuspended }) => id === successorId && mayBeInCharge(role) && !isSuspended);
  if (givesWorkAway && !chosen) return refuse('SUCCESSOR_REFUSED');
  const isContact = stopsBeingOwner && contactId === seat.personId;
  return {
    ok: true,
    seat,
    successor: givesWorkAway ? (chosen ?? null) : null,
    contactId: isContact && active ? active.personId : contactId,
  };
};

interface SeatRequest {
  readonly seatId: string;
  readonly successorId?: string | undefined;
}

/**
 * Decides on the end of a seat, without changing anything; `by` is null for staff, and when an account is erased.
 *
 * Anybody may leave except the last owner who is not suspended. To end the seat of another, a person must be
 * allowed to give its role.
 */
export const endSeat = (
  team: Team,
  by: LiveSeat | null,
  { seatId, successorId }: SeatRequest,
): TeamChange => {
  const seat = team.seats.find(({ id }) => id === seatId);
  if (seat === undefined) return refuse('NOT_FOUND');
  const isOwn = by === null || by.id === seat.id;
  if (!isOwn && !rolesGivenBy(by.role).includes(seat.role)) return refuse('ROLE_NOT_ALLOWED');
  return handOver(team, { seat, givesWorkAway: true, stopsBeingOwner: seat.role === 'owner', successorId });
};

/**
 * Decides on another role for a seat, without changing anything. The person must be allowed to give both
 * roles, on their own seat too; `by` is null for staff.
 */
export const changeRole = (
  team: Team,
  by: LiveSeat | null,
  { seatId, successorId, role }: SeatRequest & { readonly role: SeatRole },
): TeamChange => {
  const seat = team.seats.find(({ id }) => id === seatId);
  if (seat === undefined) return refuse('NOT_FOUND');
  const roles = by === null ? seatRoles : rolesGivenBy(by.role);
  if (!roles.includes(seat.role) || !roles.includes(role)) return refuse('ROLE_NOT_ALLOWED');
  return handOver(team, {
    seat,
    givesWorkAway: mayBeInCharge(seat.role) && !mayBeInCharge(role),
    stopsBeingOwner: seat.role === 'owner' && role !== 'owner',
    successorId,
  });
};

/** Changes that a person of the same firm may make to a seat. */
export const permittedOn = (
  team: Team,
  by: LiveSeat,
  seat: LiveSeat,
): { readonly roles: SeatRole[]; readonly end: boolean } => ({
  roles: seatRoles.filter((role) => role !== seat.role && changeRole(team, by, { seatId: seat.id, role }).ok),
  end: endSeat(team, by, { seatId: seat.id }).ok,
});

/** Decisions of staff about a seat, with a reason (rules §8, Team). */
export const seatDecisions = ['nameOwner', 'endSeat'] as const;
export type SeatDecision = (typeof seatDecisions)[number];

/** Decisions that staff may take about a live seat; never the end of the last owner who is not suspended. */
export const staffMayOn = (
  team: Team,
  { id, role }: LiveSeat,
  { isAdmin }: { readonly isAdmin: boolean },
): SeatDecision[] =>
  seatDecisions.filter((decision) =>
    decision === 'nameOwner' ? isAdmin && role !== 'owner' : endSeat(team, null, { seatId: id }).ok,
  );
