import { describe, expect, it } from 'vitest';
import { isLateReturn, pausedUntil, type ReturnFacts } from './late-returns.ts';

const heldAt = new Date('2026-12-07T08:00:00Z');
const before = (minutes: number) => new Date(heldAt.getTime() - minutes * 60_000);
const facts: ReturnFacts = {
  why: 'prevented',
  heldAt,
  takenAt: before(72 * 60),
  returnedAt: before(60),
  isDepositLacking: false,
};

describe('a return counts', () => {
  it.each<[boolean, string, Partial<ReturnFacts>]>([
    [true, 'in the last 24 hours', {}],
    [true, 'in their first minute', { returnedAt: before(24 * 60 - 1) }],
    [false, '24 hours before', { returnedAt: before(24 * 60) }],
    [false, 'for a conflict of interests', { why: 'conflict' }],
    [false, 'at the wish of the client', { why: 'asked' }],
    [false, 'while the deposit lacks', { isDepositLacking: true }],
    [false, '29 minutes after the taking', { takenAt: before(89) }],
    [true, '30 minutes after the taking', { takenAt: before(90) }],
  ])('%s: %s', (expected, _, changes) => {
    expect(isLateReturn({ ...facts, ...changes })).toBe(expected);
  });
});

describe('late returns pause', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number, 9));
  it.each<[string, readonly number[], number | null]>([
    ['not after none', [], null],
    ['not after two', [1, 2], null],
    ['for 30 days after the third within 90 days', [1, 91, 50], 121],
    ['not if the third came a day later', [1, 2, 92], null],
    ['anew after a fourth', [1, 2, 3, 40], 70],
    ['by the last three that came together', [1, 2, 3, 200], 33],
  ])('%s', (_, days, until) => {
    expect(pausedUntil(days.map(day))).toEqual(until === null ? null : day(until));
  });
});
