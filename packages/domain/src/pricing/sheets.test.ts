import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { releaseTimes } from '../payments/release-times.ts';
import { threadTimes } from '../threads/time-limits.ts';
import { byDay, byHour, retainer } from './fixtures.ts';
import { heldMonthDays, tellingDays, tellReminderDays } from './limits.ts';
import { dueCents, mayReturn, sheetMistakes, unitsOf, type WrittenSheet } from './sheets.ts';

const period = { from: '2037-01-01', until: '2037-01-31' };
const entry = { day: '2037-01-05', units: 2, text: 'Rédaction des statuts.' };
const sheet: WrittenSheet = { entries: [entry, { ...entry, day: '2037-01-06', units: 1 }], isLast: false };
const month = { pricing: byDay, units: 20, after: null };
const ofRetainer = { month: { pricing: retainer, units: null, after: null } };
const context = { month, period, today: '2037-02-01' };
const found = (changes: Partial<WrittenSheet>, of: Partial<Parameters<typeof sheetMistakes>[1]> = {}) =>
  sheetMistakes({ ...sheet, ...changes }, { ...context, ...of });
const mistakesOf = (...given: Parameters<typeof found>) => found(...given).map(({ path }) => path);
const one = (changes: object): Partial<WrittenSheet> => ({ entries: [{ ...entry, ...changes }] });

describe('a sheet', () => {
  it('is taken from the last day of its month on, and before where it is the last one', () => {
    expect(mistakesOf({})).toEqual([]);
    expect(mistakesOf({}, { today: '2037-01-31' })).toEqual([]);
    expect(mistakesOf({}, { today: '2037-01-30' })).toEqual(['isLast']);
    expect(mistakesOf({ isLast: true }, { today: '2037-01-30' })).toEqual([]);
    expect(mistakesOf({ entries: [] })).toEqual(['entries']);
  });

  it.each<[string, Partial<WrittenSheet>, readonly string[]]>([
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
    expect(mistakesOf(one({ units: 64 }), { month: { ...month, pricing: byHour, units: 64 } })).toEqual([]);
    expect(mistakesOf(one({ units: 65 }), { month: { ...month, pricing: byHour, units: 80 } })).toEqual([
      'entries.0.units',
    ]);
  });

  it('names no day to come, and no more time than is covered', () => {
    expect(mistakesOf({ isLast: true }, { today: '2037-01-05' })).toEqual(['entries.1.day']);
    expect(mistakesOf({}, { month: { ...month, units: 3 } })).toEqual([]);
    expect(mistakesOf({}, { month: { ...month, units: 2 } })).toEqual(['entries']);
    const [wrong] = found({}, { month: { ...month, units: 2 } });
    expect(wrong?.message).toBe('Le total dépasse ce qui est convenu pour ce mois\u202f: 1\u00a0jour.');
  });

  it('has a bounded number of lines', () => {
    const entries = (length: number) => Array.from({ length }, () => ({ ...entry, units: 0 }));
    expect(mistakesOf({ entries: entries(200) }, ofRetainer)).toEqual([]);
    expect(mistakesOf({ entries: entries(201) }, ofRetainer)).toEqual(['entries']);
  });

  it('of a retainer says what was done, and no time', () => {
    expect(mistakesOf(one({ units: 0 }), ofRetainer)).toEqual([]);
    expect(mistakesOf(one({}), ofRetainer)).toEqual(['entries.0.units']);
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
    expect(mayReturn({ returned: null })).toBe(true);
    expect(mayReturn({ returned: { at: new Date(0), reason: 'Une journée manque.' } })).toBe(false);
  });

  it('and given back once is released before its deposit goes back, if it is sent in time', () => {
    const { autoEndDays, holdMaximumDays } = threadTimes;
    const releaseDays = Math.ceil(releaseTimes.plannedHours / 24);
    expect(heldMonthDays + tellingDays + 2 * autoEndDays + releaseDays).toBe(holdMaximumDays);
    expect(tellingDays).toBeGreaterThan(tellReminderDays.at(-1) ?? 0);
  });
});
