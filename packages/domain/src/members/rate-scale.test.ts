import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateClass, rateClasses, rateScale } from './rate-scale.ts';

const cents = fc.integer({ min: 1, max: 60_000 });
const bound = fc.option(fc.oneof(cents, fc.constantFrom(...rateScale.map((euros) => euros * 100))));

describe('the scale of rates', () => {
  it('gives a class to each point and one to what lies between two', () => {
    expect([1, 1_999, 2_000, 2_001, 4_000, 4_001, 49_999, 50_000, 50_001].map(rateClass)).toEqual([
      -1, -1, 0, 1, 2, 3, 23, 24, 25,
    ]);
  });

  it('keeps every rate within the bounds, and none that lies whole classes away', () => {
    fc.assert(
      fc.property(cents, bound, bound, (rate, min, max) => {
        const isWithin = (min ?? 0) <= rate && rate <= (max ?? Number.POSITIVE_INFINITY);
        const classes = rateClasses(min, max);
        if (isWithin) expect(classes).toContain(rateClass(rate));
        for (const one of classes) {
          if (min !== null) expect(one).toBeGreaterThanOrEqual(rateClass(min));
          if (max !== null) expect(one).toBeLessThanOrEqual(rateClass(max));
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [null, null, Array.from({ length: 27 }, (_, index) => index - 1)],
    [2_000, 4_000, [0, 1, 2]],
    [2_500, 2_600, [1]],
    [null, 2_000, [-1, 0]],
    [50_000, null, [24, 25]],
    [8_000, 6_000, []],
    [8_000, 2_000, []],
  ])('holds from %j to %j the classes %j', (min, max, classes) => {
    expect(rateClasses(min, max)).toEqual(classes);
  });
});
