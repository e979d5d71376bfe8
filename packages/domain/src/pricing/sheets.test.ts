import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDay, byHour, retainer } from './fixtures.ts';
import { tellingDays } from './limits.ts';
import {
  dueCents,
  mayReturn,
  type Sheet,
  sheetMistakes,
  silenceAccepts,
  silenceAt,
  unitsOf,
} from './sheets.ts';

const period = { from: '2037-01-01', until: '2037-01-31' };
const entry = { day: '2037-01-05', units: 2, text: 'Rédaction des statuts.' };
const sheet: Sheet = { period, entries: [entry, { ...entry, day: '2037-01-06', units: 1 }], isLast: false };
const context = { pricing: byDay, unitsLeft: 20, today: '2037-02-01' };
const mistakesOf = (changes: Partial<Sheet>, of: Partial<Parameters<typeof sheetMistakes>[1]> = {}) =>
  sheetMistakes({ ...sheet, ...changes }, { ...context, ...of }).map(({ path }) => path);
const one = (changes: object): Partial<Sheet> => ({ entries: [{ ...entry, ...changes }] });

describe('a sheet', () => {
  it('is taken from the last day of its month on, and before where it is the last one', () => {
    expect(mistakesOf({})).toEqual([]);
    expect(mistakesOf({}, { today: '2037-01-31' })).toEqual([]);
    expect(mistakesOf({}, { today: '2037-01-30' })).toEqual(['isLast']);
    expect(mistakesOf({ isLast: true }, { today: '2037-01-30' })).toEqual([]);
    expect(mistakesOf({ entries: [] })).toEqual([]);
  });

  it.each<[string, Partial<Sheet>, readonly string[]]>([
    ['of the month before', one({ day: '2036-12-31' }), ['entries.0.day']],
    ['of the month after', one({ day: '2037-02-01' }), ['entries.0.day']],
    ['of a day that does not exist', one({ day: '2037-01-32' }), ['entries.0.day']],
    ['of no time', one({ units: 0 }), ['entries.0.units']],
    ['of less than no time', one({ units: -1 }), ['entries.0.units']],
    ['of a quarter of a day', one({ units: 0.5 }), ['entries.0.units']],
    ['of two days in one', one({ units: 3 }), ['entries.0.units']],
    ['without a word', one({ text: ' ' }), ['entries.0.text']],
    ['with too many words', one({ text: 'A'.repeat(201) }), ['entries.0.text']],
  ])('with an entry %s is corrected', (_, changes, paths) => {
    expect(mistakesOf(changes)).toEqual(paths);
  });

  it('counts a day once, however it is shared', () => {
    expect(mistakesOf({ entries: [entry, { ...entry, units: 1 }] })).toEqual([
      'entries.0.units',
      'entries.1.units',
    ]);
    expect(
      mistakesOf({
        entries: [
          { ...entry, units: 1 },
          { ...entry, units: 1 },
        ],
      }),
    ).toEqual([]);
    expect(mistakesOf(one({ units: 64 }), { pricing: byHour, unitsLeft: 64 })).toEqual([]);
    expect(mistakesOf(one({ units: 65 }), { pricing: byHour, unitsLeft: 80 })).toEqual(['entries.0.units']);
  });

  it('names no day to come, and no more time than is covered', () => {
    expect(mistakesOf({ isLast: true }, { today: '2037-01-05' })).toEqual(['entries.1.day']);
    expect(mistakesOf({}, { unitsLeft: 3 })).toEqual([]);
    expect(mistakesOf({}, { unitsLeft: 2 })).toEqual(['entries']);
    const [wrong] = sheetMistakes(sheet, { ...context, unitsLeft: 2 });
    expect(wrong?.message).toBe('Le total dépasse ce qui est convenu pour ce mois\u202f: 1\u00a0jour.');
  });

  it('has a bounded number of lines', () => {
    const entries = (length: number) => Array.from({ length }, () => ({ ...entry, units: 0 }));
    expect(mistakesOf({ entries: entries(200) }, { pricing: retainer })).toEqual([]);
    expect(mistakesOf({ entries: entries(201) }, { pricing: retainer })).toEqual(['entries']);
  });

  it('of a retainer says what was done, and no time', () => {
    expect(mistakesOf(one({ units: 0 }), { pricing: retainer, unitsLeft: 0 })).toEqual([]);
    expect(mistakesOf(one({}), { pricing: retainer, unitsLeft: 0 })).toEqual(['entries.0.units']);
  });
});

describe('an accepted sheet', () => {
  it('comes to its time, and a month of a retainer to its sum', () => {
    expect(unitsOf(sheet.entries)).toBe(3);
    expect(dueCents(byDay, sheet.entries)).toBe(90_000);
    expect(dueCents(byDay, [])).toBe(0);
    expect(dueCents(retainer, sheet.entries)).toBe(40_000);
  });

  it('comes to at most what was deposited for it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 10 }), (units) => {
        const entries = units.map((of) => ({ ...entry, units: of }));
        const deposit = dueCents(byDay, [{ ...entry, units: byDay.monthUnits }]);
        expect(dueCents(byDay, entries)).toBeLessThanOrEqual(deposit);
      }),
    );
  });

  it('may be given back once', () => {
    expect([0, 1, 2].map(mayReturn)).toEqual([true, false, false]);
  });

  it('is accepted by silence, but for a month of a retainer in which nothing was done', () => {
    expect(silenceAccepts(byDay, { ...sheet, entries: [] })).toBe(true);
    expect(silenceAccepts(retainer, sheet)).toBe(true);
    expect(silenceAccepts(retainer, { ...sheet, entries: [] })).toBe(false);
    expect(silenceAt(new Date('2037-02-01T09:00:00Z'))).toEqual(new Date('2037-02-15T09:00:00Z'));
  });

  it('and given back once is released before its deposit goes back, if it is sent in time', () => {
    const deposited = new Date('2036-12-31T00:00:00Z').getTime();
    const sent = new Date(deposited + (32 + tellingDays) * 86_400_000);
    const again = silenceAt(silenceAt(sent));
    const released = again.getTime() + 2 * 86_400_000;
    expect((released - deposited) / 86_400_000).toBe(75);
  });
});
