import { describe, expect, it } from 'vitest';
import { findDepartments, placeLabel, readPlace, writePlace } from './places.ts';

const found = (typed: string) => findDepartments(typed).map(placeLabel);

describe('the search of a department', () => {
  it('finds by code, by name, and by a word inside the name', () => {
    expect(found('69')).toEqual(['Rhône (69)']);
    expect(found('2a')).toEqual(['Corse-du-Sud (2A)']);
    expect(found('gironde')).toEqual(['Gironde (33)']);
    expect(found('armor')).toEqual(['Côtes-d’Armor (22)']);
  });

  it('ignores accents, capitals, hyphens and apostrophes', () => {
    expect(found('RHONE')).toContain('Rhône (69)');
    expect(found('cote d or')).toEqual(['Côte-d’Or (21)']);
    expect(found('côte-d’or')).toEqual(['Côte-d’Or (21)']);
  });

  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
    expect(found('zzz')).toEqual([]);
  });
});

describe('a place as one string', () => {
  it('is read as it was written', () => {
    for (const place of [
      { department: '69', city: 'Lyon' },
      { department: '2A', city: null },
    ] as const) {
      expect(readPlace(writePlace(place))).toEqual(place);
    }
  });

  it('is nothing where the department is unknown', () => {
    expect(readPlace('')).toBeNull();
    expect(readPlace('99|Atlantide')).toBeNull();
  });
});
