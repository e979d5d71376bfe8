import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../time/paris.ts';
import { coveredUntil, type DocumentDates, issuedFor, lastDayOf } from './documents.ts';

const start = '2026-01-01';
const aDay = fc.integer({ min: 0, max: 60 }).map((days) => addDays(start, days));
const insurance: fc.Arbitrary<DocumentDates> = fc
  .tuple(aDay, fc.integer({ min: -3, max: 20 }))
  .map(([from, days]) => ({ kind: 'insurance', from, until: addDays(from, days) }));

describe('the last day of a document', () => {
  it('is in a window only of documents whose day of issue is in the window of such days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 0, max: 37 }), (days, left) => {
        const from = addDays(start, days);
        const last = lastDayOf({ kind: 'contributions', from, until: null });
        const window = issuedFor({ first: addDays(last, -left), last: addDays(last, 37 - left) });
        expect(from >= window.first && from <= window.last).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['2026-01-15', '2026-07-14'],
    ['2026-08-31', '2027-02-27'],
    ['2026-02-28', '2026-08-27'],
  ])('that was issued on %s is %s: six months have not passed', (from, last) => {
    expect(lastDayOf({ kind: 'contributions', from, until: null })).toBe(last);
    expect(lastDayOf({ kind: 'registration', from, until: null })).toBe(last);
  });

  it('of an insurance is the end of its cover; without one it never counts', () => {
    expect(lastDayOf({ kind: 'insurance', from: '2026-01-01', until: '2026-12-31' })).toBe('2026-12-31');
    expect(lastDayOf({ kind: 'insurance', from: '2026-01-01', until: null })).toBe('2025-12-31');
  });
});

/** Walks day by day while a document is valid. */
const walked = (documents: readonly DocumentDates[], day: Day): Day | null => {
  const counts = (on: Day) => documents.some((one) => one.from <= on && lastDayOf(one) >= on);
  if (!counts(day)) return null;
  let last = day;
  while (counts(addDays(last, 1))) last = addDays(last, 1);
  return last;
};

describe('documents that follow each other', () => {
  it('count until the first gap, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(insurance, { maxLength: 6 }), aDay, (documents, day) => {
        expect(coveredUntil(documents, day)).toBe(walked(documents, day));
      }),
    );
  });

  it('are a certificate and the next one, submitted before the first ends', () => {
    const dated = (from: Day): DocumentDates => ({ kind: 'contributions', from, until: null });
    expect(coveredUntil([dated('2026-07-01'), dated('2026-01-15')], '2026-02-01')).toBe('2026-12-31');
    expect(coveredUntil([dated('2026-07-01'), dated('2026-01-15')], '2026-01-14')).toBeNull();
  });
});
