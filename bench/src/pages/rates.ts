import autocannon from 'autocannon';
import { type Aim, atLeast, median } from '../report.ts';
import type { Product } from './product.ts';

interface Load {
  readonly rounds: number;
  readonly seconds: number;
  /** Connections to each process. */
  readonly connections: number;
}

const path = '/consult/missions';
/** Headers of a browser, so that pages rendered for one visitor are compressed, too. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Kind {
  readonly name: string;
  readonly aim: number;
  /** The address of the next request. */
  readonly next: () => string;
}

let turn = 0;
const kinds: readonly Kind[] = [
  {
    name: `${path}, rendered for each`,
    aim: 300,
    next: () => {
      turn += 1;
      // An unknown order counts as the default: the same list, at its own address.
      return `${path}?sort=visite-${turn}`;
    },
  },
  { name: `${path}, copies`, aim: 2_000, next: () => path },
];

/** Pages per second of one process; every answer must be a 200. */
const load = async (origin: string, { next }: Kind, { seconds, connections }: Load) => {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ method: 'GET', headers, setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0) {
    throw new Error(
      `${origin}: ${result.non2xx} answers but 200, ${result.errors} errors, ${result.timeouts} timeouts.`,
    );
  }
  return { rps: result.requests.average, pages: result.requests.total, p99: result.latency.p99 };
};

/** Pages per second of both processes together and processor time of each page, medians of the rounds. */
export const rates = async (
  { origins, cpuMs }: Product,
  options: Load,
): Promise<{ table: string; aims: Aim[] }> => {
  const lines: string[] = [];
  const aims: Aim[] = [];
  for (const kind of kinds) {
    // Warms up: code is compiled before the measurement.
    await Promise.all(origins.map((origin) => load(origin, kind, { ...options, seconds: 3 })));
    const totals: number[] = [];
    const slowest: number[] = [];
    const costs: number[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const before = cpuMs();
      const both = await Promise.all(origins.map((origin) => load(origin, kind, options)));
      costs.push((cpuMs() - before) / both.reduce((sum, { pages }) => sum + pages, 0));
      totals.push(both.reduce((sum, { rps }) => sum + rps, 0));
      slowest.push(Math.max(...both.map(({ p99 }) => p99)));
    }
    const rate = median(totals);
    lines.push(
      `${kind.name}: ${rate.toFixed(0)} pages/s of ${origins.length} processes, ${median(costs).toFixed(1)} ms of their processor each (p99 ${median(slowest).toFixed(0)} ms at ${options.connections} connections each; rounds ${totals.map((one) => one.toFixed(0)).join(', ')})`,
    );
    aims.push(atLeast(`pages a second: ${kind.name}`, rate, kind.aim));
  }
  return { table: lines.join('\n'), aims };
};
