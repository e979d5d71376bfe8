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
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Loads a server on the loopback. Every answer must be a 200: a fast failure is no measure. */
export const loadServer = async ({ pid, origin, paths, connections, seconds }: Load): Promise<Round> => {
  const before = cpuMsOf(pid);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0) {
    throw new Error(
      `${origin}: ${result.non2xx} answers but 200, ${result.errors} errors, ${result.timeouts} timeouts.`,
    );
  }
  const cpuMs = (cpuMsOf(pid) - before) / result.requests.total;
  return { rps: result.requests.average, cpuMs, p50: result.latency.p50, p99: result.latency.p99 };
};
