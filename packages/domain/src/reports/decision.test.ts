import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parisDay } from '../time/paris.ts';
import { appealRefusal, appealUntil, mayDecideAppeal } from './decision.ts';
import { mayRead, readingEndsAt, readingMinutes } from './thread-reading.ts';

describe('an appeal', () => {
  it.each([
    ['2026-11-22T10:00:00Z', '2027-05-22T22:00:00.000Z'],
    // February has no day 31: the last day of the month is used.
    ['2026-08-31T10:00:00Z', '2027-02-28T23:00:00.000Z'],
    ['2027-08-31T10:00:00Z', '2028-02-29T23:00:00.000Z'],
    // 23:30 UTC is the next day in Europe/Paris.
    ['2026-11-22T23:30:00Z', '2027-05-23T22:00:00.000Z'],
  ])('of what was decided at %s may be made until %s', (decided, until) => {
    expect(appealUntil(new Date(decided)).toISOString()).toBe(until);
  });

  it('may be made for six months at least less a day’s end, whatever the day', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (decided) => {
        const until = appealUntil(decided);
        const lasts = (until.getTime() - decided.getTime()) / 86_400_000;
        expect(lasts).toBeGreaterThan(180);
        expect(lasts).toBeLessThan(186);
        expect(parisDay(until)).not.toBe(parisDay(new Date(until.getTime() - 1)));
      }),
    );
  });

  it('is of a decision, made once, in time', () => {
    const decidedAt = new Date('2026-11-22T10:00:00Z');
    const soon = new Date('2026-11-23T10:00:00Z');
    expect(appealRefusal({ decidedAt: null, hasAppealed: false }, soon)).toBe('UNDECIDED');
    expect(appealRefusal({ decidedAt, hasAppealed: true }, soon)).toBe('MADE');
    expect(appealRefusal({ decidedAt, hasAppealed: false }, soon)).toBeNull();
    expect(appealRefusal({ decidedAt, hasAppealed: false }, appealUntil(decidedAt))).toBe('LATE');
  });

  it('is decided by another than who decided first, unless there is no other', () => {
    expect([mayDecideAppeal(true, 1), mayDecideAppeal(true, 0), mayDecideAppeal(false, 3)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('a thread is read for half an hour, and while its case is open', () => {
  const openedAt = new Date('2026-11-22T10:00:00Z');
  const endsAt = readingEndsAt(openedAt);
  expect((endsAt.getTime() - openedAt.getTime()) / 60_000).toBe(readingMinutes);
  const last = new Date(endsAt.getTime() - 1);
  expect(mayRead({ endsAt, isCaseOpen: true }, last)).toBe(true);
  expect(mayRead({ endsAt, isCaseOpen: true }, endsAt)).toBe(false);
  expect(mayRead({ endsAt, isCaseOpen: false }, openedAt)).toBe(false);
});
