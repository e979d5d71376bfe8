import { expect, it } from 'vitest';
import { isCreationYear } from './creation-year.ts';

it.each([
  [1900, true],
  [1899, false],
  [1987, true],
  [2026, true],
  [2027, false],
  [2010.5, false],
  [Number.NaN, false],
])('a company was created in %d, seen from the end of 2026: %s', (year, expected) => {
  expect(isCreationYear(year, '2026-12-31')).toBe(expected);
});
