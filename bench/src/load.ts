import autocannon from 'autocannon';

/** What a round of load found. Milliseconds, and answers a second. */
export interface Round {
  readonly rps: number;
  readonly p50: number;
  readonly p99: number;
}

interface Load {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Loads a server on the loopback. Every answer must be a 200: a fast failure is no measure. */
export const loadServer = async ({ origin, paths, connections, seconds }: Load): Promise<Round> => {
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
  return { rps: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
};
