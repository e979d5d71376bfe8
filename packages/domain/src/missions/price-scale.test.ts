import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRange } from '../limits.ts';
import { priceClass, priceScale, wantedClasses } from './price-scale.ts';

const price = fc
  .integer({ min: priceRange.low / priceRange.step, max: priceRange.high / priceRange.step })
  .map((steps) => steps * priceRange.step);
const point = fc.option(fc.constantFrom(...priceScale), { nil: undefined });

describe('the scale of prices', () => {
  it('goes from the lowest to the highest price of a mission, by steps of its slider', () => {
    expect([priceScale[0], priceScale.at(-1)]).toEqual([priceRange.low, priceRange.high]);
    expect([...priceScale]).toEqual(priceScale.toSorted((a, b) => a - b));
    for (const value of priceScale) expect(value % priceRange.step).toBe(0);
  });

  it('gives a class to each point and one to what lies between two', () => {
    expect([99, 100, 101, 250, 251, 9_999, 10_000, 10_001].map((euros) => priceClass(euros * 100))).toEqual([
      -1, 0, 1, 2, 3, 21, 22, 23,
    ]);
  });

  it('keeps a mission exactly when its range and the wanted one have a price in common', () => {
    fc.assert(
      fc.property(price, price, point, point, (one, other, low, high) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const { lowAtMost, highAtLeast } = wantedClasses({ low, high });
        const isKept =
          (lowAtMost === null || priceClass(from * 100) <= lowAtMost) &&
          (highAtLeast === null || priceClass(to * 100) >= highAtLeast);
        expect(isKept).toBe(from <= (high ?? Number.POSITIVE_INFINITY) && to >= (low ?? 0));
      }),
      { numRuns: 2_000 },
    );
  });
});
