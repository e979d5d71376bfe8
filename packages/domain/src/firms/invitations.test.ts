import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userTypes } from '../members/kinds.ts';
import {
  firmInvitationStates,
  firmInvitationsADay,
  invitationRefusal,
  leadsIn,
  linkRoles,
  mayHoldSeat,
  seatRefusal,
  stateOfInvitation,
  storedInvitationStates,
} from './invitations.ts';
import { seatRoles } from './roles.ts';
import { needsProof, rolesGivenBy, seatsAtMost } from './team.ts';

const invited = { byRole: 'owner', role: 'reader', seats: 1, waiting: 0, madeToday: 0 } as const;
const joining = {
  way: { isFirmOpen: true, role: 'reader', makerRole: 'manager' },
  state: 'waiting',
  wasRemoved: false,
  person: { kind: 'EMPLOYEE', isMoral: false },
  isSeated: false,
  sharedThread: 'none',
  seats: 1,
} as const;

describe('an invitation', () => {
  it('waits until its last day, and has then lapsed', () => {
    const expiresAt = new Date('2026-12-05T10:00:00Z');
    const at = (now: string) => stateOfInvitation({ state: 'waiting', expiresAt }, new Date(now));
    expect(at('2026-12-05T09:59:59.999Z')).toBe('waiting');
    expect(at('2026-12-05T10:00:00Z')).toBe('lapsed');
    expect(stateOfInvitation({ state: 'refused', expiresAt }, new Date('2027-01-01'))).toBe('refused');
  });

  it('is made by a person who gives its role', () => {
    for (const byRole of seatRoles) {
      for (const role of seatRoles) {
        const code = rolesGivenBy(byRole).includes(role) ? null : 'ROLE_NOT_ALLOWED';
        expect(invitationRefusal({ ...invited, byRole, role })).toBe(code);
      }
    }
  });

  it('is one of as many as a firm may have seats, and may make in a day', () => {
    expect(invitationRefusal({ ...invited, seats: seatsAtMost - 1 })).toBeNull();
    expect(invitationRefusal({ ...invited, seats: seatsAtMost - 1, waiting: 1 })).toBe('SEATS_AT_MOST');
    expect(invitationRefusal({ ...invited, madeToday: firmInvitationsADay - 1 })).toBeNull();
    expect(invitationRefusal({ ...invited, madeToday: firmInvitationsADay })).toBe('INVITATIONS_SPENT');
  });

  it('by a link gives no role that opens money or the team', () => {
    expect(linkRoles.filter(needsProof)).toEqual([]);
  });
});

describe('a seat', () => {
  it('is held by natural persons', () => {
    const holders = [false, true].map((isMoral) =>
      userTypes.filter((kind) => mayHoldSeat({ kind, isMoral })),
    );
    expect(holders).toEqual([
      ['STUDENT', 'EMPLOYEE', 'CUSTOMER'],
      ['STUDENT', 'EMPLOYEE'],
    ]);
  });

  it('is taken by an invitation that waits, once, by nobody who is a party of the firm', () => {
    expect(seatRefusal(joining)).toBeNull();
    for (const state of firmInvitationStates.filter((one) => one !== 'waiting')) {
      expect(seatRefusal({ ...joining, state })).toBe('INVITATION_ENDED');
    }
    const shut = [
      { isFirmOpen: false },
      { makerRole: null },
      { makerRole: 'reader' },
      { role: 'finance' },
    ] as const;
    for (const one of shut) {
      const way = { ...joining.way, ...one };
      expect([leadsIn(way), seatRefusal({ ...joining, way })]).toEqual([false, 'INVITATION_ENDED']);
    }
    expect(seatRefusal({ ...joining, wasRemoved: true })).toBe('INVITATION_ENDED');
    expect(seatRefusal({ ...joining, person: { kind: 'COMPANY', isMoral: true } })).toBe(
      'KIND_HOLDS_NO_SEAT',
    );
    expect(seatRefusal({ ...joining, isSeated: true })).toBe('ALREADY_SEATED');
    expect(seatRefusal({ ...joining, sharedThread: 'known' })).toBe('SEAT_AND_PARTY');
    expect(seatRefusal({ ...joining, sharedThread: 'hidden' })).toBe('INVITATION_ENDED');
    expect(seatRefusal({ ...joining, seats: seatsAtMost })).toBe('SEATS_AT_MOST');
  });

  it('is refused by whatever reason there is', () => {
    const question = fc.record({
      way: fc.record({
        isFirmOpen: fc.boolean(),
        role: fc.constantFrom(...seatRoles),
        makerRole: fc.constantFrom(...seatRoles, null),
      }),
      state: fc.constantFrom(...storedInvitationStates),
      wasRemoved: fc.boolean(),
      person: fc.record({ kind: fc.constantFrom(...userTypes), isMoral: fc.boolean() }),
      isSeated: fc.boolean(),
      sharedThread: fc.constantFrom('none', 'known', 'hidden'),
      seats: fc.nat(2 * seatsAtMost),
    });
    fc.assert(
      fc.property(question, (asked) => {
        const isFree =
          asked.state === 'waiting' &&
          leadsIn(asked.way) &&
          !asked.wasRemoved &&
          mayHoldSeat(asked.person) &&
          !asked.isSeated &&
          asked.sharedThread === 'none' &&
          asked.seats < seatsAtMost;
        expect(seatRefusal(asked) === null).toBe(isFree);
      }),
    );
  });
});
