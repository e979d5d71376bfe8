import { describe, expect, it } from 'vitest';
import { alertFrequencies } from './alert-frequencies.ts';
import { articleStages } from './article-stages.ts';
import { availabilities } from './availabilities.ts';
import { companySizes } from './company-sizes.ts';
import { contractTypes } from './contract-types.ts';
import { departments } from './departments.ts';
import { directoryKinds } from './directory-kinds.ts';
import { executionModes } from './execution-modes.ts';
import { experienceLevels } from './experience-levels.ts';
import { jobModalities } from './job-modalities.ts';
import { jobSorts } from './job-sorts.ts';
import { jobStages } from './job-stages.ts';
import { jobTimings } from './job-timings.ts';
import { legalDomains } from './legal-domains.ts';
import { missionAudiences } from './mission-audiences.ts';
import { missionNatures } from './mission-natures.ts';
import { missionSorts } from './mission-sorts.ts';
import { newsSorts } from './news-sorts.ts';
import { labelOf, type Option, valuesOf } from './option.ts';
import { professions } from './professions.ts';
import { salaryPeriods } from './salary-periods.ts';
import { searchAudiences } from './search-audiences.ts';
import { skillNames } from './skills.ts';
import { soughtProfiles } from './sought-profiles.ts';
import { workLocations } from './work-locations.ts';

const lists: Readonly<Record<string, readonly Option[]>> = {
  alertFrequencies,
  articleStages,
  availabilities,
  companySizes,
  contractTypes,
  departments,
  directoryKinds,
  executionModes,
  experienceLevels,
  jobModalities,
  jobSorts,
  jobStages,
  jobTimings,
  legalDomains,
  missionAudiences,
  missionNatures,
  missionSorts,
  newsSorts,
  professions,
  salaryPeriods,
  searchAudiences,
  skillNames,
  soughtProfiles,
  workLocations,
};

describe.each(Object.entries(lists))('the closed list %s', (_name, options) => {
  it('has more than one entry, each with a value and a label of its own', () => {
    expect(options.length).toBeGreaterThan(1);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    expect(valuesOf(options)).toEqual(options.map(({ value }) => value));
  });

  it('is worded in French as it is written: a capital or a number first where nothing is before it, and no straight apostrophe', () => {
    for (const { value, label } of options) {
      // A period follows an amount: « par an », « de l’heure ».
      expect(label).toMatch(options === salaryPeriods ? /^\p{Ll}/u : /^[\p{Lu}\d]/u);
      expect(label).not.toMatch(/['"]|\s{2}|^\s|\s$|\.$/);
      expect(labelOf(options, value)).toBe(label);
    }
  });

  it('leaves a value that it does not know as it is', () => {
    expect(labelOf(options, 'inconnu')).toBe('inconnu');
    expect(labelOf(options, '')).toBe('');
  });
});

describe('a closed list', () => {
  it('has at least one entry', () => {
    expect(() => valuesOf([])).toThrow('A closed list has at least one entry.');
  });

  it('is of the departments of metropolitan France, and of the years of practice one by one up to ten', () => {
    expect(departments).toHaveLength(96);
    expect(experienceLevels.map(({ label }) => label)).toEqual([
      'Moins d’1 an',
      '1 an',
      '2 ans',
      '3 ans',
      '4 ans',
      '5 ans',
      '6 ans',
      '7 ans',
      '8 ans',
      '9 ans',
      '10 ans',
      'Plus de 10 ans',
    ]);
  });
});
