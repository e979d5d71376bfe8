import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BarSeat, seatOfBar } from './bars.ts';
import {
  aheadBy,
  type Claimant,
  doubtfulPoints,
  matchOf,
  namesAgree,
  type PlacedRow,
  points,
  scoreOf,
  stillThere,
  surePoints,
} from './matching.ts';

const row = (changed: Partial<PlacedRow> = {}): PlacedRow => ({
  name: 'BENALI',
  firstName: 'Yasmine',
  profession: null,
  bar: 'LYON',
  court: 'tj-69123',
  siren: '732829320',
  postcode: '69002',
  town: 'LYON',
  sinceDay: '2014-01-15',
  ...changed,
});

const claimant = (changed: Partial<Claimant> = {}): Claimant => ({
  name: 'Benali',
  firstName: 'Yasmine',
  profession: 'Avocat',
  court: 'tj-69123',
  siren: null,
  postcode: '69003',
  isBarLater: false,
  formerLine: null,
  ...changed,
});

describe('a line names a member', () => {
  it.each([
    ['name, bar and department', {}, {}, true],
    ['name and number', { court: null, siren: '732829320', postcode: null }, {}, true],
    ['name and bar', { postcode: null }, {}, true],
    ['a name written otherwise', { name: 'bénali', firstName: 'Yasmine, Leïla' }, {}, true],
    ['name and department', { court: null }, {}, false],
    ['the name alone', { court: null, postcode: null }, {}, false],
    ['another bar', { court: 'tj-75056' }, {}, false],
  ] as const)('by %s: sure %s', (_by, said, written, isSure) => {
    const match = matchOf('avocats', claimant(said), [row(written)]);
    expect(match.found).toHaveLength(1);
    expect(match.isSure).toBe(isSure);
  });

  it.each([
    ['name, bar and department', {}, 80],
    ['the number', { siren: '732829320' }, 100],
    ['the postcode', { postcode: '69 002' }, 100],
    ['the line that was theirs, by its oath', { formerLine: { ...row(), bar: 'PARIS', siren: null } }, 100],
    [
      'a line of another oath',
      { formerLine: { ...row(), bar: 'PARIS', siren: null, sinceDay: '2020-01-01' } },
      80,
    ],
  ] as const)('whose bar was stated after the verification: %s', (_by, said, score) => {
    const match = matchOf('avocats', claimant({ isBarLater: true, ...said }), [row()]);
    expect(match.found).toMatchObject([{ score }]);
    expect(match.isSure).toBe(score >= surePoints);
  });

  it.each([
    ['another family name', { name: 'Benalli' }],
    ['another given name', { firstName: 'Sarah' }],
    ['no given name', { firstName: null }],
  ])('not with %s', (_what, said) => {
    expect(matchOf('avocats', claimant(said), [row()]).found).toEqual([]);
  });

  it('is not sure where two lines fit as well', () => {
    const match = matchOf('avocats', claimant(), [row(), row({ sinceDay: '2020-01-01', siren: null })]);
    expect(match).toMatchObject({ isSure: false });
    expect(match.found).toHaveLength(2);
  });

  it('a company is known by its number, for sure with its name', () => {
    const company = { ...claimant(), name: 'Kervella & Fils', firstName: null, siren: '732829320' };
    expect(scoreOf('companies', company, row({ name: 'SARL KERVELLA ET FILS', firstName: null }))).toBe(100);
    expect(scoreOf('companies', company, row({ name: 'AUTRE', firstName: null }))).toBe(doubtfulPoints);
    expect(scoreOf('companies', { ...company, siren: null }, row({ firstName: null }))).toBe(0);
  });

  it('a notary is no commissaire de justice', () => {
    const notary = claimant({ profession: 'Notaire' });
    expect(scoreOf('officers', notary, row({ profession: 'Commissaire de justice' }))).toBe(0);
    expect(scoreOf('officers', notary, row({ profession: 'Notaire' }))).toBeGreaterThanOrEqual(
      doubtfulPoints,
    );
  });

  it('is never sure by names alone, whatever else the line says', () => {
    const text = fc.option(fc.constantFrom('LYON', 'PARIS', '69002', '75001'), { nil: null });
    fc.assert(
      fc.property(fc.record({ bar: text, postcode: text, town: text }), (written) => {
        const unsaid = claimant({ court: null, siren: null, postcode: null });
        expect(matchOf('avocats', unsaid, [row(written)]).isSure).toBe(false);
      }),
    );
  });
});

