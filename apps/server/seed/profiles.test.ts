import { experienceLevels } from '@basoche/domain/options/experience-levels';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { valuesOf } from '@basoche/domain/options/option';
import { describe, expect, it } from 'vitest';
import { generateDemo } from './generate.ts';

const today = '2026-11-21';
const { members, profiles } = generateDemo({ today });

describe('the profiles of the demonstration', () => {
  it('are complete for each verified persona who has one, and more or less so for the others', () => {
    const persons = members.filter(({ row }) => row.kind === 'STUDENT' || row.kind === 'EMPLOYEE');
    for (const { persona, row } of persons) {
      if (persona !== null)
        expect([persona.key, row.completeness]).toEqual([persona.key, persona.isVerified ? 100 : 0]);
    }
    const found = new Set(persons.map(({ row }) => row.completeness));
    expect(found.size).toBeGreaterThan(3);
    expect(profiles.persons.length).toBeGreaterThan(150);
  });

  it('say what the lists know, each skill once, and no day after today', () => {
    const known: ReadonlySet<string> = new Set([...valuesOf(legalDomains), ...valuesOf(experienceLevels)]);
    for (const { skill_domains, experience } of profiles.persons) {
      expect([...skill_domains, experience ?? ''].filter((code) => !known.has(code))).toEqual([]);
    }
    const named = profiles.skills.map(({ member_id, name }) => `${member_id} ${name}`);
    expect(new Set(named).size).toBe(named.length);
    for (const { start_date, end_date } of profiles.experiences) {
      expect(start_date <= (end_date ?? today) && (end_date ?? today) <= today).toBe(true);
    }
    for (const { date } of profiles.formations) expect(date === null || date <= today).toBe(true);
  });
});
