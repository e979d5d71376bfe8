import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parisDay, weekday } from '../time/paris.ts';
import { alertPauseMs, lastAlertTime, nextInstantAlert } from './alert-times.ts';

const clock = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const dayMs = 86_400_000;

describe('the time of an alert', () => {
  it('is eight in the morning in Paris, in winter and in summer', () => {
    const at = (now: string) => lastAlertTime('daily', new Date(now)).toISOString();
    expect(at('2026-11-21T06:59:59.999Z')).toBe('2026-11-20T07:00:00.000Z');
    expect(at('2026-11-21T07:00:00Z')).toBe('2026-11-21T07:00:00.000Z');
    expect(at('2026-07-14T05:59:59.999Z')).toBe('2026-07-13T06:00:00.000Z');
    expect(at('2026-07-14T06:00:00Z')).toBe('2026-07-14T06:00:00.000Z');
  });

  it('is a Monday for weekly ones', () => {
    const at = (now: string) => lastAlertTime('weekly', new Date(now)).toISOString();
    expect(at('2026-11-21T12:00:00Z')).toBe('2026-11-16T07:00:00.000Z');
    expect(at('2026-11-23T06:59:59Z')).toBe('2026-11-16T07:00:00.000Z');
    expect(at('2026-11-23T07:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
  });

  it('stays eight in the morning across both changes of the clocks', () => {
    const at = (frequency: 'daily' | 'weekly', now: string) =>
      lastAlertTime(frequency, new Date(now)).toISOString();
    // Clocks go forward in the night to Sunday 29 March 2026, and back in the night to Sunday 25 October
    // 2026.
    expect(at('daily', '2026-03-28T12:00:00Z')).toBe('2026-03-28T07:00:00.000Z');
    expect(at('daily', '2026-03-29T06:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
    expect(at('weekly', '2026-03-30T06:00:00Z')).toBe('2026-03-30T06:00:00.000Z');
    expect(at('daily', '2026-10-25T06:30:00Z')).toBe('2026-10-24T06:00:00.000Z');
    expect(at('daily', '2026-10-25T07:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
    expect(at('weekly', '2026-10-26T06:59:00Z')).toBe('2026-10-19T06:00:00.000Z');
    expect(at('weekly', '2026-10-26T07:00:00Z')).toBe('2026-10-26T07:00:00.000Z');
  });

  it('is past, less than a day and an hour ago, or a week and an hour', () => {
    fc.assert(
      fc.property(instants, (now) => {
        for (const [frequency, days] of [
          ['daily', 1],
          ['weekly', 7],
        ] as const) {
          const last = lastAlertTime(frequency, now);
          expect(clock.format(last)).toBe('08:00:00');
          const ago = now.getTime() - last.getTime();
          expect(ago).toBeGreaterThanOrEqual(0);
          expect(ago).toBeLessThan(days * dayMs + 3_600_000);
          if (frequency === 'weekly') expect(weekday(parisDay(last))).toBe(1);
        }
      }),
    );
  });
});

describe('an alert at once', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it('leaves at once, and again after its pause', () => {
    expect(nextInstantAlert(null, now)).toEqual(now);
    expect(nextInstantAlert(new Date(now.getTime() - 10_000), now)).toEqual(
      new Date(now.getTime() + alertPauseMs - 10_000),
    );
    expect(nextInstantAlert(new Date(now.getTime() - alertPauseMs), now)).toEqual(now);
  });
});
