import type { UserType } from '../members/kinds.ts';
import { mayHoldSeat, type SharedThread } from './invitations.ts';
import type { SeatRole } from './roles.ts';
import { rolesGivenBy, seatsAtMost } from './team.ts';

/** Requests to join a firm, by people with an address at its domain (rules §8, Domains). */

/** Days during which a firm may answer a person's request to join. */
export const requestDays = 30;

/** Highest number of requests to join that one person makes in 24 hours, to all firms together. */
export const joinRequestsADay = 3;

/** Role that an accepted request gives. */
export const requestedRole: SeatRole = 'reader';

interface Asking {
  readonly person: { readonly kind: UserType; readonly isMoral: boolean };
  readonly isSeated: boolean;
  readonly sharedThread: SharedThread;
}

/** Reason to refuse a person who asks to join; null if they may. */
export const askRefusal = ({
  person,
  isSeated,
  sharedThread,
}: Asking): 'KIND_HOLDS_NO_SEAT' | 'ALREADY_SEATED' | 'SEAT_AND_PARTY' | null => {
  if (!mayHoldSeat(person)) return 'KIND_HOLDS_NO_SEAT';
  if (isSeated) return 'ALREADY_SEATED';
  // Not refused if the firm is the anonymous creator, which a refusal would reveal; `acceptRefusal` stops the
  // team instead.
  return sharedThread === 'known' ? 'SEAT_AND_PARTY' : null;
};

/** Time from which a person whom the firm refused may ask again. */
export const mayAskAgainAt = (refusedRequestMadeAt: Date): Date =>
  new Date(refusedRequestMadeAt.getTime() + requestDays * 86_400_000);

interface Accepting extends Asking {
  readonly byRole: SeatRole;
  /**
   * False if the request was answered, was withdrawn or has lapsed, if its person is suspended, or if their
   * address is at no domain of the firm.
   */
  readonly isLive: boolean;
  /** Live seats of the firm. */
  readonly seats: number;
  /** Invitations of the firm without an answer. */
  readonly waiting: number;
}

/** Reason to refuse the acceptance of a request by a person of the firm; null if it gives a seat. */
export const acceptRefusal = ({
  byRole,
  isLive,
  seats,
  waiting,
  sharedThread,
  ...asking
}: Accepting):
  | 'ROLE_NOT_ALLOWED'
  | 'STATE_CHANGED'
  | 'KIND_HOLDS_NO_SEAT'
  | 'ALREADY_SEATED'
  | 'SEAT_AND_PARTY'
  | 'SEATS_AT_MOST'
  | null => {
  if (!rolesGivenBy(byRole).includes(requestedRole)) return 'ROLE_NOT_ALLOWED';
  if (!isLive) return 'STATE_CHANGED';
  const refusal = askRefusal({ ...asking, sharedThread });
  if (refusal !== null) return refusal;
  if (sharedThread === 'hidden') return 'SEAT_AND_PARTY';
  return seats + waiting >= seatsAtMost ? 'SEATS_AT_MOST' : null;
};
