import { expect, it } from 'vitest';
import { addMonths } from './months.ts';

it.each([
  ['2026-01-15', 6, '2026-07-15'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2023-08-31', 6, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-29', 0, '2026-11-29'],
  ['2026-02-28', -12, '2025-02-28'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});
