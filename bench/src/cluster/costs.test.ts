import { describe, expect, it } from 'vitest';
import { bottleneckOf, costsBetween } from './costs.ts';

const machine = { cores: 2, busyMs: 0 };

describe('costs', () => {
  it('are those of each tier, and of its busiest process; one that began meanwhile counts from its start', () => {
    const before = { at: 0, tiers: [{ name: 'web', ms: [100, 50] }], ...machine };
    const after = { at: 1_000, tiers: [{ name: 'web', ms: [400, 20, 30] }], cores: 2, busyMs: 900 };
    expect(costsBetween(before, after)).toEqual({
      elapsedMs: 1_000,
      tiers: [{ name: 'web', ms: 350, busiestMs: 300 }],
      machine: { cores: 2, busyMs: 900 },
    });
  });
});

describe('the bottleneck', () => {
  const costs = (webMs: number, busyMs: number) => ({
    elapsedMs: 1_000,
    tiers: [
      { name: 'primary', ms: 1_200, busiestMs: 1_200 },
      { name: 'web', ms: webMs, busiestMs: webMs },
    ],
    machine: { cores: 2, busyMs },
  });

  it('is a process that fills a core, before the machine; PostgreSQL has many processes', () => {
    expect(bottleneckOf(costs(950, 1_990))).toMatch(/^one process of web fills a core/);
  });

  it('is the machine where all cores work, and nothing of both otherwise', () => {
    expect(bottleneckOf(costs(500, 1_990))).toMatch(/^the machine’s 2 cores are 100 % busy/);
    expect(bottleneckOf(costs(500, 1_000))).toMatch(/^none is full/);
  });
});
