import type { UserType } from '../members/kinds.ts';
import type { SeatRole } from './roles.ts';
import { rolesGivenBy, seatsAtMost } from './team.ts';

/** Ways into the team of a firm: an invitation to an address, and a link for several people (rules §8, Team). */

/** Days during which an invitation to an address may be accepted. */
export const invitationDays = 7;

/** Longest validity of a link into a firm, in days, and most people who may join by one. */
export const linkDaysAtMost = 14;
export const linkUsesAtMost = 50;

/** Highest number of invitations and links that one firm makes in a day (Europe/Paris). */
export const firmInvitationsADay = 30;

/** Highest number of invitations to one address in 24 hours, from all firms together. */
export const invitationsOfAddressADay = 5;

/** States in which an invitation is stored. */
export const storedInvitationStates = ['waiting', 'accepted', 'refused', 'revoked', 'spent'] as const;
/** Adds `lapsed`, which is not stored: a waiting invitation past its end. */
export const firmInvitationStates = [...storedInvitationStates, 'lapsed'] as const;
export type FirmInvitationState = (typeof firmInvitationStates)[number];

export const stateOfInvitation = (
  { state, expiresAt }: { readonly state: (typeof storedInvitationStates)[number]; readonly expiresAt: Date },
  now: Date,
): FirmInvitationState => (state === 'waiting' && expiresAt <= now ? 'lapsed' : state);

/** Roles that a link may give: those without access to payments or to the team. */
export const linkRoles = ['publisher', 'reader'] as const satisfies readonly SeatRole[];

/** True for natural persons: a firm cannot hold a seat in another one. */
export const mayHoldSeat = ({
  kind,
  isMoral,
}: {
  readonly kind: UserType;
  readonly isMoral: boolean;
}): boolean => kind === 'STUDENT' || kind === 'EMPLOYEE' || (kind === 'CUSTOMER' && !isMoral);

interface Occupancy {
  /** Live seats of the firm. */
  readonly seats: number;
  /** Invitations to addresses that wait for an answer. */
  readonly waiting: number;
}

interface InvitationRequest extends Occupancy {
  readonly byRole: SeatRole;
  readonly role: SeatRole;
  /** Invitations and links that the firm made on the current day (Europe/Paris). */
  readonly madeToday: number;
}

/** Reason to refuse a new invitation or link; null if it may be made. */
export const invitationRefusal = ({
  byRole,
  role,
  seats,
  waiting,
  madeToday,
}: InvitationRequest): 'ROLE_NOT_ALLOWED' | 'SEATS_AT_MOST' | 'INVITATIONS_SPENT' | null => {
  if (!rolesGivenBy(byRole).includes(role)) return 'ROLE_NOT_ALLOWED';
  if (seats + waiting >= seatsAtMost) return 'SEATS_AT_MOST';
  return madeToday >= firmInvitationsADay ? 'INVITATIONS_SPENT' : null;
};

interface Way {
  /** False for a firm that is closed or suspended. */
  readonly isFirmOpen: boolean;
  /** The role that the invitation or link gives. */
  readonly role: SeatRole;
  /** Role of the live seat of the person who made it; null if they have none, or their account is suspended. */
  readonly makerRole: SeatRole | null;
}

/** True if the firm is open and the maker of the invitation or link may still give its role. */
export const leadsIn = ({ isFirmOpen, role, makerRole }: Way): boolean =>
  isFirmOpen && makerRole !== null && rolesGivenBy(makerRole).includes(role);

/**
 * Unfinished threads between a person and a firm. `known`: the person knows the firm in one of them;
 * `hidden`: the firm is the anonymous creator of all of them.
 */
export type SharedThread = 'none' | 'known' | 'hidden';

interface JoinRequest {
  readonly way: Way;
  readonly state: FirmInvitationState;
  /** True if somebody else ended the person's seat in this firm after the invitation was made. */
  readonly wasRemoved: boolean;
  readonly person: { readonly kind: UserType; readonly isMoral: boolean };
  readonly isSeated: boolean;
  /** Threads of the person, or of their firms, with this firm. */
  readonly sharedThread: SharedThread;
  readonly seats: number;
}

/** Reason to refuse a person who wants to join by an invitation or a link; null if they may. */
export const seatRefusal = ({
  way,
  state,
  wasRemoved,
  person,
  isSeated,
  sharedThread,
  seats,
}: JoinRequest):
  | 'INVITATION_ENDED'
  | 'KIND_HOLDS_NO_SEAT'
  | 'ALREADY_SEATED'
  | 'SEAT_AND_PARTY'
  | 'SEATS_AT_MOST'
  | null => {
  if (state !== 'waiting' || !leadsIn(way) || wasRemoved) return 'INVITATION_ENDED';
  if (!mayHoldSeat(person)) return 'KIND_HOLDS_NO_SEAT';
  if (isSeated) return 'ALREADY_SEATED';
  // Same code as for an ended invitation: another one would reveal that the firm is the anonymous creator.
  if (sharedThread === 'hidden') return 'INVITATION_ENDED';
  if (sharedThread === 'known') return 'SEAT_AND_PARTY';
  return seats >= seatsAtMost ? 'SEATS_AT_MOST' : null;
};
