import { setTimeout } from 'node:timers/promises';
import type { Question } from '@basoche/server/test/large/asking.ts';
import autocannon from 'autocannon';
import { cpuMsOf } from './proc.ts';

/** What a round of load found. Milliseconds, and answers a second. */
export interface Round {
  readonly rps: number;
  /** Processor time of the loaded process for one answer; the least sensitive to what else the machine does. */
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

/** Loads a server on the loopback. Every answer must be a 200: a fast failure is no measure. */
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

/** Each question by itself, thrice and the best of them, in milliseconds, with nothing else under way: the slowest of all. */
export const slowestAlone = async (
  origin: string,
  questions: readonly Question[],
): Promise<[number, string]> => {
  // What the load left under way is answered first.
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
