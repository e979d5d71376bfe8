import { expect, it } from 'vitest';
import { registerOf } from './registers.ts';

it.each([
  ['EMPLOYEE', 'Avocat', 'avocats'],
  ['EMPLOYEE', 'Notaire', 'officers'],
  ['EMPLOYEE', 'Commissaire de justice', 'officers'],
  ['EMPLOYEE', 'Clerc de commissaire de justice', null],
  ['EMPLOYEE', 'Élève avocat', null],
  ['EMPLOYEE', 'Juriste', null],
  ['STUDENT', 'Avocat', null],
  ['COMPANY', null, 'companies'],
  ['CUSTOMER', null, null],
] as const)('%s %s is looked up in %s', (kind, profession, register) => {
  expect(registerOf({ kind, profession })).toBe(register);
});
