import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerCents } from '../limits.ts';
import { vatCents, withTaxCents } from '../payments/vat.ts';
import { depositShares, equalParts, partsByShares, timeCents } from './amounts.ts';
import { instalmentCount, rateBounds, unitsIn } from './limits.ts';

const rate = fc.constantFrom('day', 'hour').chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    rateCents: fc
      .integer({ min: rateBounds[kind].min / unitsIn[kind], max: rateBounds[kind].max / unitsIn[kind] })
      .map((unit) => unit * unitsIn[kind]),
  }),
);
const price = fc.integer(offerCents);
const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

describe('the cents of time', () => {
  it.each([
    ['day', 60_000, 7, 210_000],
    ['day', 65_002, 1, 32_501],
    ['hour', 15_000, 9, 33_750],
    ['hour', 9_996, 1, 2_499],
    ['hour', 100, 0, 0],
  ] as const)('%s at %i cents, %i units: %i cents', (kind, rateCents, units, cents) => {
    expect(timeCents({ kind, rateCents }, units)).toBe(cents);
  });

  it('are whole, above nothing, and add up however months are cut', () => {
    fc.assert(
      fc.property(rate, fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 12 }), (of, units) => {
        const months = units.map((one) => timeCents(of, one));
        expect(sum(months)).toBe(timeCents(of, sum(units)));
        expect(months.every((cents) => Number.isSafeInteger(cents) && cents > 0)).toBe(true);
      }),
    );
  });
});

describe('a price that is split', () => {
  it('gives its cents to one part or another, and keeps them all', () => {
    expect(equalParts(100_000, 3)).toEqual([33_333, 33_334, 33_333]);
    expect(equalParts(5, 6)).toEqual([1, 1, 1, 0, 1, 1]);
    expect(partsByShares(99_999, [30, 40, 30])).toEqual([30_000, 39_999, 30_000]);
  });

  it('adds up to the price, each part less than a cent from its exact value', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 100 }), {
      minLength: instalmentCount.min,
      maxLength: instalmentCount.max,
    });
    fc.assert(
      fc.property(price, shares, (cents, of) => {
        const parts = partsByShares(cents, of);
        expect(sum(parts)).toBe(cents);
        for (const [index, part] of parts.entries()) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(Math.abs(part - (cents * (of[index] ?? 0)) / sum(of))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('is equal to a cent', () => {
    fc.assert(
      fc.property(price, fc.integer(instalmentCount), (cents, count) => {
        const parts = equalParts(cents, count);
        expect(sum(parts)).toBe(cents);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has VAT by part, at most two cents away from the VAT of the whole', () => {
    fc.assert(
      fc.property(price, fc.integer(instalmentCount), (cents, count) => {
        const apart = sum(equalParts(cents, count).map(vatCents));
        expect(Math.abs(apart - vatCents(cents))).toBeLessThanOrEqual(2);
      }),
    );
    expect(sum(equalParts(6 * 5_003, 6).map(vatCents)) - vatCents(6 * 5_003)).toBe(2);
  });
});

describe('the deposit of a month', () => {
  it('is shared between who worked and who paid, without a cent left', () => {
    expect(depositShares({ depositedCents: 600_000, dueCents: 210_000 }, true)).toEqual({
      candidateCents: 252_000,
      creatorCents: 468_000,
    });
    fc.assert(
      fc.property(price, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (cents, part, vat) => {
        const dueCents = Math.floor(cents * part);
        const { candidateCents, creatorCents } = depositShares({ depositedCents: cents, dueCents }, vat);
        expect(candidateCents + creatorCents).toBe(withTaxCents(cents, vat));
        expect(Math.min(candidateCents, creatorCents)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
