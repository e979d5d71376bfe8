import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFilters } from './article-filters.ts';
import { directoryFilters } from './directory-filters.ts';
import { choice, type Filter, inAddressOrder, keysOf, type OfficeFilter, words } from './filters.ts';
import { incidentFilters } from './incident-filters.ts';
import { jobFilters } from './job-filters.ts';
import { journalFilters } from './journal-filters.ts';
import { missionFilters } from './mission-filters.ts';
import { at, day, filtersFromAddress, id } from './office-filters.ts';
import { officeMemberFilters } from './office-member-filters.ts';
import { publicationFilters } from './publication-filters.ts';
import { range } from './range-filter.ts';
import { readSearchTerms, searchAtMost } from './search-terms.ts';
import { single, yes } from './single-filter.ts';

const ofMembers = { directoryFilters, jobFilters, missionFilters };
const ofStaff = { articleFilters, incidentFilters, journalFilters, officeMemberFilters, publicationFilters };

const colours = [
  { value: 'red', label: 'Rouge' },
  { value: 'green', label: 'Vert' },
  { value: 'blue', label: 'Bleu' },
];
/** The query of an address, as browsers give it. */
const addressOf = (entries: readonly (readonly [name: string, value: string])[]) => ({
  getAll: (name: string) => entries.filter(([one]) => one === name).map(([, value]) => value),
});
const unused = (filter: Filter | OfficeFilter) => filter.read([]);

describe('a filter with several values', () => {
  const filter = choice(colours, 'une couleur', ({ label, value }) => `${label} (${value})`);

  it.each([
    [
      ['blue', 'red'],
      ['red', 'blue'],
    ],
    [['red', 'red', 'pink'], ['red']],
    [[], []],
  ])('reads %j as %j', (given, expected) => {
    expect(filter.read([given])).toEqual([expected]);
  });

  it('has a chip for each, that takes it away and leaves the others', () => {
    expect(filter.parts([['blue', 'red', 'pink']])).toEqual([
      { label: 'Rouge (red)', without: [['blue']] },
      { label: 'Bleu (blue)', without: [['red']] },
    ]);
    expect(choice(colours, 'une couleur').parts([['green']])).toEqual([{ label: 'Vert', without: [[]] }]);
    expect(filter.parts([undefined])).toEqual([]);
  });
});

describe('a filter with one value', () => {
  const filter = single(colours, 'une couleur');

  it.each([
    [['green'], 'green'],
    [['green', 'red'], 'green'],
    [['pink'], null],
    [[], null],
  ])('reads %j as %j', (given, expected) => {
    expect(filter.read([given])).toEqual([expected]);
  });

  it('has one chip, or none', () => {
    expect(filter.parts(['green'])).toEqual([{ label: 'Vert', without: [null] }]);
    expect(filter.parts([null])).toEqual([]);
    expect(filter).toMatchObject({ kind: 'single', options: colours, valueName: 'une couleur' });
  });
});

describe('a filter that is on or off', () => {
  const filter = yes('Profil vérifié');

  it('is on where it says so, and nowhere else', () => {
    expect([['true'], ['false'], ['1'], []].map((given) => filter.read([given]))).toEqual([
      ['true'],
      [null],
      [null],
      [null],
    ]);
    expect(filter.parts(['true'])).toEqual([{ label: 'Profil vérifié', without: [null] }]);
    expect(filter.parts([null])).toEqual([]);
    expect(filter.kind).toBe('yes');
  });
});

describe('a filter between two points', () => {
  const filter = range(['min', 'max'], [20, 40, 60], (low, high) => `${low}–${high}`);

  it.each([
    [['40'], ['60'], [40, null]],
    [['20'], ['40'], [null, 40]],
    [['40'], ['40'], [40, 40]],
    [['20'], ['60'], [null, null]],
    [['60'], ['60'], [60, null]],
    [['60'], ['40'], [null, null]],
    [['40'], ['50'], [40, null]],
    [['050'], ['40'], [null, 40]],
    [[], ['20'], [null, 20]],
    [['60'], [], [60, null]],
    [[], [], [null, null]],
  ])('reads %j to %j as %j', (low, high, expected) => {
    expect(filter.read([low, high])).toEqual(expected);
  });

  it('has one chip for both, or none', () => {
    expect(filter.parts([40, null])).toEqual([{ label: '40–null', without: [null, null] }]);
    expect(filter.parts([null, 40])).toEqual([{ label: 'null–40', without: [null, null] }]);
    expect(filter.parts([undefined, 40])).toEqual([{ label: 'null–40', without: [null, null] }]);
    expect(filter.parts([null, null])).toEqual([]);
  });
});

describe('the words of a search', () => {
  it.each([
    ['  bail \n\t commercial ', 'bail commercial'],
    ['e\u0301te\u0301', 'été'],
    ['a\u0000b', 'a b'],
    ['l’acte & «\u00a0dol\u00a0»', 'l’acte & « dol »'],
    ['   ', ''],
  ])('%j is read as %j', (typed, expected) => {
    expect(readSearchTerms(typed)).toBe(expected);
  });

  it('are cut, and never end with a blank', () => {
    const most = searchAtMost;
    expect(readSearchTerms('a'.repeat(most + 1))).toBe('a'.repeat(most));
    expect(readSearchTerms(`${'a'.repeat(most - 1)} b`)).toBe('a'.repeat(most - 1));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2 * most }), (typed) => {
        const read = readSearchTerms(typed);
        expect(readSearchTerms(read)).toBe(read);
      }),
    );
  });

  it('are quoted in their chip', () => {
    expect(words.read([[' bail  commercial ', 'autre']])).toEqual(['bail commercial']);
    expect([words.read([]), words.read([[]])]).toEqual([[''], ['']]);
    expect(words.parts(['bail'])).toEqual([{ label: '«\u00a0bail\u00a0»', without: [''] }]);
    expect(words.parts([''])).toEqual([]);
  });
});

