import { describe, expect, it } from 'vitest';
import { acceptRefusal, askRefusal, mayAskAgainAt } from './requests.ts';
import { seatRoles } from './roles.ts';

const asking = {
  person: { kind: 'EMPLOYEE', isMoral: false },
  isSeated: false,
  sharedThread: 'none',
} as const;
const accepting = { ...asking, byRole: 'manager', isLive: true, seats: 3, waiting: 2 } as const;

describe('a person who asks to join', () => {
  it('is a natural person without a seat there and without a thread with the firm', () => {
    expect(askRefusal(asking)).toBeNull();
    expect(askRefusal({ ...asking, person: { kind: 'COMPANY', isMoral: true } })).toBe('KIND_HOLDS_NO_SEAT');
    expect(askRefusal({ ...asking, isSeated: true })).toBe('ALREADY_SEATED');
    expect(askRefusal({ ...asking, sharedThread: 'known' })).toBe('SEAT_AND_PARTY');
  });

  it('learns nothing of an anonymous creator', () => {
    expect(askRefusal({ ...asking, sharedThread: 'hidden' })).toBeNull();
  });

  it('asks again thirty days after a request that was refused', () => {
    expect(mayAskAgainAt(new Date('2026-11-01T08:00:00Z'))).toEqual(new Date('2026-12-01T08:00:00Z'));
  });
});

describe('a request that is accepted', () => {
  it('is accepted by those who give the role of reader', () => {
    const may = seatRoles.filter((byRole) => acceptRefusal({ ...accepting, byRole }) === null);
    expect(may).toEqual(['owner', 'manager']);
  });

  it('waits, and finds a seat free beside the invitations', () => {
    expect(acceptRefusal({ ...accepting, isLive: false })).toBe('STATE_CHANGED');
    expect(acceptRefusal({ ...accepting, seats: 97 })).toBeNull();
    expect(acceptRefusal({ ...accepting, seats: 98 })).toBe('SEATS_AT_MOST');
  });

  it('is held to what every other way in asks for', () => {
    expect(acceptRefusal({ ...accepting, person: { kind: 'CUSTOMER', isMoral: true } })).toBe(
      'KIND_HOLDS_NO_SEAT',
    );
    expect(acceptRefusal({ ...accepting, isSeated: true })).toBe('ALREADY_SEATED');
    for (const sharedThread of ['known', 'hidden'] as const)
      expect(acceptRefusal({ ...accepting, sharedThread })).toBe('SEAT_AND_PARTY');
  });
});
