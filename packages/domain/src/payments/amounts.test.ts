import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToEuros, eurosToCents, formatCents, formatPrice } from './amounts.ts';
import { vatCents, withTaxCents } from './vat.ts';

describe('amounts', () => {
  it('go from euros to cents and back without losing one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(eurosToCents(centsToEuros(cents))).toBe(cents);
      }),
    );
    expect(eurosToCents(1.15)).toBe(115);
    expect(eurosToCents(0.29)).toBe(29);
    expect(eurosToCents(999_999.99)).toBe(99_999_999);
  });

  it('have at most two decimals and are numbers', () => {
    for (const euros of [1.005, 0.001, 12.345, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => eurosToCents(euros)).toThrow(RangeError);
    }
    expect(() => centsToEuros(0.5)).toThrow('0.5 is not a whole number of cents.');
    expect(() => eurosToCents(1.005)).toThrow('1.005 is not an amount in euros with at most two decimals.');
    expect(eurosToCents(70_368_744_177.66)).toBe(7_036_874_417_766);
  });

  it('carry 20 % of VAT where it applies, rounded to the cent', () => {
    expect(withTaxCents(50_000, true)).toBe(60_000);
    expect(withTaxCents(50_000, false)).toBe(50_000);
    expect(vatCents(3)).toBe(1);
    expect(vatCents(2)).toBe(0);
    expect(vatCents(-3)).toBe(-1);
  });

  it('read as French people write them', () => {
    expect(formatCents(125_000)).toBe('1\u202f250\u00a0€');
    expect(formatCents(9_950)).toBe('99,50\u00a0€');
    expect(formatPrice(30_000, false)).toBe('300\u00a0€\u00a0HT');
    expect(formatPrice(30_000, true)).toBe('300\u00a0€\u00a0HT (360\u00a0€\u00a0TTC)');
  });
});
