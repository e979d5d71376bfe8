import { isCreationYear } from '@basoche/domain/members/creation-year';
import { readWebAddress } from '@basoche/domain/members/web-address';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { valuesOf } from '@basoche/domain/options/option';
import { describe, expect, it } from 'vitest';
import { generateDemo } from './generate.ts';

const today = '2026-11-21';
const { members, companies } = generateDemo({ today });

describe('the companies of the demonstration', () => {
  it('are complete for each verified persona, and more or less so for the others', () => {
    const all = members.filter(({ row }) => row.kind === 'COMPANY');
    for (const { persona, row, isVerified } of all) {
      if (persona !== null)
        expect([persona.key, row.completeness]).toEqual([persona.key, isVerified ? 100 : 0]);
    }
    expect(new Set(all.map(({ row }) => row.completeness)).size).toBeGreaterThan(2);
    expect(companies.length).toBeGreaterThan(45);
  });

  it('say what the lists know, each once', () => {
    const domains: readonly string[] = valuesOf(legalDomains);
    for (const { sectors, locations, creation_year, website_url } of companies) {
      expect(sectors.filter((code) => !domains.includes(code))).toEqual([]);
      for (const list of [sectors, locations]) expect(new Set(list).size).toBe(list.length);
      expect(creation_year === null || isCreationYear(creation_year, today)).toBe(true);
      expect(website_url === null || readWebAddress(website_url) === website_url).toBe(true);
    }
  });
});