describe('a filter by an id or a day', () => {
  it.each([
    [[' 2026-11-21 '], '2026-11-21'],
    [['a', 'b'], 'a'],
    [[' '], null],
    [[], null],
  ])('reads %j as %j', (given, expected) => {
    expect([id.read([given]), day.read([given]), id.read([])]).toEqual([[expected], [expected], [null]]);
  });

  it('has no chip, since nobody could read it', () => {
    expect([id.kind, id.parts(['a']), day.kind, day.parts(['2026-11-21'])]).toEqual(['id', [], 'day', []]);
  });
});

describe.each(Object.entries({ ...ofMembers, ...ofStaff }))('%s', (_name, filters) => {
  const all: [string, Filter | OfficeFilter][] = Object.entries(filters);

  it('narrow nothing where nothing is chosen', () => {
    for (const [name, filter] of all) {
      expect(unused(filter).flat().filter(Boolean), name).toEqual([]);
      expect(filter.parts(unused(filter)), name).toEqual([]);
    }
  });

  it('name each value, and say in an error what they expected', () => {
    for (const [name, filter] of all) {
      if (!('options' in filter)) continue;
      expect(filter.valueName, name).toMatch(/^une? \p{Ll}/u);
      for (const { value } of filter.options) {
        const read = filter.read([[value]]);
        expect(read.flat(), name).toEqual([value]);
        const [part, ...more] = filter.parts(read);
        expect(part?.label, name).toMatch(/^[\p{Lu}\d]/u);
        expect(more, name).toEqual([]);
      }
    }
  });
});

describe.each(Object.entries(ofMembers))('the address of %s', (_name, filters) => {
  it('gives each filter its own keys, and ends with the words', () => {
    const names = inAddressOrder(filters).flatMap(([name, filter]) => keysOf(name, filter));
    expect(new Set(names).size).toBe(names.length);
    expect(names.at(-1)).toBe('q');
    expect(inAddressOrder(filters)).toHaveLength(Object.keys(filters).length);
  });
});

describe.each(Object.entries(ofStaff))('the address of %s', (_name, filters) => {
  const named: [string, OfficeFilter][] = Object.entries(filters);

  it('gives each filter its own French name', () => {
    const names = named.map(([, filter]) => filter.at);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+$/);
  });

  it('holds what was chosen, and nothing else', () => {
    expect(filtersFromAddress(filters, addressOf([]))).toEqual({});
    const address = addressOf(named.map(([, filter]) => [filter.at, ' ']));
    expect(filtersFromAddress(filters, address)).toEqual({});
    for (const [name, filter] of named) {
      const value = 'options' in filter ? (filter.options[1]?.value ?? '') : 'valeur';
      const query = filtersFromAddress(filters, addressOf([[filter.at, value]]));
      expect(query).toEqual({ [name]: filter.kind === 'choice' ? [value] : value });
    }
  });
});

describe('the filters of a list of staff', () => {
  it('are found by their names in the address', () => {
    expect(at('etat', words)).toEqual({ ...words, at: 'etat' });
    const address = addressOf([
      ['q', 'bail'],
      ['type', 'jobs'],
      ['etat', 'inconnu'],
      ['de', 'members'],
      ['createur', 'm1'],
      ['page', '2'],
    ]);
    expect(filtersFromAddress(publicationFilters, address)).toEqual({
      q: 'bail',
      kind: 'jobs',
      from: 'members',
      creatorID: 'm1',
    });
    expect(publicationFilters.kind.parts(['jobs'])).toEqual([{ label: 'Offres d’emploi', without: [null] }]);
  });

  it('offer the acts of the journal in the order of the alphabet', () => {
    const labels = journalFilters.act.options.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('fr').compare));
    expect(labels.length).toBeGreaterThan(20);
  });
});

describe('the filters of the directory', () => {
  const chip = (...bounds: (number | null)[]) =>
    directoryFilters.rate.parts(bounds).map(({ label }) => label.replaceAll(/[\u00a0\u202f]/g, ' '));

  it('say a rate in one sentence', () => {
    expect(chip(null, 80)).toEqual(['Jusqu’à 80 € / heure']);
    expect(chip(80, null)).toEqual(['À partir de 80 € / heure']);
    expect(chip(80, 80)).toEqual(['80 € / heure']);
    expect(chip(80, 120)).toEqual(['De 80 € à 120 € / heure']);
  });

  it('offer no level of experience that every member has, and no member without time', () => {
    const floors = directoryFilters.experience.options.map(({ label }) => label);
    expect([floors[0], floors.at(-1), floors.length]).toEqual(['1 an ou plus', 'Plus de 10 ans', 11]);
    expect(directoryFilters.availability.options.map(({ value }) => value)).toEqual(['AVAILABLE', 'SOON']);
  });
});
