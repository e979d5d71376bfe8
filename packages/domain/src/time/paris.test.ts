import { describe, expect, it } from 'vitest';
import {
  addDays,
  addHours,
  isDay,
  isDayOnOrAfter,
  parisDay,
  parisInstant,
  parisTime,
  startOfParisDay,
  weekday,
} from './paris.ts';

describe('a day in Paris', () => {
  it('begins at midnight of Paris, in winter and in summer', () => {
    expect(parisDay(new Date('2026-11-20T22:59:59.999Z'))).toBe('2026-11-20');
    expect(parisDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
    expect(parisDay(new Date('2026-07-13T21:59:59.999Z'))).toBe('2026-07-13');
    expect(parisDay(new Date('2026-07-13T22:00:00Z'))).toBe('2026-07-14');
  });

  it('begins where the day before ends, on every day from 2020 to 2040', () => {
    for (let day = '2020-01-01'; day <= '2040-12-31'; day = addDays(day, 1)) {
      const begin = startOfParisDay(day);
      expect(parisDay(begin)).toBe(day);
      expect(parisDay(new Date(begin.getTime() - 1))).toBe(addDays(day, -1));
    }
  });

  it('lasts 23 hours when clocks go forward and 25 when they go back', () => {
    const hours = (day: string) =>
      (startOfParisDay(addDays(day, 1)).getTime() - startOfParisDay(day).getTime()) / 3_600_000;
    expect(hours('2026-03-28')).toBe(24);
    expect(hours('2026-03-29')).toBe(23);
    expect(hours('2026-10-25')).toBe(25);
    expect(hours('2026-10-26')).toBe(24);
  });
});

describe('calendar days', () => {
  it('add across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-03-28', 60)).toBe('2026-05-27');
  });

  it('are those of the calendar', () => {
    for (const day of ['2026-02-28', '2028-02-29', '2026-12-31']) expect(isDay(day)).toBe(true);
    for (const text of [
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-4-1',
      '',
      '21/11/2026',
    ]) {
      expect(isDay(text)).toBe(false);
    }
  });

  it('compare in the order of time, and know their place in the week', () => {
    expect(isDayOnOrAfter('2026-11-21', '2026-11-21')).toBe(true);
    expect(isDayOnOrAfter('2026-11-20', '2026-11-21')).toBe(false);
    expect(isDayOnOrAfter('2027-01-01', '2026-12-31')).toBe(true);
    expect(weekday('2026-11-21')).toBe(6);
    expect(weekday('2026-11-22')).toBe(7);
    expect(weekday('2026-11-23')).toBe(1);
  });
});

describe('hours', () => {
  it('pass the same whatever the clocks do', () => {
    expect(addHours(new Date('2026-03-28T12:00:00Z'), 48)).toEqual(new Date('2026-03-30T12:00:00Z'));
  });
});

describe('a time in Paris', () => {
  it('is an instant, in winter and in summer, and the clocks show it then', () => {
    expect(parisInstant('2026-11-25', '08:30')?.toISOString()).toBe('2026-11-25T07:30:00.000Z');
    expect(parisInstant('2026-07-14', '00:00')?.toISOString()).toBe('2026-07-13T22:00:00.000Z');
    for (const day of ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-10-26']) {
      for (let minute = 0; minute < 1_440; minute += 15) {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const at = parisInstant(day, time);
        const isSkipped = day === '2026-03-29' && time >= '02:00' && time < '03:00';
        expect(at === null).toBe(isSkipped);
        if (at !== null) expect([parisDay(at), parisTime(at)]).toEqual([day, time]);
      }
    }
  });

  it('that clocks show twice is the first of both', () => {
    expect(parisInstant('2026-10-25', '02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(parisInstant('2026-10-25', '03:00')?.toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });
});
