import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, weekday } from '../time/paris.ts';
import { charts, headline } from './charts.ts';
import { periodsOf, ranges, type Step, startOfStep, stepOf, steps } from './periods.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));

/** The first day of the step after the one that begins on this day. */
const nextStep = (step: Step, startsOn: Day): Day => {
  if (step === 'month') return startOfStep('month', addDays(startsOn, 31));
  return addDays(startsOn, step === 'week' ? 7 : 1);
};

describe('the steps of a range', () => {
  it('are thirty days, twelve weeks that begin on Monday, twelve months, or all months', () => {
    expect(periodsOf('30d', '2020-01-01', '2026-03-01').slice(0, 2)).toEqual(['2026-01-31', '2026-02-01']);
    expect(periodsOf('30d', '2020-01-01', '2026-03-01')).toHaveLength(30);
    expect(periodsOf('12w', '2020-01-01', '2026-11-22')).toHaveLength(12);
    expect(periodsOf('12w', '2020-01-01', '2026-11-22').at(-1)).toBe('2026-11-16');
    expect(periodsOf('12m', '2020-01-01', '2026-11-22')[0]).toBe('2025-12-01');
    expect(periodsOf('all', '2024-12-31', '2026-01-01')).toHaveLength(14);
  });

  it('are none before the network began', () => {
    expect(periodsOf('12m', '2026-10-05', '2026-11-22')).toEqual(['2026-10-01', '2026-11-01']);
    expect(periodsOf('30d', '2026-11-22', '2026-11-22')).toEqual(['2026-11-22']);
  });

  it('follow each other without a gap, each the first day of its own', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ranges), anyDay, fc.nat(900), (range, since, days) => {
        const until = addDays(since, days);
        const step = stepOf(range);
        const periods = periodsOf(range, since, until);
        expect(periods.at(-1)).toBe(startOfStep(step, until));
        for (const [index, start] of periods.entries()) {
          expect(startOfStep(step, start)).toBe(start);
          if (index > 0) expect(nextStep(step, periods[index - 1] ?? '')).toBe(start);
        }
      }),
    );
  });

  it('hold each day in one of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...steps), anyDay, (step, day) => {
        const start = startOfStep(step, day);
        expect(start <= day && day < nextStep(step, start)).toBe(true);
        if (step === 'week') expect(weekday(start)).toBe(1);
      }),
    );
  });
});

describe('what stands for a chart', () => {
  it('is a total, the last that is known, or the share within the promise', () => {
    const signups = [
      { part: 'STUDENT', values: [1, 0, 2] },
      { part: 'COMPANY', values: [0, 4, 0] },
    ];
    expect(headline('signups', signups)).toBe(7);
    expect(headline('firstReply', [{ part: 'median', values: [30, 45, null] }])).toBe(45);
    expect(headline('firstReply', [{ part: 'median', values: [null] }])).toBeNull();
    const decided = [
      { part: 'within', values: [3, 0] },
      { part: 'late', values: [0, 1] },
    ];
    expect(headline('verifications', decided)).toBe(0.75);
    expect(headline('verifications', [{ part: 'within', values: [0] }])).toBeNull();
  });

  it('leaves out what is not drawn', () => {
    const threads = [
      { part: 'NEW', values: [5] },
      { part: 'DONE', values: [80] },
    ];
    expect(headline('threads', threads)).toBe(5);
  });

  it('has parts of different names in each chart', () => {
    for (const { parts } of Object.values(charts)) {
      expect(new Set(parts.map(({ part }) => part)).size).toBe(parts.length);
      expect(new Set(parts.map(({ label }) => label)).size).toBe(parts.length);
    }
  });
});
