import { describe, expect, it } from 'vitest';
import { columnsOf, headline, headlineUnit } from './charts.ts';

describe('the table of a chart', () => {
  it('has a column for each part in its order, empty where nothing is known', () => {
    expect(columnsOf('subscriptions', [{ part: 'yearly', values: [3, null] }])).toEqual([
      { label: 'Mensuels', unit: 'count', values: [] },
      { label: 'Annuels', unit: 'count', values: [3, null] },
    ]);
    expect(columnsOf('held', [{ part: 'held', values: [51_800] }])[0]).toEqual({
      label: 'Fonds réservés',
      unit: 'cents',
      values: [51_800],
    });
  });

  it('ends for hearings with the share that was taken in time, which is the figure above it', () => {
    const series = [
      { part: 'within', values: [3, 0] },
      { part: 'late', values: [1, 0] },
    ];
    expect(columnsOf('hearingTakings', series).at(-1)).toEqual({
      label: 'Part dans les 60 min',
      unit: 'share',
      values: [0.75, null],
    });
    expect([headline('hearingTakings', series), headlineUnit('hearingTakings')]).toEqual([0.75, 'share']);
    expect([headline('hearings', series), headlineUnit('hearings')]).toEqual([4, 'count']);
  });

  it('ends for verifications with the share that was answered in time', () => {
    const series = [
      { part: 'late', values: [1, 0, null, 2] },
      { part: 'within', values: [3, 0, 4, null, 5] },
    ];
    expect(columnsOf('verifications', series)).toEqual([
      { label: 'Dans les 24 h', unit: 'count', values: [3, 0, 4, null, 5] },
      { label: 'Au-delà', unit: 'count', values: [1, 0, null, 2] },
      { label: 'Part dans les 24 h', unit: 'share', values: [0.75, null, 1, 0, 1] },
    ]);
    expect(columnsOf('verifications', []).at(-1)?.values).toEqual([]);
    expect(columnsOf('signups', [])).toHaveLength(4);
  });
});

describe('the figure above a chart', () => {
  it('is nothing, or none in time, where some of its parts are not known', () => {
    expect(headline('verifications', [{ part: 'late', values: [2] }])).toBe(0);
    expect(headline('verifications', [])).toBeNull();
    expect(
      headline('verifications', [
        { part: 'late', values: [1] },
        { part: 'within', values: [3] },
      ]),
    ).toBe(0.75);
    expect(headline('held', [{ part: 'unknown', values: [5] }])).toBe(5);
  });
});
