import { type SeatRole, seatRoles } from '@basoche/domain/firms/roles';
import type { Access } from './route.ts';

const accountsAt = {
  asked: 'accounts, before the second factor',
  open: 'accounts, or to set up the second factor',
  proven: 'accounts',
} as const;

const callersOf = (access: Access): string => {
  switch (access.who) {
    case 'anyone':
      return 'everybody';
    case 'session':
      return 'every session';
    case 'member':
      return access.kinds.length === 4 ? 'members' : access.kinds.join(', ');
    case 'account':
      return accountsAt[access.stage];
    case 'staff':
      return access.roles.length === 3 ? 'staff' : access.roles.join(', ');
    case 'partner':
      return 'partner';
  }
};

const seatsInWords = (seats: readonly SeatRole[]): string =>
  seats.length === seatRoles.length ? 'any seat' : `seats: ${seats.join(', ')}`;

/** Callers that an access admits, in words, for the table of calls and the OpenAPI document. */
export const accessInWords = (access: Access): string =>
  [
    callersOf(access),
    'verified' in access && access.verified ? 'verified' : '',
    'again' in access && access.again ? 'proven again' : '',
    'seats' in access && access.seats ? seatsInWords(access.seats) : '',
  ]
    .filter(Boolean)
    .join('; ');
