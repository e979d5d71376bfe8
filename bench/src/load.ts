import { setTimeout } from 'node:timers/promises';
import type { Question } from '@basoche/server/test/large/requests.ts';
import autocannon from 'autocannon';
import { cpuMsOf } from './proc.ts';

/** Results of a round of load: times in milliseconds, and answers per second. */
export interface Round {
  readonly rps: number;
  /** Processor time of the loaded process per answer; the figure least sensitive to other load on the machine. */
  readonly cpuMs: number;
  readonly p50: number;
  readonly p99: number;
}

interface Load {
  readonly pid: number;
  readonly origin: string;
  readonly questions: readonly Question[];
  readonly connections: number;
  readonly seconds: number;
}

const headersOf = ({ token }: Question): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** Loads a server on the loopback. Every answer must be a 200, since a fast failure is no measurement. */
export const loadServer = async ({ pid, origin, questions, connections, seconds }: Load): Promise<Round> => {
  const before = cpuMsOf(pid);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: questions.map((question) => ({
      method: 'GET',
      path: question.path,
      headers: headersOf(question),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0) {
    throw new Error(
      `${origin}: ${result.non2xx} answers but 200, ${result.errors} errors, ${result.timeouts} timeouts.`,
    );
  }
  const cpuMs = (cpuMsOf(pid) - before) / result.requests.total;
  return { rps: result.requests.average, cpuMs, p50: result.latency.p50, p99: result.latency.p99 };
};

/** The slowest request when each runs alone: the best of three runs, in milliseconds, and its path. */
export const slowestAlone = async (
  origin: string,
  questions: readonly Question[],
): Promise<[number, string]> => {
  // Waits until requests left by the load are answered.
  await setTimeout(2_000);
  let slowest: [number, string] = [0, ''];
  for (const question of questions) {
    let best = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 3; turn += 1) {
      const begun = performance.now();
      await (await fetch(origin + question.path, { headers: headersOf(question) })).arrayBuffer();
      best = Math.min(best, performance.now() - begun);
    }
    if (best > slowest[0]) slowest = [best, question.path];
  }
  return slowest;
};
