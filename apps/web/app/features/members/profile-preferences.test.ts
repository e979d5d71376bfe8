import { describe, expect, it } from 'vitest';
import { bodyOf, durationErrors, fieldNames, type PreferenceValues } from './profile-preferences.ts';

const values = (minMonths: string, maxMonths: string): PreferenceValues => ({
  workLocations: [],
  minMonths,
  maxMonths,
  sectors: [],
  companySizes: [],
});

describe('the preferred duration of a mission', () => {
  it('is both numbers of months, or none', () => {
    expect(durationErrors(values('', ' '))).toEqual({});
    expect(bodyOf(values('', '')).preferences.missionDuration).toBeNull();
    expect(durationErrors(values(' 1', '6 '))).toEqual({});
    expect(bodyOf(values(' 1', '6 ')).preferences.missionDuration).toEqual({ minMonths: 1, maxMonths: 6 });
    expect(Object.keys(durationErrors(values('1', '')))).toEqual(['maxMonths']);
    expect(Object.keys(durationErrors(values('un', '1,5')))).toEqual(['minMonths', 'maxMonths']);
  });

  it('has its mistakes beside its own fields', () => {
    expect(
      fieldNames({
        'preferences.missionDuration.maxMonths': 'a',
        'preferences.sectors.2': 'b',
        workLocations: 'c',
      }),
    ).toEqual({ maxMonths: 'a', sectors: 'b', workLocations: 'c' });
  });
});
