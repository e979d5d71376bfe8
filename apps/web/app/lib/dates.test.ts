import { describe, expect, it } from 'vitest';
import { formatDay, formatHour, formatRelative, formatRemaining, formatShortDay } from './dates.ts';
import { formatMessageDay } from './message-day.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a day in French', () => {
  it('is written in full, with no-break spaces', () => {
    expect(formatDay('2026-11-21')).toBe('21\u00a0novembre\u00a02026');
  });

  it('writes the first of the month as an ordinal', () => {
    expect(formatDay('2026-12-01')).toBe('1ᵉʳ\u00a0décembre\u00a02026');
    expect(formatDay('2026-12-11')).toBe('11\u00a0décembre\u00a02026');
  });

  it('is the day that it is in Paris, late in the evening too', () => {
    expect(formatDay('2026-06-30T22:30:00Z')).toBe('1ᵉʳ\u00a0juillet\u00a02026');
  });

  it('has a short form', () => {
    expect(formatShortDay('2026-02-03')).toBe('03/02/2026');
  });

  it('reads hours in Paris, in summer and in winter', () => {
    expect(formatHour('2026-07-01T12:05:00Z')).toBe('14:05');
    expect(formatHour('2026-12-01T12:05:00Z')).toBe('13:05');
  });

  it('says Aujourd’hui for the messages of today and Hier for those of the day before, in Paris', () => {
    expect(formatMessageDay('2026-11-20T23:30:00Z', now)).toBe('Aujourd’hui');
    expect(formatMessageDay('2026-11-20T22:30:00Z', now)).toBe('Hier');
    expect(formatMessageDay('2026-11-19T22:30:00Z', now)).toBe('19\u00a0novembre\u00a02026');
    expect(formatMessageDay('2026-02-28', new Date('2026-03-01T12:00:00Z'))).toBe('Hier');
  });
});

describe('how long ago', () => {
  it.each([
    [0, 'À l’instant'],
    [59_000, 'À l’instant'],
    [minute, 'Il y a 1\u00a0minute'],
    [59 * minute, 'Il y a 59\u00a0minutes'],
    [hour, 'Il y a 1\u00a0heure'],
    [23 * hour, 'Il y a 23\u00a0heures'],
    [day, 'Hier'],
    [2 * day, 'Il y a 2\u00a0jours'],
    [30 * day, 'Il y a 30\u00a0jours'],
    [31 * day, 'Il y a 1\u00a0mois'],
    [364 * day, 'Il y a 11\u00a0mois'],
    [366 * day, 'Il y a 1\u00a0an'],
    [800 * day, 'Il y a 2\u00a0ans'],
  ])('%i ms is said «\u00a0%s\u00a0»', (elapsed, said) => {
    expect(formatRelative(ago(elapsed), now)).toBe(said);
  });

  it('counts days by the calendar of Paris, once 24 hours have passed', () => {
    const said = (when: string) => formatRelative(when, now);
    expect(said('2026-11-20T13:00:00Z')).toBe('Il y a 23\u00a0heures');
    expect(said('2026-11-19T23:00:00Z')).toBe('Hier');
    expect(said('2026-11-19T22:59:00Z')).toBe('Il y a 2\u00a0jours');
    expect(formatRelative('2026-10-24T22:10:00Z', new Date('2026-10-25T22:50:00Z'))).toBe('Hier');
  });

  it('takes a clock that is ahead for now', () => {
    expect(formatRelative(ago(-hour), now)).toBe('À l’instant');
  });
});

describe('how long is left', () => {
  it('counts the last day in', () => {
    expect(formatRemaining('2026-11-21', now)).toBe('Dernier jour');
    expect(formatRemaining('2026-11-22', now)).toBe('1\u00a0jour restant');
    expect(formatRemaining('2026-12-21', now)).toBe('30\u00a0jours restants');
  });

  it('is nothing once past', () => {
    expect(formatRemaining('2026-11-20', now)).toBeNull();
  });
});
