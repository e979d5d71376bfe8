import { describe, expect, it } from 'vitest';
import { planScan } from './service.ts';

const counts = new Map([
  ['k/COMPANY', 100_000],
  ['k/EMPLOYEE', 600_000],
  ['k/STUDENT', 300_000],
  ['j/1', 2_000],
  ['d/common', 500_000],
  ['d/usual', 60_000],
  ['x/9', 50_000],
  ['r/2', 20_000],
]);
const page = { limit: 10, countAtMost: 1_000, matches: undefined };
const plan = (ofIndex: readonly string[][], others: readonly string[][] = [], more = {}) =>
  planScan(counts, { facets: { ofIndex, others }, ...page, ...more });

describe('the way to find members', () => {
  it('is the index at once where few match', () => {
    expect(plan([['j/1']])).toEqual({ rows: 0, wanted: 10, ofIndex: [['j/1']] });
    expect(plan([['j/nobody']]).rows).toBe(0);
  });

  it('is a scan that counts where many match', () => {
    expect(plan([])).toEqual({ rows: 30_000, wanted: 1_001, ofIndex: [] });
    expect(plan([['d/common']])).toMatchObject({ rows: 30_000, wanted: 1_001 });
  });

  it('is a scan for a page where it would count in vain, at most at half the cost of the index', () => {
    expect(plan([['d/usual']], [['x/9']])).toMatchObject({
      rows: Math.round((60_000 * 0.05 * 12 + 50_000 / 3) / 2),
      wanted: 10,
    });
    expect(plan([['d/usual']], [], { countAtMost: null })).toMatchObject({ rows: 360_000, wanted: 10 });
  });

  it('is the index at once where a scan would be longer than what it reads', () => {
    expect(plan([['d/usual']], [['x/9'], ['r/2']]).rows).toBe(0);
  });

  it('gives the index a facet of many where it spares more rows than it has entries', () => {
    expect(plan([['d/usual']], [['x/9']]).ofIndex).toEqual([['d/usual'], ['x/9']]);
    expect(plan([['j/1']], [['k/EMPLOYEE', 'k/STUDENT']]).ofIndex).toEqual([['j/1']]);
  });

  it('scans a little for frequent words, each of whose rows is compared', () => {
    expect(plan([], [], { matches: 4_000 }).rows).toBe(0);
    expect(plan([], [], { matches: 200_000 })).toEqual({ rows: 2_500, wanted: 1_001, ofIndex: [] });
    expect(plan([['d/usual']], [], { matches: 200_000 }).rows).toBe(2_500);
  });

  it('is a scan before the first night has counted the facets', () => {
    const facets = { ofIndex: [['d/common']], others: [['x/9']] };

    expect(planScan(new Map(), { facets, ...page })).toEqual({
      rows: 30_000,
      wanted: 1_001,
      ofIndex: [['d/common']],
    });
    expect(planScan(new Map(), { facets, ...page, matches: 200_000 }).rows).toBe(2_500);
    expect(planScan(new Map(), { facets, ...page, matches: 4_000 }).rows).toBe(0);
  });
});
