import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../time/months.ts';
import { addDays, type Day } from '../time/paris.ts';
import { type AgreedMission, heldFrom, reachesSum, yearCents } from './relation.ts';

const agreed = (
  concludedOn: Day,
  euros: number,
  endedOn: Day | null = null,
  mode: AgreedMission['mode'] = 'direct',
): AgreedMission => ({ concludedOn, endedOn, netCents: euros * 100, mode });

const start = '2025-01-01';
const lastOffset = 1_000;
const offset = fc.integer({ min: 0, max: lastOffset });
const mission: fc.Arbitrary<AgreedMission> = fc
  .tuple(
    offset,
    fc.option(fc.integer({ min: 0, max: 500 })),
    fc.integer({ min: 1, max: 60 }),
    fc.constantFrom('direct', 'funds', 'portage'),
  )
  .map(([at, days, hundreds, mode]) => {
    const concludedOn = addDays(start, at);
    return agreed(concludedOn, hundreds * 100, days === null ? null : addDays(concludedOn, days), mode);
  });
const missions = fc.array(mission, { maxLength: 6 });

/** The sum of the year, day by day. */
const summed = (all: readonly AgreedMission[], day: Day): number => {
  let sum = 0;
  for (let on = day; on > addMonths(day, -12); on = addDays(on, -1))
    for (const { concludedOn, netCents, mode } of all)
      if (concludedOn === on && mode !== 'portage') sum += netCents;
  return sum;
};

describe('the sum of a year', () => {
  it('has every price that was agreed in the twelve months before, both modes together', () => {
    const all = [
      agreed('2025-11-29', 3_000),
      agreed('2025-11-30', 1_000, '2025-12-10', 'funds'),
      agreed('2026-11-29', 700),
      agreed('2026-11-30', 9_000),
      agreed('2026-03-01', 4_000, null, 'portage'),
    ];
    expect(yearCents(all, '2026-11-29')).toBe(170_000);
  });

  it('is what one adds up day by day', () => {
    fc.assert(
      fc.property(missions, offset, (all, at) => {
        const day = addDays(start, at);
        expect(yearCents(all, day)).toBe(summed(all, day));
      }),
      { numRuns: 50 },
    );
  });

  it('asks for documents from 5,000 euros on, the price to be agreed included', () => {
    const before = [agreed('2026-05-01', 4_000, '2026-05-20')];
    expect(reachesSum(before, 99_999, '2026-11-29')).toBe(false);
    expect(reachesSum(before, 100_000, '2026-11-29')).toBe(true);
    expect(reachesSum([], 500_000, '2026-11-29')).toBe(true);
    expect(reachesSum(before, 100_000, '2027-05-01')).toBe(false);
  });
});

/** First day on which the sum was reached during a mission that is under way, found day by day. */
const walked = (all: readonly AgreedMission[], day: Day): Day | null => {
  const found = all.flatMap(({ concludedOn, endedOn, mode }) => {
    const isUnderWay = concludedOn <= day && (endedOn === null || endedOn >= day);
    if (!isUnderWay || mode === 'portage') return [];
    for (let on = concludedOn; on <= day; on = addDays(on, 1)) if (yearCents(all, on) >= 500_000) return [on];
    return [];
  });
  return found.sort()[0] ?? null;
};

describe('documents are held', () => {
  it.each<[string, readonly AgreedMission[], Day | null]>([
    ['for no mission', [], null],
    ['not below the sum', [agreed('2026-10-01', 4_999)], null],
    ['from the day of a mission at the sum', [agreed('2026-10-01', 5_000)], '2026-10-01'],
    [
      'from the day on which several make the sum',
      [agreed('2026-02-01', 3_000), agreed('2026-09-01', 2_000)],
      '2026-09-01',
    ],
    ['not once all missions have ended', [agreed('2026-10-01', 6_000, '2026-11-28')], null],
    ['on the last day of a mission', [agreed('2026-10-01', 6_000, '2026-11-29')], '2026-10-01'],
    [
      'until the end of a mission, although the year of the sum is over',
      [agreed('2025-03-01', 4_000), agreed('2025-04-01', 2_000, '2025-05-01')],
      '2025-04-01',
    ],
    [
      'not for a small mission that began after the others',
      [agreed('2025-03-01', 6_000, '2025-04-01'), agreed('2026-11-01', 500)],
      null,
    ],
    ['never in a portage', [agreed('2026-10-01', 9_000, null, 'portage')], null],
    ['not before the day', [agreed('2026-11-30', 9_000)], null],
  ])('%s', (_, all, day) => {
    expect(heldFrom(all, '2026-11-29')).toBe(day);
  });

  it('from the day that one finds day by day', () => {
    fc.assert(
      fc.property(missions, offset, (all, at) => {
        const day = addDays(start, at);
        expect(heldFrom(all, day)).toBe(walked(all, day));
      }),
      { numRuns: 50 },
    );
  });
});
