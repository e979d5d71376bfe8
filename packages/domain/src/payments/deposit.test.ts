import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositLines } from './deposit.ts';
import { feeGrid, feeWithTaxCents } from './fees.ts';
import { vatCents, withTaxCents } from './vat.ts';

describe('the lines of a deposit', () => {
  it('are the price, its VAT, the flat fee and the VAT of the fee', () => {
    expect(
      depositLines({ offerCents: 50_000, tvaApplicable: true, feeCents: feeWithTaxCents('funds') }),
    ).toEqual({
      priceCents: 50_000,
      vatCents: 10_000,
      feeCents: 1_500,
      feeVatCents: 300,
      payeeCents: 60_000,
      totalCents: 61_800,
    });
    expect(depositLines({ offerCents: 50_000, tvaApplicable: false, feeCents: 0 })).toMatchObject({
      vatCents: 0,
      feeVatCents: 0,
      payeeCents: 50_000,
      totalCents: 50_000,
    });
  });

  it('add up to the cent, whatever the price and the fee', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(cents, fc.boolean(), fc.integer({ min: 0, max: 100_000 }), (offerCents, tva, fee) => {
        const feeCents = fee + vatCents(fee);
        const lines = depositLines({ offerCents, tvaApplicable: tva, feeCents });
        expect(lines.priceCents + lines.vatCents).toBe(lines.payeeCents);
        expect(lines.payeeCents).toBe(withTaxCents(offerCents, tva));
        expect(lines.payeeCents + lines.feeCents + lines.feeVatCents).toBe(lines.totalCents);
        expect(lines.feeCents).toBe(fee);
      }),
    );
  });
});

describe('the fee grid', () => {
  it('asks one flat sum for held funds, and nothing in the other modes', () => {
    expect(feeWithTaxCents('direct')).toBe(0);
    expect(feeWithTaxCents('portage')).toBe(0);
    expect(feeWithTaxCents('funds')).toBe(feeGrid.funds.feeCents + vatCents(feeGrid.funds.feeCents));
  });
});
