import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsToEuros,
  eurosToCents,
  formatCents,
  formatPrice,
  vatCents,
  vatIncludedCents,
  withTaxCents,
} from './amounts.ts';

describe('amounts', () => {
  it('go from euros to cents and back without losing one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (cents) => {
        expect(eurosToCents(centsToEuros(cents))).toBe(cents);
      }),
    );
    expect(eurosToCents(1.15)).toBe(115);
    expect(eurosToCents(0.29)).toBe(29);
    expect(eurosToCents(999_999.99)).toBe(99_999_999);
  });

  it('have at most two decimals and are numbers', () => {
    for (const euros of [1.005, 0.001, 12.345, 50_000.0004, 999_999.995, 1e15, Number.NaN, -1 / 0]) {
      expect(() => eurosToCents(euros), String(euros)).toThrow(`${euros} is not an amount`);
    }
    for (const cents of [0.5, 2 ** 53, Number.NaN]) {
      expect(() => centsToEuros(cents), String(cents)).toThrow(`${cents} is not a whole number`);
    }
  });

  it('carry 20 % of VAT where it applies, rounded to the cent', () => {
    expect(withTaxCents(50_000, true)).toBe(60_000);
    expect(withTaxCents(50_000, false)).toBe(50_000);
    expect(vatCents(3)).toBe(1);
    expect(vatCents(2)).toBe(0);
    expect(vatCents(-3)).toBe(-1);
  });

  it('tell the VAT that they hold: what was added to them, to the cent', () => {
    expect([vatIncludedCents(1_800), vatIncludedCents(-1_800), vatIncludedCents(0)]).toEqual([300, -300, 0]);
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
        expect(vatIncludedCents(withTaxCents(cents, true)) - vatCents(cents)).toBe(0);
      }),
    );
  });

  it('read as French people write them', () => {
    expect(formatCents(125_000)).toBe('1\u202f250\u00a0€');
    expect(formatCents(9_950)).toBe('99,50\u00a0€');
    expect(formatPrice(30_000, false)).toBe('300\u00a0€ HT');
    expect(formatPrice(30_000, true)).toBe('300\u00a0€ HT (360\u00a0€ TTC)');
  });
});
