import type { Sheet } from '@basoche/contract/threads/sheets';
import { describe, expect, test } from 'vitest';
import type { Month } from './api/month-sheet.ts';
import { lineErrors, lineOf, presetDay, sheetErrors, totalsOf, withLine } from './sheet-values.ts';

const sheet: Sheet = {
  from: '2037-03-10',
  until: '2037-03-31',
  units: 20,
  unitsText: '10 jours',
  entries: [],
  quantity: '',
  due: 0,
  isLast: false,
  sentAt: null,
  returned: null,
};
const month = (kind: Month['kind'], changes: Partial<Sheet> = {}): Month => ({
  kind,
  title: 'mars 2037',
  sum: 6000,
  days: null,
  position: 0,
  name: 'Mois 1',
  state: 'underWay',
  stateText: '',
  paid: null,
  openedAt: null,
  sheet: { ...sheet, ...changes },
});
const today = '2037-03-20';
const noted = [{ day: '2037-03-12', units: 2, text: 'Lecture du dossier' }];
const line = { day: '2037-03-12', quantity: '0,5', text: 'Note', replaces: null };

describe('a line of a sheet', () => {
  test('begins with today, or with the nearest day of its month', () => {
    expect(['2037-03-01', today, '2037-04-02'].map((day) => presetDay(sheet, day))).toEqual([
      '2037-03-10',
      today,
      '2037-03-31',
    ]);
  });

  test('has each mistake beside its field', () => {
    expect(lineErrors('day', [], { ...line, day: '', quantity: '', text: ' ' }, today, sheet)).toEqual({
      'line.day': 'Choisissez un jour du 10\u00a0mars\u00a02037 au 31\u00a0mars\u00a02037.',
      'line.quantity': 'Choisissez une demi-journée ou une journée.',
      'line.text': 'Dites en quelques mots ce qui a été fait.',
    });
    expect(lineErrors('hour', [], { ...line, quantity: '2 h 20' }, today, sheet)['line.quantity']).toMatch(
      /quarts d’heure/,
    );
    expect(lineErrors('day', noted, line, today, sheet)['line.quantity']).toMatch(/total de ce jour/);
    expect(lineErrors('day', noted, { ...line, replaces: 0 }, today, sheet)).toEqual({});
    expect(lineErrors('retainer', [], { ...line, quantity: '' }, today, sheet)).toEqual({});
  });

  test('is put in the order of days, or in the place of another', () => {
    const earlier = withLine('day', noted, { ...line, day: '2037-03-11' });
    expect(earlier.map(({ day, units }) => [day, units])).toEqual([
      ['2037-03-11', 1],
      ['2037-03-12', 2],
    ]);
    expect(withLine('day', noted, { ...line, replaces: 0 })).toEqual([
      { day: '2037-03-12', units: 1, text: 'Note' },
    ]);
    expect(lineOf('day', { day: today, units: 3, text: 'Note' }, 4)).toEqual({
      day: today,
      quantity: '1,5',
      text: 'Note',
      replaces: 4,
    });
  });
});

describe('the total of a sheet', () => {
  test('says what is told and what is left of the deposit', () => {
    expect(totalsOf(month('day'), noted)).toEqual({
      quantity: '1\u00a0jour',
      cents: 60_000,
      left: '9\u00a0jours',
      leftCents: 540_000,
      isBeyond: false,
    });
    expect(totalsOf(month('hour', { units: 1 }), noted)).toMatchObject({ left: null, isBeyond: true });
  });

  test('is the agreed sum of a retainer', () => {
    expect(totalsOf(month('retainer', { units: null }), noted)).toMatchObject({
      quantity: '',
      cents: 600_000,
    });
  });
});

test('a sheet is sent from the last day on, or as the last one', () => {
  expect(Object.keys(sheetErrors('day', { entries: noted, isLast: false }, today, sheet))).toEqual([
    'sheet.isLast',
  ]);
  expect(sheetErrors('day', { entries: noted, isLast: true }, today, sheet)).toEqual({});
  expect(Object.keys(sheetErrors('day', { entries: [], isLast: true }, today, sheet))).toEqual([
    'sheet.entries',
  ]);
});
