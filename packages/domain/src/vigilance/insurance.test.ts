import { describe, expect, it } from 'vitest';
import { type Insurance, insuranceInForce, insuranceMistakes } from './insurance.ts';

const insurance: Insurance = {
  insurer: 'Mutuelle des barreaux',
  contractNumber: '120 137 405',
  from: '2026-01-01',
  until: '2026-12-31',
  claimCeilingCents: 400_000_000,
  yearCeilingCents: 400_000_000,
};
const mistakesOf = (changes: Partial<Insurance>, profession: string | null = 'Avocat') =>
  insuranceMistakes({ ...insurance, ...changes }, { profession, today: '2026-11-29' }).map(
    ({ path }) => path,
  );

describe('a certificate of insurance', () => {
  it('is taken with all that it tells', () => {
    expect(mistakesOf({})).toEqual([]);
    expect(mistakesOf({ from: '2026-12-01', until: '2027-11-30' })).toEqual([]);
  });

  it.each<[string, Partial<Insurance>, readonly string[]]>([
    ['without an insurer', { insurer: ' ' }, ['insurer']],
    ['with a name that is too long', { insurer: 'A'.repeat(101) }, ['insurer']],
    ['without a contract', { contractNumber: '' }, ['contractNumber']],
    ['with a day that does not exist', { from: '2026-02-30' }, ['from']],
    ['that ends before it begins', { from: '2027-01-02', until: '2027-01-01' }, ['until']],
    ['that has ended', { until: '2026-11-28' }, ['until']],
    ['with a mistyped year', { until: '2062-12-31' }, ['until']],
    ['with no ceiling for a claim', { claimCeilingCents: 0 }, ['claimCeilingCents']],
    ['with half a cent', { yearCeilingCents: 400_000_000.5 }, ['yearCeilingCents']],
    ['that pays more for a claim than in a year', { claimCeilingCents: 400_000_001 }, ['claimCeilingCents']],
  ])('%s is corrected', (_, changes, paths) => {
    expect(mistakesOf(changes)).toEqual(paths);
  });

  it('has the ceiling that the law asks of a profession, and any of others', () => {
    const low = { claimCeilingCents: 149_999_999, yearCeilingCents: 149_999_999 };
    expect(mistakesOf(low)).toEqual(['yearCeilingCents']);
    expect(mistakesOf(low, 'Mandataire judiciaire')).toEqual([]);
    expect(
      mistakesOf({ claimCeilingCents: 1, yearCeilingCents: 79_999_999 }, 'Mandataire judiciaire'),
    ).toEqual(['yearCeilingCents']);
    expect(mistakesOf({ claimCeilingCents: 1, yearCeilingCents: 1 }, 'Juriste')).toEqual([]);
    expect(mistakesOf({ claimCeilingCents: 1, yearCeilingCents: 1 }, null)).toEqual([]);
  });
});

describe('the insurance that a profile shows', () => {
  const next = { ...insurance, from: '2026-12-15', until: '2027-12-14' };

  it('is the one in force, and none once it has ended', () => {
    expect(insuranceInForce([next, insurance], '2026-11-29')).toBe(insurance);
    expect(insuranceInForce([next, insurance], '2026-12-20')).toBe(next);
    expect(insuranceInForce([insurance], '2026-12-31')).toBe(insurance);
    expect(insuranceInForce([insurance], '2027-01-01')).toBeNull();
    expect(insuranceInForce([insurance], '2025-12-31')).toBeNull();
  });
});
