import { describe, expect, it } from 'vitest';
import { officeChanges, officeRefusal } from './offices.ts';

const asked = (
  change: (typeof officeChanges)[number],
  wishes: Partial<Parameters<typeof officeRefusal>[0]>,
) =>
  officeRefusal({
    change,
    by: 'nora',
    account: { id: 'samir', office: 'moderator' },
    admins: ['nora'],
    ...wishes,
  });

describe('an account of the staff', () => {
  it('is changed by an admin, who changes no part of their own', () => {
    for (const change of officeChanges) {
      const office = change === 'receivePortages' ? 'partner' : 'moderator';
      expect(asked(change, { account: { id: 'samir', office } })).toBeNull();
      expect(asked(change, { account: { id: 'nora', office: 'admin' }, admins: ['nora', 'paul'] })).toBe(
        'OWN_OFFICE',
      );
    }
  });

  it('of an admin is closed or lowered while another one stays', () => {
    const paul = { id: 'paul', office: 'admin' } as const;
    for (const change of ['role', 'suspend', 'resetFactor'] as const) {
      expect(asked(change, { account: paul, admins: ['nora', 'paul'] })).toBeNull();
      expect(asked(change, { account: paul, admins: ['paul'] })).toBe('LAST_ADMIN');
    }
    expect(asked('restore', { account: paul, admins: ['nora'] })).toBeNull();
  });

  it('of the staff never receives what portages pay', () => {
    expect(asked('receivePortages', {})).toBe('NOT_FOUND');
  });

  it('is not changed by who was an admin a moment ago', () => {
    expect(asked('suspend', { admins: ['paul'] })).toBe('FORBIDDEN');
    expect(asked('suspend', { account: { id: 'ada', office: 'admin' }, admins: ['paul', 'ada'] })).toBe(
      'FORBIDDEN',
    );
  });
});

it('is told to be forbidden to who is no admin any more, where nothing would be lost by it', () => {
  const samir = { id: 'samir', office: 'moderator' } as const;
  expect(asked('suspend', { account: samir, admins: ['samir'] })).toBe('FORBIDDEN');
  expect(asked('restore', { account: { id: 'paul', office: 'admin' }, admins: ['paul'] })).toBe('FORBIDDEN');
});
