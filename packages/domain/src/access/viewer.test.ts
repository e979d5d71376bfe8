import { expect, it } from 'vitest';
import { isConsumer } from './viewer.ts';

it.each([
  ['CUSTOMER', false, true],
  ['CUSTOMER', true, false],
  ['COMPANY', false, false],
  ['EMPLOYEE', false, false],
] as const)('a %s (moral: %s) is a consumer: %s', (userType, isMoral, expected) => {
  expect(isConsumer({ userType, isMoral })).toBe(expected);
});
