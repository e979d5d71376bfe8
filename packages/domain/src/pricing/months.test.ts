import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isDay } from '../time/paris.ts';
import { byDay, retainer } from './fixtures.ts';
import { retainerMonths } from './limits.ts';
import {
  agreedOn,
  firstDayOf,
  lastDayOfMonth,
  monthAfter,
  monthOf,
  openPeriod,
  type Period,
  periodAt,
  positionOn,
} from './months.ts';

const day = fc.integer({ min: 0, max: 5_000 }).map((days) => addDays('2027-01-01', days));

describe('a calendar month', () => {
  it.each([
    ['2027-01-31', '2027-01', '2027-01-31', '2027-02'],
    ['2027-02-10', '2027-02', '2027-02-28', '2027-03'],
    ['2028-02-10', '2028-02', '2028-02-29', '2028-03'],
    ['2027-12-01', '2027-12', '2027-12-31', '2028-01'],
  ])('%s is in %s, which ends on %s and is followed by %s', (on, month, last, next) => {
    expect(monthOf(on)).toBe(month);
    expect(lastDayOfMonth(month)).toBe(last);
    expect(monthAfter(month)).toBe(next);
  });

  it('holds its first and last day, and ends where the next one begins', () => {
    fc.assert(
      fc.property(day, (on) => {
        const month = monthOf(on);
        expect(on >= firstDayOf(month) && on <= lastDayOfMonth(month)).toBe(true);
        expect(addDays(lastDayOfMonth(month), 1)).toBe(firstDayOf(monthAfter(month)));
      }),
    );
  });
});

describe('a retainer that is agreed', () => {
  it('begins on its first day, or on the day of the agreement if that is later', () => {
    const agreed = (on: string) => agreedOn({ ...retainer, startsOn: '2037-02-01' }, on);
    expect(agreed('2037-01-20').startsOn).toBe('2037-02-01');
    expect(agreed('2037-02-01').startsOn).toBe('2037-02-01');
    expect(agreed('2037-02-03')).toEqual({ ...retainer, startsOn: '2037-02-03' });
    expect(agreedOn(byDay, '2037-02-03')).toBe(byDay);
  });

  it('has no day before the agreement, and all its months', () => {
    fc.assert(
      fc.property(day, day, fc.integer(retainerMonths), (proposed, agreedDay, months) => {
        const { startsOn } = agreedOn({ ...retainer, startsOn: proposed, months }, agreedDay);
        expect(startsOn).toBe(proposed > agreedDay ? proposed : agreedDay);
        for (let position = 0; position < months; position += 1)
          expect(periodAt(startsOn, position).from >= agreedDay).toBe(true);
        expect(positionOn({ startsOn, months }, periodAt(startsOn, months - 1).until)).toBe(months - 1);
      }),
    );
  });
});

describe('months of time', () => {
  const waits = fc.array(fc.nat(50), { minLength: 1, maxLength: 8 });

  it('follow each other without a gap, whenever their deposits come, and none has a day before the first one', () => {
    fc.assert(
      fc.property(day, waits, (agreedDay, days) => {
        let after: string | null = null;
        let deposit = agreedDay;
        for (const [position, wait] of days.entries()) {
          deposit = addDays(deposit, wait);
          const period: Period = openPeriod({ pricing: byDay, units: 1, after }, position, deposit);
          expect(period.from).toBe(after === null ? deposit : addDays(after, 1));
          expect(period.from >= agreedDay && period.from <= period.until && deposit <= period.until).toBe(
            true,
          );
          expect(period.until).toBe(lastDayOfMonth(monthOf(period.until)));
          after = period.until;
        }
      }),
    );
  });

  it('hold what was done before a late deposit, up to the end of the month in which it comes', () => {
    const periodOn = (beginsOn: string) =>
      openPeriod({ pricing: byDay, units: 1, after: '2037-01-31' }, 1, beginsOn);
    expect(periodOn('2037-02-16')).toEqual({ from: '2037-02-01', until: '2037-02-28' });
    expect(periodOn('2037-03-03')).toEqual({ from: '2037-02-01', until: '2037-03-31' });
    expect(periodOn('2037-01-31')).toEqual({ from: '2037-02-01', until: '2037-02-28' });
  });
});

describe('the months of a retainer', () => {
  it('begin on the same day, and on the last one of shorter months', () => {
    const from = (startsOn: string, count: number) =>
      Array.from({ length: count }, (_, position) => periodAt(startsOn, position).from);
    expect(from('2027-01-31', 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    expect(from('2028-01-30', 3)).toEqual(['2028-01-30', '2028-02-29', '2028-03-30']);
    expect(from('2027-11-15', 3)).toEqual(['2027-11-15', '2027-12-15', '2028-01-15']);
    expect(from('2028-02-29', 13).at(-1)).toBe('2029-02-28');
    expect(periodAt('2027-01-31', 0)).toEqual({ from: '2027-01-31', until: '2027-02-27' });
    expect(periodAt('2027-01-31', 1)).toEqual({ from: '2027-02-28', until: '2027-03-30' });
  });

  it('follow each other without a gap, and each day is in one of them', () => {
    fc.assert(
      fc.property(day, fc.integer(retainerMonths), (startsOn, months) => {
        const periods = Array.from({ length: months }, (_, position) => periodAt(startsOn, position));
        expect(periods[0]?.from).toBe(startsOn);
        for (const [position, { from, until }] of periods.entries()) {
          expect(isDay(from) && isDay(until) && from <= until).toBe(true);
          expect(addDays(until, 1)).toBe(periodAt(startsOn, position + 1).from);
          for (const on of [from, addDays(from, 11), until])
            expect(positionOn({ startsOn, months }, on)).toBe(position);
        }
        expect(positionOn({ startsOn, months }, addDays(startsOn, -1))).toBeNull();
        expect(positionOn({ startsOn, months }, addDays(periodAt(startsOn, months - 1).until, 1))).toBeNull();
      }),
    );
  });
});
