import { ascending, quantile } from '../messages/times.ts';
import type { Sample } from './load/plan.ts';

/** Figures of a run, computed from its samples. */

/** Any answer except a success counts as a failure: the load sends nothing that should be refused. */
const isFailed = ({ status }: Pick<Sample, 'status'>): boolean => status < 200 || status >= 400;

export interface Figures {
  readonly count: number;
  readonly failed: number;
  /** Times of successful requests, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

export const figuresOf = (samples: readonly Sample[]): Figures => {
  const times = samples
    .filter((one) => !isFailed(one))
    .map(({ ms }) => ms)
    .sort(ascending);
  return {
    count: samples.length,
    failed: samples.filter(isFailed).length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    worst: times.at(-1) ?? Number.NaN,
  };
};

export const byKind = (samples: readonly Sample[]): Map<Sample['kind'], Figures> =>
  new Map([...Map.groupBy(samples, ({ kind }) => kind)].map(([kind, own]) => [kind, figuresOf(own)]));

/** Statuses of failed requests with their numbers; 0 is a connection that ended without an answer. */
export const failuresOf = (samples: readonly Sample[]): string =>
  [
    ...Map.groupBy(
      samples.filter(isFailed),
      ({ kind, status, isOfProxy }) => `${kind} ${status}${isOfProxy ? ' of a proxy' : ''}`,
    ),
  ]
    .map(([name, own]) => `${name} ×${own.length}`)
    .join(', ');

/** Length of a window in milliseconds; in a window of one second, the p99 would be its slowest request. */
const windowMs = 5_000;

export interface Recovery {
  readonly failed: number;
  /** Seconds from the failure to the first and to the last failed request; null if none failed. */
  readonly failedFor: readonly [number, number] | null;
  /** p99 from the failure until the load was normal again. */
  readonly p99: number;
  readonly p99Before: number;
  /**
   * Seconds from the failure to the end of the last abnormal window: one with a failed request, or with a p99
   * of more than 1.5 times the worst window before.
   */
  readonly normalAfter: number;
}

/** Effect of a failure on the requests that were due after it; times in milliseconds since the epoch. */
export const recoveryOf = (samples: readonly Sample[], struckAt: number): Recovery => {
  const windowOf = ({ at }: Sample) => Math.floor((at - struckAt) / windowMs);
  const [before, after] = [
    samples.filter(({ at }) => at < struckAt),
    samples.filter(({ at }) => at >= struckAt),
  ];
  const p99s = (own: readonly Sample[]) =>
    [...Map.groupBy(own, windowOf)].map(([window, of]) => ({ window, ...figuresOf(of) }));
  const usual = Math.max(
    0,
    ...p99s(before)
      .map(({ p99 }) => p99)
      .filter((p99) => !Number.isNaN(p99)),
  );
  const disturbed = p99s(after).filter(({ failed, p99 }) => failed > 0 || p99 > 1.5 * usual);
  const normalAfter = Math.max(0, ...disturbed.map(({ window }) => ((window + 1) * windowMs) / 1_000));
  const seconds = after.filter(isFailed).map(({ at }) => (at - struckAt) / 1_000);
  return {
    failed: seconds.length,
    failedFor: seconds.length === 0 ? null : [Math.min(...seconds), Math.max(...seconds)],
    p99: figuresOf(after.filter((one) => one.at < struckAt + Math.max(windowMs, normalAfter * 1_000))).p99,
    p99Before: figuresOf(before).p99,
    normalAfter,
  };
};
