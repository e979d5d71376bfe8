import { describe, expect, it } from 'vitest';
import { hasProved, isRecent, reauthenticationMeans } from './second-factor.ts';

const now = new Date('2026-11-22T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('a proof that is asked for again', () => {
  it('is good for a quarter of an hour', () => {
    expect([isRecent(ago(14.9), now), isRecent(ago(15), now), isRecent(null, now)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is the second factor of an account that has one, and the password of one that has none', () => {
    expect([
      reauthenticationMeans({ hasSecondFactor: true }),
      reauthenticationMeans({ hasSecondFactor: false }),
    ]).toEqual(['secondFactor', 'password']);
  });

  it.each([
    // Columns: whether the account has a second factor; minutes since the session gave it, and since the
    // password; whether the action is allowed.
    { hasSecondFactor: true, factor: 1, password: 1, proved: true },
    { hasSecondFactor: true, factor: 16, password: 1, proved: false },
    { hasSecondFactor: true, factor: null, password: 1, proved: false },
    { hasSecondFactor: false, factor: null, password: 1, proved: true },
    { hasSecondFactor: false, factor: null, password: 16, proved: false },
    { hasSecondFactor: false, factor: null, password: null, proved: false },
  ])('$hasSecondFactor, $factor, $password: $proved', ({ hasSecondFactor, factor, password, proved }) => {
    const session = {
      hasSecondFactor,
      secondFactorAt: factor === null ? null : ago(factor),
      provedAt: password === null ? null : ago(password),
    };
    expect(hasProved(session, now)).toBe(proved);
  });
});
