import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../options/option.ts';
import { salaryPeriods } from '../options/salary-periods.ts';
import { ownSalaryText, salaryRangeText, salaryText } from './salary.ts';
import { salaryRangeErrors } from './validate.ts';

const range = (salaryLow: number | null, salaryHigh: number | null, salaryPeriod: string | null) => ({
  salaryLow,
  salaryHigh,
  salaryPeriod,
});

const paid = (low: number | null, high: number | null, period: string | null, contractType = 'CDI') => ({
  ...range(low, high, period),
  contractType,
});

const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/gu, ' ') ?? null;

describe('the range of a salary', () => {
  it('is whole, or absent', () => {
    expect(salaryRangeErrors(range(null, null, null))).toEqual({});
    expect(salaryRangeErrors(range(40_000, 50_000, 'year'))).toEqual({});
    expect(Object.keys(salaryRangeErrors(range(40_000, null, 'year')))).toEqual(['salaryHigh']);
    expect(Object.keys(salaryRangeErrors(range(null, 40_000, 'year')))).toEqual(['salaryLow']);
    expect(Object.keys(salaryRangeErrors(range(40_000, 50_000, null)))).toEqual(['salaryPeriod']);
    expect(Object.keys(salaryRangeErrors(range(null, null, 'year')))).toEqual(['salaryLow', 'salaryHigh']);
    expect(Object.keys(salaryRangeErrors(range(1, 2, 'week')))).toEqual(['salaryPeriod']);
  });

  it('has its low bound first', () => {
    expect(salaryRangeErrors(range(50_000, 40_000, 'year'))).toEqual({
      salaryLow: 'Le salaire le plus bas dépasse le plus haut.',
    });
    expect(salaryRangeErrors(range(50_000, 50_000, 'year'))).toEqual({});
  });

  it('is plausible for its period: a month given for a year is noticed', () => {
    expect(plain(salaryRangeErrors(range(3_500, 4_000, 'year')).salaryLow ?? null)).toBe(
      'Un montant par an se situe entre 5 000 € et 1 000 000 €.',
    );
    expect(Object.keys(salaryRangeErrors(range(45_000, 450_000, 'month')))).toEqual(['salaryHigh']);
    expect(Object.keys(salaryRangeErrors(range(2_000, 3_000, 'hour')))).toEqual(['salaryLow', 'salaryHigh']);
    expect(Object.keys(salaryRangeErrors(range(Number.NaN, 50_000, 'year')))).toEqual(['salaryLow']);
  });

  it('is worded in euros before tax and charges, for its period', () => {
    expect(plain(salaryRangeText(paid(45_000, 55_000, 'year')))).toBe('45 000 € à 55 000 € brut/an');
    expect(plain(salaryRangeText(paid(3_500, 3_500, 'month')))).toBe('3 500 € brut/mois');
    expect(plain(salaryRangeText(paid(12.5, 14, 'hour', 'CDD')))).toBe('12,50 € à 14 € brut/h');
    expect(salaryRangeText(paid(null, null, null))).toBeNull();
  });

  it('is of fees excluding tax for a collaboration, which pays no salary', () => {
    const fees = paid(48_000, 60_000, 'year', 'collaboration');
    expect(plain(salaryRangeText(fees))).toBe('48 000 € à 60 000 € HT/an');
    expect(plain(salaryText({ ...fees, salary: null }))).toBe('48 000 € à 60 000 € HT/an');
  });

  it('that has nothing wrong has words, and only then', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 2_000_000 }));
    fc.assert(
      fc.property(
        bound,
        bound,
        fc.option(fc.constantFrom(...valuesOf(salaryPeriods))),
        (low, high, period) => {
          const errors = salaryRangeErrors(range(low, high, period));
          const isAbsent = low === null && high === null && period === null;
          if (Object.keys(errors).length === 0) {
            expect(salaryRangeText(paid(low, high, period)) === null).toBe(isAbsent);
            expect((low ?? 0) <= (high ?? 0)).toBe(true);
          } else {
            expect(isAbsent).toBe(false);
          }
        },
      ),
    );
  });
});

describe("the creator's own words", () => {
  it('are followed by «\u00a0/an\u00a0»', () => {
    expect(ownSalaryText('45 000 €')).toBe('45 000 €/an');
    expect(ownSalaryText(' 40-45 k€ ')).toBe('40-45 k€/an');
    expect(salaryText({ ...paid(null, null, null), salary: '45 000 €' })).toBe('45 000 €/an');
  });

  it('stay as they are where they say a period, or no amount', () => {
    for (const words of [
      '3 500 € par mois',
      '45 000 €/an',
      '20 € de l’heure',
      '4 000 € mensuels',
      'Selon profil',
    ]) {
      expect(ownSalaryText(words)).toBe(words);
    }
    expect(ownSalaryText(null)).toBeNull();
    expect(ownSalaryText('  ')).toBeNull();
  });

  it('give way to the range in one line', () => {
    expect(plain(salaryText({ ...paid(40_000, 45_000, 'year'), salary: 'Selon profil' }))).toBe(
      '40 000 € à 45 000 € brut/an',
    );
  });
});

describe('what is said of a range that is not whole', () => {
  const said = (low: number | null, high: number | null, period: string | null) =>
    Object.fromEntries(
      Object.entries(salaryRangeErrors(range(low, high, period))).map(([path, text]) => [path, plain(text)]),
    );
  const both = 'Indiquez les deux bornes du salaire, ou aucune.';
  const unit = 'Indiquez si le salaire se compte par an, mois, jour ou heure.';

  it.each([
    [null, 40_000, 'year', { salaryLow: both }],
    [40_000, null, 'year', { salaryHigh: both }],
    [null, null, 'year', { salaryLow: both, salaryHigh: both }],
    [40_000, 50_000, null, { salaryPeriod: unit }],
    [40_000, 50_000, 'week', { salaryPeriod: unit }],
    [5_000, 1_000_000, 'year', {}],
    [4_999, 50_000, 'year', { salaryLow: 'Un montant par an se situe entre 5 000 € et 1 000 000 €.' }],
    [300, 80_001, 'month', { salaryHigh: 'Un montant par mois se situe entre 300 € et 80 000 €.' }],
  ])('from %j to %j by %s: %j', (low, high, period, errors) => {
    expect(said(low, high, period)).toEqual(errors);
  });

  it.each([
    [null, 50_000, 'year'],
    [40_000, null, 'year'],
    [40_000, 50_000, null],
    [40_000, 50_000, 'week'],
  ])('has no words from %j to %j by %s', (low, high, period) => {
    expect(salaryRangeText(paid(low, high, period))).toBeNull();
  });
});
