import { expect, test } from 'vitest';
import { rolesByAct, seatRoles } from './roles.ts';

const actsOf = (role: (typeof seatRoles)[number]) =>
  Object.entries(rolesByAct).flatMap(([act, roles]: [string, readonly string[]]) =>
    roles.includes(role) ? [act] : [],
  );

test('each role may do these acts for its firm', () => {
  expect(Object.fromEntries(seatRoles.map((role) => [role, actsOf(role)]))).toEqual({
    owner: Object.keys(rolesByAct),
    manager: ['look', 'readThreads', 'negotiate', 'pay', 'invoice', 'represent'],
    publisher: ['look', 'readThreads', 'negotiate', 'pay'],
    finance: ['look', 'pay', 'invoice', 'bank'],
    reader: ['look', 'readThreads'],
  });
});
