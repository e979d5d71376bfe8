import { expect, test } from 'vitest';
import { mayAct, rolesByAct, type SeatAct, type SeatRole, seatRoles } from './roles.ts';

const acts = Object.keys(rolesByAct) as SeatAct[];
const actsOf = (role: SeatRole) => acts.filter((act) => mayAct(role, act));

test('each role may do these acts for its firm', () => {
  expect(Object.fromEntries(seatRoles.map((role) => [role, actsOf(role)]))).toEqual({
    owner: acts,
    manager: [
      'look',
      'readThreads',
      'negotiate',
      'pay',
      'invoice',
      'collectVigilance',
      'represent',
      'keepRegister',
      'team',
    ],
    publisher: ['look', 'readThreads', 'negotiate', 'pay', 'collectVigilance'],
    finance: ['look', 'pay', 'invoice', 'collectVigilance', 'bank'],
    reader: ['look', 'readThreads'],
  });
});
