import { bottleneckOf, type Costs } from './costs.ts';
import type { Observation } from './observe.ts';
import { byKind, failuresOf, figuresOf } from './outcomes.ts';

/** Tables of figures as text. */

const line = (cells: readonly (string | number)[], widths: readonly number[]): string =>
  cells.map((cell, at) => String(cell).padEnd(widths[at] ?? 10)).join('');

const ms = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));

const kinds = [14, 10, 10, 10, 10, 10, 10];

/** Requests and messages by kind. */
const kindLines = ({ samples, costs }: Observation): string[] => {
  const seconds = costs.elapsedMs / 1_000;
  const rows = [
    ...byKind(samples),
    ['all requests', figuresOf(samples.filter(({ kind }) => kind !== 'message'))] as const,
  ];
  return [
    line(['', 'sent', 'a second', 'p50 ms', 'p99 ms', 'worst ms', 'failed'], kinds),
    ...rows.map(([kind, { count, failed, p50, p99, worst }]) =>
      line([kind, count, (count / seconds).toFixed(1), ms(p50), ms(p99), ms(worst), failed], kinds),
    ),
  ];
};

/** Processor time of each tier: cores in use, and milliseconds per request or message. */
export const costLine = ({ tiers, elapsedMs, machine }: Costs, requests: number): string =>
  [
    ...tiers
      .filter(({ ms }) => ms > 0)
      .map(({ name, ms }) => `${name} ${(ms / requests).toFixed(2)} ms (${(ms / elapsedMs).toFixed(2)})`),
    `machine ${((100 * machine.busyMs) / (machine.cores * elapsedMs)).toFixed(0)} %`,
  ].join(', ');

const waitLine = ({ waits }: Observation): string =>
  `${waits.statements
    .slice(0, 5)
    .map(([event, count]) => `${event} ${count.toFixed(2)}`)
    .join(', ')}; at most ${waits.pooled} waited for the pool`;

export const observedLines = (observed: Observation): string[] => {
  const failures = failuresOf(observed.samples);
  return [
    ...kindLines(observed),
    `failed: ${failures === '' ? 'none' : failures}`,
    `processor for each request or message (cores in use): ${costLine(observed.costs, observed.samples.length)}`,
    `statements of the primary at a time: ${waitLine(observed)}`,
    `bottleneck: ${bottleneckOf(observed.costs)}`,
    `load average ${observed.loadAverage.toFixed(1)}; the load was late by ${ms(observed.late99)} ms at p99`,
  ];
};
