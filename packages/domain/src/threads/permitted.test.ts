import { expect, it } from 'vitest';
import { seatRoles } from '../firms/roles.ts';
import { mayGive } from './permitted.ts';
import { threadPermissions } from './states.ts';

it('a command is given for a firm by those who negotiate, a deposit by finance as well, nothing by a reader', () => {
  const given = (role: Parameters<typeof mayGive>[0]) =>
    threadPermissions.filter((permission) => mayGive(role, permission));
  for (const role of seatRoles) {
    const all = ['owner', 'manager', 'publisher'].includes(role) ? threadPermissions : [];
    expect([role, given(role)]).toEqual([role, role === 'finance' ? ['deposit'] : all]);
  }
  expect(given(null)).toEqual(threadPermissions);
});
