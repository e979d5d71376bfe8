import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatCents, withTaxCents } from '../payments/vat.ts';
import { budgetBounds, budgetError, enteredCents, priceBases, storedCents } from './budget.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 });
const basis = fc.constantFrom(...priceBases);

describe('a price as its creator counts it', () => {
  it('keeps whole euros to the cent, with all taxes or without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), basis, (euros, as) => {
        expect(enteredCents(storedCents(euros * 100, as), as)).toBe(euros * 100);
      }),
    );
    expect(storedCents(80_000, 'TTC')).toBe(66_667);
    expect(storedCents(80_000, 'HT')).toBe(80_000);
  });

  it('is never more than what was typed, and a cent less at most', () => {
    fc.assert(
      fc.property(cents, (typed) => {
        const total = enteredCents(storedCents(typed, 'TTC'), 'TTC');
        expect(typed - total).toBeGreaterThanOrEqual(0);
        expect(typed - total).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is what it was when it is edited without being touched', () => {
    fc.assert(
      fc.property(cents, basis, (stored, as) => {
        expect(storedCents(enteredCents(stored, as), as)).toBe(stored);
      }),
    );
  });

  it('lies within the range of missions: from 100 to 10 000 euros without tax, any cent between', () => {
    expect(budgetBounds('HT')).toEqual({ low: 10_000, high: 1_000_000 });
    expect(budgetBounds('TTC')).toEqual({ low: 12_000, high: 1_200_000 });
    for (const within of [10_000, 80_000, 80_001, 1_000_000]) expect(budgetError(within, 'HT')).toBeNull();
    expect(budgetError(9_999, 'HT')).toBe('Le prix se choisit entre 100\u00a0€ et 10\u202f000\u00a0€.');
    expect(budgetError(11_999, 'TTC')).toBe(
      'Votre budget se choisit entre 120\u00a0€ et 12\u202f000\u00a0€\u00a0TTC.',
    );
  });

  it('that is within its range is within the range that travels', () => {
    fc.assert(
      fc.property(cents, basis, (typed, as) => {
        if (budgetError(typed, as) === null) expect(budgetError(storedCents(typed, as), 'HT')).toBeNull();
      }),
    );
  });

  it('with all taxes adds the VAT', () => {
    expect(withTaxCents(66_667, true) - 66_667).toBe(vatCents(66_667));
  });
});
