import { describe, expect, it } from 'vitest';
import type { MissionQuery } from './mission-filters.ts';
import { searchInWords } from './search.ts';

const missionFiltersInWords = (filters: MissionQuery) => searchInWords({ audience: 'members', filters });

describe('the filters of a list of missions', () => {
  it('are read in French', () => {
    expect(
      missionFiltersInWords({
        domain: ['droit_travail'],
        nature: ['redaction'],
        modality: ['distance'],
        departement: ['75', '2A'],
        tarifLow: 500,
        tarifHigh: 2_000,
        q: 'licenciement',
      }),
    ).toEqual([
      '«\u00a0licenciement\u00a0»',
      'Droit du travail',
      'Rédaction d’actes',
      'À distance',
      'Corse-du-Sud (2A)',
      'Paris (75)',
      'de 500\u00a0€ à 2\u202f000\u00a0€',
    ]);
    expect(missionFiltersInWords({ tarifLow: 750 })).toEqual(['à partir de 750\u00a0€']);
    expect(missionFiltersInWords({ tarifHigh: 750 })).toEqual(['jusqu’à 750\u00a0€']);
    expect(missionFiltersInWords({ tarifLow: 750, tarifHigh: 750 })).toEqual(['750\u00a0€']);
    expect(missionFiltersInWords({})).toEqual([]);
  });
});
