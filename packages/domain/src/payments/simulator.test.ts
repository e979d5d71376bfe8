import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerCents } from '../limits.ts';
import { gridPercent, microNet, portageNet } from './simulator.ts';
import {
  csg,
  employeeRates,
  employerRates,
  micro,
  microRates,
  monthlyCeiling,
  portagePay,
  sources,
  withholdingGrid,
} from './simulator-rates.ts';

const price = fc.integer(offerCents);
const months = fc.integer({ min: 1, max: 12 });
const ownRate = fc.option(fc.integer({ min: 0, max: 430 }).map((tenths) => tenths / 10));

describe('the estimate of portage', () => {
  it('takes the fee of the company, both sides of contributions and the withholding off a price', () => {
    expect(portageNet(100_000, 1, 10)).toEqual({
      priceCents: 100_000,
      managementCents: 10_000,
      availableCents: 90_000,
      employerCents: 29_570,
      grossCents: 60_430,
      gross: { baseCents: 47_562, businessBonusCents: 2_379, holidaysCents: 4_995, reserveCents: 5_494 },
      employeeCents: 12_609,
      netCents: 47_821,
      withholdingPercent: 10,
      withheldCents: 4_954,
      afterTaxCents: 42_867,
    });
  });

  it('takes other contributions of what a month pays above the ceiling of social security', () => {
    // Available: 13 500 €. A salary at the ceiling of 4 005 € costs 5 964,72 €; the rest gives 5 103,40 €
    // more, with 47,652 % of contributions.
    expect(portageNet(1_500_000, 1, 10)).toMatchObject({
      grossCents: 910_840,
      netCents: 726_158,
      afterTaxCents: 650_947,
    });
    expect(portageNet(1_500_000, 3, 10)).toMatchObject({
      grossCents: 906_453,
      netCents: 717_328,
      afterTaxCents: 643_012,
    });
    expect(portageNet(500_000, 1, 10).netCents * 3).toBeCloseTo(717_328, -1);
    // 5 964,72 € are one cent short of a gross salary at the ceiling.
    expect(portageNet(662_747, 1, 0)).toMatchObject({ availableCents: 596_472, grossCents: 400_499 });
  });

  it('withholds at the rate of the grid for the taxable income of a month, unless one tells their own', () => {
    const rates = (cents: number) =>
      [1, 3, 12].map((over) => portageNet(cents, over, null).withholdingPercent);
    expect(rates(1_500_000)).toEqual([20, 5.3, 0]);
    expect(portageNet(1_500_000, 1, 0).withholdingPercent).toBe(0);
    expect([1, 2].map((over) => microNet(300_000, over, null).withholdingPercent)).toEqual([2.9, 0]);
  });

  it('makes of a gross pay what the agreement of the trade makes of it: a bonus, holidays and a reserve on its base', () => {
    // Minimum salary of a junior when the agreement was signed: 77 % of a ceiling of 3 269 €.
    const { gross } = portageNet(416_600, 1, 0);
    const total = Object.values(gross).reduce((sum, cents) => sum + cents, 0);
    expect(total).toBe(portageNet(416_600, 1, 0).grossCents);
    expect(gross.businessBonusCents / gross.baseCents).toBeCloseTo(0.05, 4);
    expect(gross.holidaysCents / (gross.baseCents + gross.businessBonusCents)).toBeCloseTo(0.1, 4);
  });

  it('adds up to the cent, and leaves nothing below zero nor above the price', () => {
    fc.assert(
      fc.property(price, months, ownRate, (cents, over, rate) => {
        const of = portageNet(cents, over, rate);
        expect(of.managementCents + of.availableCents).toBe(cents);
        expect(of.employerCents + of.grossCents).toBe(of.availableCents);
        expect(of.employeeCents + of.netCents).toBe(of.grossCents);
        expect(of.withheldCents + of.afterTaxCents).toBe(of.netCents);
        expect(Object.values(of.gross).reduce((sum, part) => sum + part, 0)).toBe(of.grossCents);
        const { gross, withholdingPercent, ...sums } = of;
        for (const part of [...Object.values(sums), ...Object.values(gross)]) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(cents);
        }
      }),
    );
  });

  it('never leaves less of a higher price, at the same rate of withholding', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 50_000 }), months, ownRate, (cents, more, over, rate) => {
        const [lower, higher] = [portageNet(cents, over, rate), portageNet(cents + more, over, rate)];
        expect(higher.netCents).toBeGreaterThanOrEqual(lower.netCents);
        if (higher.withholdingPercent === lower.withholdingPercent) {
          expect(higher.afterTaxCents).toBeGreaterThanOrEqual(lower.afterTaxCents);
        }
      }),
    );
  });
});

describe('the estimate of an invoice of a micro-entrepreneur', () => {
  it('takes the contributions off what is invoiced, and tax off what is left after the allowance', () => {
    expect(microNet(100_000, 1, 10)).toEqual({
      priceCents: 100_000,
      contributionsCents: 25_800,
      netCents: 74_200,
      withholdingPercent: 10,
      taxCents: 6_600,
      afterTaxCents: 67_600,
    });
  });

  it('adds up to the cent, and never leaves less of a higher price', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 50_000 }), months, ownRate, (cents, more, over, rate) => {
        const [lower, higher] = [microNet(cents, over, rate), microNet(cents + more, over, rate)];
        expect(lower.contributionsCents + lower.netCents).toBe(cents);
        expect(lower.taxCents + lower.afterTaxCents).toBe(lower.netCents);
        expect(lower.afterTaxCents).toBeGreaterThanOrEqual(0);
        expect(higher.netCents).toBeGreaterThanOrEqual(lower.netCents);
        if (higher.withholdingPercent === lower.withholdingPercent) {
          expect(higher.afterTaxCents).toBeGreaterThanOrEqual(lower.afterTaxCents);
        }
      }),
    );
  });
});

describe('the rates', () => {
  const rates = [
    ...employerRates,
    ...employeeRates,
    ...microRates,
    csg.deductible,
    csg.taxed,
    micro.allowance,
    ...Object.values(portagePay),
  ];

  it('each have a value, the day since when they hold, and a published source', () => {
    for (const { label, percent, since, source } of rates) {
      expect(label).not.toBe('');
      expect(percent).toBeGreaterThan(0);
      expect(percent).toBeLessThan(100);
      expect(new Date(since).toISOString()).toBe(`${since}T00:00:00.000Z`);
      expect(sources[source].url).toMatch(
        /^https:\/\/(www\.)?(urssaf|legifrance\.gouv|entreprendre\.service-public|service-public|agirc-arrco)\.fr\//,
      );
    }
  });

  it('keep their sources in use', () => {
    const used = new Set<string>([
      ...rates.map(({ source }) => source),
      monthlyCeiling.source,
      micro.yearlyLimit.source,
      withholdingGrid.source,
    ]);
    expect([...used].sort()).toEqual(Object.keys(sources).sort());
  });

  it('of withholding only rise with what is earned, from nothing to 43 %', () => {
    expect(gridPercent(163_499)).toBe(0);
    expect(gridPercent(163_500)).toBe(0.5);
    expect(gridPercent(300_000)).toBe(7.5);
    expect(gridPercent(100_000_000)).toBe(43);
    fc.assert(
      fc.property(price, price, (one, other) => {
        expect(gridPercent(Math.max(one, other))).toBeGreaterThanOrEqual(gridPercent(Math.min(one, other)));
      }),
    );
  });
});
