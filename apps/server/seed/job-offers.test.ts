import { validateJob } from '@basoche/domain/jobs/validate';
import { wordingHints } from '@basoche/domain/jobs/wording';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { describe, expect, it } from 'vitest';
import { generateDemo } from './generate.ts';

const today = '2026-11-21';
const { offers } = generateDemo({ today });
const share = (part: readonly unknown[]) => part.length / offers.length;
const euros = (cents: number | null) => (cents === null ? null : centsToEuros(cents));

describe('the offers of the demonstration', () => {
  it('are more than a hundred, by many, of every contract, and some are archived, filled or past', () => {
    expect(offers.length).toBeGreaterThanOrEqual(115);
    expect(new Set(offers.map(({ row }) => row.creator_id)).size).toBeGreaterThan(25);
    expect(new Set(offers.map(({ row }) => row.contract_type)).size).toBe(4);
    expect(new Set(offers.map(({ row }) => row.modality)).size).toBe(3);
    expect(new Set(offers.map(({ row }) => row.domain)).size).toBeGreaterThan(20);
    expect(share(offers.filter(({ row }) => row.is_listed))).toBeGreaterThan(0.4);
    expect(offers.filter(({ row }) => row.filled_at !== null).length).toBeGreaterThan(3);
    expect(offers.filter(({ row }) => !row.is_archived && row.end_date < today).length).toBeGreaterThan(5);
  });

  it('have titles and texts of their own', () => {
    expect(new Set(offers.map(({ row }) => row.title)).size).toBe(offers.length);
    for (const { row } of offers) {
      const text = `${row.title} ${row.description} ${row.salary} ${row.salary_description}`;
      expect(text).not.toMatch(/[[\]{}|]|\s{3,}| – $|'/);
    }
  });

  it('are published by verified members of the trade', () => {
    expect(offers.filter(({ creator }) => !creator.isVerified || creator.row.kind === 'CUSTOMER')).toEqual(
      [],
    );
    const claire = offers.filter(({ creator }) => creator.persona?.key === 'claire');
    expect(claire.length).toBeGreaterThanOrEqual(5);
  });

  it('keep every rule of an offer on the day they were written, and turn nobody away', () => {
    for (const { row } of offers) {
      const offer = {
        title: row.title,
        domain: row.domain,
        nature: row.nature,
        modality: row.modality,
        place: row.department,
        contractType: row.contract_type,
        timing: row.timing,
        startNow: row.start_now,
        startDate: row.start_date,
        endDate: row.end_date,
        experiences: row.experiences,
        salary: row.salary,
        salaryLow: euros(row.salary_low_cents),
        salaryHigh: euros(row.salary_high_cents),
        salaryPeriod: row.salary_period,
        salaryDescription: row.salary_description,
        jobDescription: row.description,
      };
      expect(validateJob(offer, row.created_at.toISOString().slice(0, 10)), row.title).toEqual([]);
      for (const text of [row.title, row.description, row.salary_description ?? '']) {
        expect(wordingHints(text), text).toEqual([]);
      }
    }
  });
});
