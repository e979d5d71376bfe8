import { expect, it } from 'vitest';
import { editionOutcome, goneAtMost, leastPercent } from './editions.ts';

const facts = { rows: 80_000, rowsBefore: 79_000, confirmed: 1_000, gone: 3 };

it.each([
  ['a month later', {}, 'current'],
  ['the first one', { rowsBefore: null, confirmed: 0, gone: 0 }, 'current'],
  ['an empty file', { rows: 0, rowsBefore: null, gone: 0 }, 'held'],
  ['a file cut short', { rows: 71_000 }, 'held'],
  ['as many as are let go', { gone: 20 }, 'current'],
  ['one more than that', { gone: 21 }, 'held'],
  ['few members, all of them gone but five', { confirmed: 6, gone: 5 }, 'current'],
  ['few members, all gone', { confirmed: 6, gone: 6 }, 'held'],
] as const)('an edition: %s', (_what, changed, outcome) => {
  expect(editionOutcome({ ...facts, ...changed })).toBe(outcome);
});

it('an edition is held below its least share of lines, and above the members who may be gone', () => {
  const outcome = (changed: Partial<typeof facts>) =>
    editionOutcome({ ...facts, rowsBefore: 100, ...changed });
  expect(outcome({ rows: leastPercent })).toBe('current');
  expect(outcome({ rows: leastPercent - 1 })).toBe('held');
  expect(outcome({ rows: 100, confirmed: 0, gone: goneAtMost.members })).toBe('current');
  expect(outcome({ rows: 100, confirmed: 0, gone: goneAtMost.members + 1 })).toBe('held');
});
