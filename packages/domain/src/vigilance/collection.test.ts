import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../time/months.ts';
import { addDays } from '../time/paris.ts';
import { collectionState, collectionStates, nextCollection } from './collection.ts';

describe('the file is handed over', () => {
  it.each([
    ['on the day of the sum', [], '2026-11-29'],
    ['six months after the last time', ['2026-11-29', '2027-05-20'], '2027-11-20'],
    ['on the day of the sum, although there was a download before', ['2026-11-28'], '2026-11-29'],
  ])('%s', (_, collectedOn, day) => {
    expect(nextCollection({ heldFrom: '2026-11-29', collectedOn })).toBe(day);
  });

  it('six months after the last time, whatever the order of the downloads', () => {
    const days = fc.array(fc.integer({ min: -400, max: 400 }).map((at) => addDays('2026-11-29', at)));
    fc.assert(
      fc.property(days, (collectedOn) => {
        const times = collectedOn.filter((day) => day >= '2026-11-29').map((day) => addMonths(day, 6));
        const last = times.reduce((one, other) => (other > one ? other : one), '2026-11-29');
        expect(nextCollection({ heldFrom: '2026-11-29', collectedOn })).toBe(last);
      }),
    );
  });
});

describe('the duty of a client', () => {
  const held = { heldFrom: '2026-11-01', collectedOn: ['2026-11-01'] };

  const cases = [
    ['is none below the sum', { ...held, heldFrom: null }, 'complete', '2026-11-29', 'none'],
    ['is done for six months', held, 'complete', '2027-04-30', 'done'],
    ['stays done while the file is renewed', held, 'outOfDate', '2027-04-30', 'done'],
    ['is due after six months', held, 'complete', '2027-05-01', 'due'],
    ['is due on a file that ends soon', { ...held, collectedOn: [] }, 'toRenew', '2026-11-29', 'due'],
    ['awaits a file that is out of date', held, 'outOfDate', '2027-05-01', 'awaited'],
    ['awaits an incomplete file', { ...held, collectedOn: [] }, 'incomplete', '2026-11-29', 'awaited'],
  ] as const;

  it.each(cases)('%s', (_, collection, file, day, state) => {
    expect(collectionState(collection, file, day)).toBe(state);
  });

  it('has a case for each of its states', () => {
    expect(new Set(cases.map(([, , , , state]) => state))).toEqual(new Set(collectionStates));
  });
});
