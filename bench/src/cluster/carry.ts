import type { Cluster } from './cluster.ts';
import { bottleneckOf } from './costs.ts';
import { type Kind, shares } from './load/plan.ts';
import type { Load } from './load/start-load.ts';
import { type Observation, observe } from './observe.ts';
import { figuresOf } from './outcomes.ts';
import { costLine } from './report.ts';

/** The highest rate at which 99 of 100 requests wait at most for the limit, by number of web processes. */

interface Options {
  readonly webs: readonly number[];
  readonly seconds: number;
  /** First rate to try. */
  readonly lowest: number;
  /** Longest wait of 99 of 100 requests, in milliseconds. */
  readonly limitMs: number;
  readonly tell: (line: string) => void;
}

/** Factor from one rate to the next. */
const step = 1.3;
/** Messages per second for each request per second. */
const messagesShare = 0.1;

const requestsOf = ({ samples }: Observation) => samples.filter(({ kind }) => kind !== 'message');

const describe = (rate: number, observed: Observation): string => {
  const { failed, p50, p99 } = figuresOf(requestsOf(observed));
  const answered = requestsOf(observed).length / (observed.costs.elapsedMs / 1_000);
  const messages = figuresOf(observed.samples.filter(({ kind }) => kind === 'message'));
  return `at ${rate.toFixed(0)}/s: ${answered.toFixed(0)} requests/s, p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms, ${failed} failed; messages p99 ${messages.p99.toFixed(0)} ms; load average ${observed.loadAverage.toFixed(1)}`;
};

const isCarried = (observed: Observation, limitMs: number): boolean => {
  const { failed, p99 } = figuresOf(requestsOf(observed));
  return failed === 0 && p99 <= limitMs;
};

export const measureCarry = async (
  cluster: Cluster,
  load: Load,
  { webs, seconds, lowest, limitMs, tell }: Options,
): Promise<void> => {
  const run = (rate: number, own = seconds) =>
    observe(cluster, load, { rate, messages: rate * messagesShare, seconds: own });
  for (const count of webs) {
    await cluster.setWebs(count);
    tell(`\n${count} web ${count === 1 ? 'process' : 'processes'}`);
    // Warms up: code is compiled, plans are made, and the balancer learns of all processes.
    await run(lowest, 8);
    let best: { rate: number; observed: Observation } | null = null;
    let last: Observation | null = null;
    // Tries a failed rate a second time, because other work on the machine may have disturbed it.
    for (let rate = lowest, missed = 0; missed < 2; ) {
      const observed = await run(rate);
      last = observed;
      tell(describe(rate, observed));
      if (isCarried(observed, limitMs)) {
        best = { rate, observed };
        missed = 0;
        rate *= step;
      } else missed += 1;
    }
    tell(
      best === null ? 'carries not even the lowest rate' : `carries: ${describe(best.rate, best.observed)}`,
    );
    const shown = best?.observed ?? last;
    if (shown !== null) tell(`processor (cores in use): ${costLine(shown.costs, shown.samples.length)}`);
    if (last !== null)
      tell(`beyond it: ${bottleneckOf(last.costs)}; ${last.waits.pooled} waited for the pool`);
  }
};

/**
 * Processor time of each tier for one request of each kind, measured alone at a low rate, and for one
 * message.
 */
export const measureCosts = async (
  cluster: Cluster,
  load: Load,
  { seconds, tell }: Options,
): Promise<void> => {
  tell('\nprocessor for one of each kind (cores in use), with the reads after a write');
  const each: readonly (readonly [string, Parameters<Load['run']>[0]])[] = [
    ['nothing', { rate: 0, messages: 0, seconds }],
    ...(Object.keys(shares) as Kind[]).map(
      (kind) => [kind, { rate: kind === 'login' ? 10 : 30, messages: 0, seconds, kinds: [kind] }] as const,
    ),
    ['message', { rate: 0, messages: 30, seconds }],
  ];
  for (const [name, run] of each) {
    const { samples, costs } = await observe(cluster, load, run);
    const count = Math.max(1, samples.filter(({ kind }) => kind !== 'read back').length);
    tell(`${name}: ${costLine(costs, count)}`);
  }
};
