import { describe, expect, it } from 'vitest';
import { addBusinessHours, easterSunday, frenchHolidays, isBusinessDay } from './business-hours.ts';
import { addDays } from './paris.ts';

/**
 * Easter by another method: the first Sunday after the first ecclesiastical full moon on or after 21 March
 * (Gauss's tables).
 */
const easterByMoon = (year: number): string => {
  const century = Math.floor(year / 100);
  const shift = 15 + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const raw = (19 * (year % 19) + shift) % 30;
  const moon = raw === 29 || (raw === 28 && year % 19 > 10) ? raw - 1 : raw;
  const from = addDays(`${year}-03-21`, moon + 1);
  const toSunday = (7 - new Date(`${from}T12:00:00Z`).getUTCDay()) % 7;
  return addDays(from, toSunday);
};

describe('French public holidays', () => {
  it('follow Easter, computed in two ways, from 1900 to 2100', () => {
    for (let year = 1900; year <= 2100; year += 1) expect(easterSunday(year)).toBe(easterByMoon(year));
  });

  it('are the eleven of the law', () => {
    expect(frenchHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
    expect(frenchHolidays(2024)).toContain('2024-05-09');
    expect(frenchHolidays(2024)).toContain('2024-05-20');
  });

  it('and week-ends are no business days', () => {
    expect(isBusinessDay('2026-11-11')).toBe(false);
    expect(isBusinessDay('2026-11-21')).toBe(false);
    expect(isBusinessDay('2026-11-22')).toBe(false);
    expect(isBusinessDay('2026-11-23')).toBe(true);
  });
});

/** Brute force: goes hour by hour with a separate clock and counts the hours of business days. */
const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const holidays = new Set(
  Array.from({ length: 23 }, (_, index) => 2019 + index).flatMap((year) => {
    const easter = easterByMoon(year);
    const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
    return [...fixed.map((day) => `${year}-${day}`), ...[1, 39, 50].map((after) => addDays(easter, after))];
  }),
);

const counted = new Map<number, boolean>();

const countsAt = (instant: number): boolean => {
  const known = counted.get(instant);
  if (known !== undefined) return known;
  const day = wall.format(instant);
  const week = new Date(`${day}T12:00:00Z`).getUTCDay();
  const counts = week !== 0 && week !== 6 && !holidays.has(day);
  counted.set(instant, counts);
  return counts;
};

const byBruteForce = (from: Date, hours: number): Date => {
  let at = from.getTime();
  for (let left = hours; left > 0; at += 3_600_000) if (countsAt(at)) left -= 1;
  return new Date(at);
};

describe('business hours', () => {
  it('agree with an hour-by-hour count at four instants of every day from 2020 to 2040', () => {
    const last = Date.parse('2041-01-01T00:00:00Z');
    for (let at = Date.parse('2020-01-01T00:00:00Z'); at < last; at += 6 * 3_600_000) {
      const from = new Date(at);
      if (addBusinessHours(from, 48).getTime() !== byBruteForce(from, 48).getTime()) {
        expect([from, addBusinessHours(from, 48)]).toEqual([from, byBruteForce(from, 48)]);
      }
    }
  });

  it('are two whole business days, over a week-end, a holiday and both clock changes', () => {
    const due = (from: string) => addBusinessHours(new Date(from), 48).toISOString();
    expect(due('2026-11-23T09:30:00Z')).toBe('2026-11-25T09:30:00.000Z');
    expect(due('2026-11-27T15:00:00Z')).toBe('2026-12-01T15:00:00.000Z');
    expect(due('2026-11-21T12:00:00Z')).toBe('2026-11-24T23:00:00.000Z');
    expect(due('2026-11-10T10:00:00Z')).toBe('2026-11-13T10:00:00.000Z');
    expect(due('2026-03-27T12:00:00Z')).toBe('2026-03-31T11:00:00.000Z');
    expect(due('2026-10-23T12:00:00Z')).toBe('2026-10-27T13:00:00.000Z');
  });
});
