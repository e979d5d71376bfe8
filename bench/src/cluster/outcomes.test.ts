import { describe, expect, it } from 'vitest';
import type { Sample } from './load/plan.ts';
import { failuresOf, figuresOf, recoveryOf } from './outcomes.ts';

const sample = (at: number, ms: number, status = 200): Sample => ({ kind: 'list', at, ms, status });

/** One request per 100 ms, between these seconds. */
const steady = (from: number, to: number, ms: number, status = 200): Sample[] =>
  Array.from({ length: (to - from) * 10 }, (_, number) => sample(from * 1_000 + number * 100, ms, status));

describe('figures', () => {
  it('are of successful requests, and count refusals, faults and lost connections as failed', () => {
    const samples = [sample(0, 10), sample(0, 20), sample(0, 1, 503), sample(0, 1, 0), sample(0, 1, 404)];
    expect(figuresOf(samples)).toMatchObject({ count: 5, failed: 3, p50: 20, worst: 20 });
    expect(failuresOf(samples)).toBe('list 503 ×1, list 0 ×1, list 404 ×1');
  });
});

describe('a recovery', () => {
  it('without any effect is normal at once', () => {
    const samples = [...steady(0, 20, 10), ...steady(20, 60, 12)];
    expect(recoveryOf(samples, 20_000)).toMatchObject({ failed: 0, failedFor: null, normalAfter: 0 });
  });

  it('says when the first and the last request failed, and ends with their window', () => {
    const samples = [
      ...steady(0, 20, 10),
      ...steady(20, 21, 10),
      ...steady(21, 28, 1, 503),
      ...steady(28, 60, 10),
    ];
    const { failed, failedFor, normalAfter } = recoveryOf(samples, 20_000);
    expect([failed, failedFor, normalAfter]).toEqual([70, [1, 7.9], 10]);
  });

  it('lasts while requests are much slower than in the worst window before', () => {
    const samples = [
      ...steady(0, 15, 10),
      ...steady(15, 20, 30),
      ...steady(20, 32, 50),
      ...steady(32, 60, 40),
    ];
    expect(recoveryOf(samples, 20_000)).toMatchObject({ failed: 0, normalAfter: 15, p99: 50, p99Before: 30 });
  });

  it('does not end where requests fail again later', () => {
    const samples = [...steady(0, 50, 10), sample(47_000, 10, 502), ...steady(50, 60, 10)];
    expect(recoveryOf(samples, 20_000)).toMatchObject({ failed: 1, normalAfter: 30 });
  });
});
