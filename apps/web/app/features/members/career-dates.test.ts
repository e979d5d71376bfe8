import { describe, expect, it } from 'vitest';
import { formatMonth, formatPeriod } from './career-dates.ts';

describe('the dates of a career', () => {
  it('are months, and «\u00a0Aujourd’hui\u00a0» while it goes on', () => {
    expect(formatMonth('2021-01-01')).toBe('janvier\u00a02021');
    expect(formatPeriod({ startDate: '2021-09-30', endDate: '2023-06-01' })).toBe(
      'septembre\u00a02021 – juin\u00a02023',
    );
    expect(formatPeriod({ startDate: '2021-09-30', endDate: null })).toBe(
      'septembre\u00a02021 – Aujourd’hui',
    );
  });
});
