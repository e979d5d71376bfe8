import { setTimeout } from 'node:timers/promises';
import type { Question } from '@basoche/server/test/large/requests.ts';
import autocannon from 'autocannon';
import { askAtRate, headersOf, type Waits } from './open-loop.ts';
import { cpuMsOf, cpuMsOfFamily } from './proc.ts';

/** Results of a round of load: times in milliseconds, and answers per second. */
export interface Round {
  readonly rps: number;
  /** Processor time of the loaded process per answer; the figure least sensitive to other load on the machine. */
  readonly cpuMs: number;
  /** The same of PostgreSQL, all of its processes. */
  readonly databaseMs: number;
  readonly p50: number;
  readonly p99: number;
  /** Times of requests that are sent at a fixed rate. */
  readonly open: Waits;
}

interface Load {
  readonly pid: number;
  readonly databasePid: number;
  readonly origin: string;
  readonly questions: readonly Question[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second of the open loop. */
  readonly rate: number;
}

/** Callers without pauses. Every answer must be a 200, because a fast failure is no measurement. */
const closedLoop = async ({
  pid,
  databasePid,
  origin,
  questions,
  connections,
  seconds,
}: Load): Promise<Omit<Round, 'open'>> => {
  const [before, databaseBefore] = [cpuMsOf(pid), cpuMsOfFamily(databasePid)];
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
  const { total, average: rps } = result.requests;
  const cpuMs = (cpuMsOf(pid) - before) / total;
  const databaseMs = (cpuMsOfFamily(databasePid) - databaseBefore) / total;
  return { rps, cpuMs, databaseMs, p50: result.latency.p50, p99: result.latency.p99 };
};

/** Loads a server on the loopback: first with callers without pauses, then at a fixed rate. */
export const loadServer = async (load: Load): Promise<Round> => {
  const closed = await closedLoop(load);
  return { ...closed, open: await askAtRate(load) };
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
      const startedAt = performance.now();
      await (await fetch(origin + question.path, { headers: headersOf(question) })).arrayBuffer();
      best = Math.min(best, performance.now() - startedAt);
    }
    if (best > slowest[0]) slowest = [best, question.path];
  }
  return slowest;
};