describe('a later edition', () => {
  it.each([
    ['the same line', {}],
    ['another bar, the same day', { bar: 'PARIS' }],
    ['no day, the same bar', { sinceDay: null }],
    ['another family name, the same day and number', { name: 'BENALI-MARTIN' }],
  ])('still names the member: %s', (_what, written) => {
    expect(stillThere(row(), [row({ name: 'DURAND', siren: null }), row(written)])).toEqual(row(written));
  });

  it.each([
    ['nobody of that name', { name: 'DURAND', siren: null }],
    ['a namesake of another day', { sinceDay: '2021-01-04' }],
    ['a namesake of another bar, without a day or a number', { bar: 'PARIS', sinceDay: null, siren: null }],
  ])('names them no more: %s', (_what, written) => {
    expect(stillThere(row(), [row(written)])).toBeUndefined();
  });

  it('finds a company by its number under another name', () => {
    const company = row({ firstName: null, name: 'KERVELLA', sinceDay: null, bar: null });
    expect(stillThere(company, [{ ...company, name: 'KERVELLA FRÈRES' }])).toBeDefined();
    expect(stillThere(company, [{ ...company, siren: '552100554' }])).toBeUndefined();
  });
});

const seats: readonly BarSeat[] = [
  { code: 'tj-92050', town: 'Nanterre', department: 'Hauts-de-Seine' },
  { code: 'tj-19031', town: 'Brive-la-Gaillarde', department: 'Corrèze' },
  { code: 'tj-19272', town: 'Tulle', department: 'Corrèze' },
  { code: 'tj-42218', town: 'Saint-Étienne', department: 'Loire' },
];

it.each([
  ['HAUTS DE SEINE', 'tj-92050'],
  ['SAINT ETIENNE', 'tj-42218'],
  ['Barreau de Tulle', 'tj-19272'],
  ['CORREZE', null],
  ['ATLANTIDE', null],
])('the bar of %s is that of %s', (bar, seat) => {
  expect(seatOfBar(bar, seats)).toBe(seat);
});

describe('names alone', () => {
  const member = { firstName: 'Yasmine', lastName: 'Benali' };
  it.each([
    ['the same', {}, true],
    ['written otherwise', { firstName: 'YASMINE Leïla', lastName: 'BÉNALI' }, true],
    ['another family name', { lastName: 'Benalli' }, false],
    ['another given name', { firstName: 'Sarah' }, false],
    ['no given name', { firstName: null }, false],
    ['names that say nothing', { firstName: ' ', lastName: '-' }, false],
  ] as const)('%s', (_what, told, agreed) => {
    expect(namesAgree(member, { ...member, ...told })).toBe(agreed);
    expect(namesAgree({ ...member, ...told }, member)).toBe(agreed);
  });

  it('never agree where both say nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(null, '', ' ', '-', '…'), (nothing) => {
        const unsaid = { firstName: nothing, lastName: nothing };
        expect(namesAgree(unsaid, unsaid)).toBe(false);
      }),
    );
  });
});

it('names alone are never sure, nor one of two lines that differ by a department', () => {
  const names = points.name + points.firstName;
  expect(names).toBeGreaterThanOrEqual(doubtfulPoints);
  expect(names + points.department).toBeLessThan(surePoints);
  expect(points.department).toBeLessThan(aheadBy);
});
