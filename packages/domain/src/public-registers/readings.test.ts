import { describe, expect, it } from 'vitest';
import { type Claimant, matchOf, type PlacedRow } from './matching.ts';
import { comparisonOf, doubtOf } from './readings.ts';

/** Answers of a register about a member (rules §11). */

const row = (changed: Partial<PlacedRow> = {}): PlacedRow => ({
  name: 'BENALI',
  firstName: 'Yasmine',
  profession: null,
  bar: 'LYON',
  court: 'tj-69123',
  siren: null,
  postcode: '69002',
  town: 'LYON',
  sinceDay: '2014-01-15',
  ...changed,
});
const avocat = (changed: Partial<Claimant> = {}): Claimant => ({
  name: 'Bénali',
  firstName: 'Yasmine',
  profession: 'Avocat',
  court: 'tj-69123',
  siren: '732829320',
  postcode: '38000',
  isBarLater: false,
  formerLine: null,
  ...changed,
});

it('a line is compared field by field, in the order of the screens', () => {
  expect(comparisonOf('avocats', avocat(), row())).toEqual([
    { field: 'name', agreement: 'same' },
    { field: 'firstName', agreement: 'same' },
    { field: 'bar', agreement: 'same' },
    { field: 'siren', agreement: 'unsaid' },
    { field: 'department', agreement: 'other' },
  ]);
});

it('a company is compared by name and number, an officer by the profession too', () => {
  const company = avocat({ name: 'Kervella & Fils', firstName: null });
  expect(comparisonOf('companies', company, row({ name: 'ARMOR', siren: '732829320' }))).toEqual([
    { field: 'name', agreement: 'other' },
    { field: 'siren', agreement: 'same' },
  ]);
  const officer = avocat({ profession: 'Notaire' });
  expect(comparisonOf('officers', officer, row({ profession: 'NOTAIRE' })).map(({ field }) => field)).toEqual(
    ['name', 'firstName', 'profession', 'siren', 'department'],
  );
});

describe('a line is in doubt', () => {
  const doubt = (claimant: Claimant, rows: readonly PlacedRow[], isTaken = false) =>
    doubtOf('avocats', claimant, matchOf('avocats', claimant, rows), isTaken);

  it.each([
    ['where only the names agree', 'namesAlone', avocat({ court: null }), [row()]],
    ['where the bar was stated after the verification', 'laterBar', avocat({ isBarLater: true }), [row()]],
    ['where the bar is another', 'otherBar', avocat({ court: 'tj-75056' }), [row()]],
    ['where two lines fit', 'several', avocat(), [row(), row({ sinceDay: '2020-01-01' })]],
    ['not where one fits', null, avocat(), [row()]],
    ['not where none does', null, avocat(), []],
  ] as const)('%s', (_where, expected, claimant, rows) => {
    expect(doubt(claimant, rows)).toBe(expected);
  });

  it('where it is that of another member', () => {
    expect(doubt(avocat(), [row()], true)).toBe('taken');
  });

  it('where a company of that number has another name', () => {
    const company = avocat({ name: 'Kervella', firstName: null });
    const match = matchOf('companies', company, [row({ name: 'ARMOR', siren: '732829320' })]);
    expect(doubtOf('companies', company, match, false)).toBe('otherName');
  });
});
