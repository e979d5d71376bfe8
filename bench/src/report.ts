import type { Round } from './load.ts';

export type Target = 'app' | 'bare';

/** Rounds of one group of requests at one size, by target, in the order of the runs. */
export interface Result {
  readonly size: number;
  readonly group: string;
  /** Requests per second of the open loop. */
  readonly rate: number;
  readonly rounds: Readonly<Record<Target, readonly Round[]>>;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? Number.NaN, sorted[Math.floor(middle)] ?? Number.NaN];
  return (low + high) / 2;
};

/** An aim: its name, the measured value, and the limit. */
export interface Aim {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly isMet: boolean;
}

export const atLeast = (name: string, value: number, limit: number): Aim => ({
  name,
  value,
  limit,
  isMet: value >= limit,
});
export const atMost = (name: string, value: number, limit: number): Aim => ({
  name,
  value,
  limit,
  isMet: value <= limit,
});

/** Median of the ratios of neighbouring rounds: other load on the machine affects both rounds alike. */
const ratio = (over: readonly Round[], under: readonly Round[], read: (round: Round) => number): number =>
  median(over.map((round, index) => read(round) / read(under[index] ?? round)));

const rps = (round: Round) => round.rps;
const p99 = (round: Round) => round.p99;

/** Aims of all groups, and the same cost of the first pages at both sizes. */
export const aimsOf = (results: readonly Result[], sameAtBothSizes: string, entries: string): Aim[] => {
  const aims = results.flatMap(({ size, group, rounds }) => {
    const what = `${group}, ${size.toLocaleString('en')} ${entries}`;
    return [
      atLeast(`answers a second beside the bare server: ${what}`, ratio(rounds.app, rounds.bare, rps), 0.6),
      atMost(`p99 in ms: ${what}`, median(rounds.app.map(p99)), 60),
    ];
  });
  const same = results.filter(({ group }) => group === sameAtBothSizes).toSorted((a, b) => a.size - b.size);
  const [few, many] = [same[0], same.at(-1)];
  if (few === undefined || many === undefined || few === many) return aims;
  const name = `answers a second, ${few.size.toLocaleString('en')} over ${many.size.toLocaleString('en')} ${entries}`;
  return [...aims, atMost(`${name}: ${sameAtBothSizes}`, ratio(few.rounds.app, many.rounds.app, rps), 1.3)];
};

const widths = [12, 28, 14, 12, 10, 10, 13, 13, 10, 22];
const line = (cells: readonly string[]) =>
  cells.map((cell, index) => cell.padEnd(widths[index] ?? 12)).join('');

export const tableOf = (results: readonly Result[], entries: string): string => {
  const lines = [
    line([
      entries,
      'questions',
      'what',
      'answers/s',
      'p50 ms',
      'p99 ms',
      'CPU ms each',
      'database ms',
      'of bare',
      'open: p50, p99 ms',
    ]),
  ];
  for (const { size, group, rate, rounds } of results) {
    for (const target of ['app', 'bare'] as const) {
      const own = rounds[target];
      lines.push(
        line([
          size.toLocaleString('en'),
          group,
          target === 'app' ? 'program' : 'bare server',
          median(own.map(rps)).toFixed(0),
          median(own.map((round) => round.p50)).toFixed(1),
          median(own.map(p99)).toFixed(1),
          median(own.map((round) => round.cpuMs)).toFixed(2),
          median(own.map((round) => round.databaseMs)).toFixed(2),
          ratio(own, rounds.bare, rps).toFixed(2),
          `${median(own.map(({ open }) => open.p50)).toFixed(1)}, ${median(own.map(({ open }) => open.p99)).toFixed(1)} at ${rate}/s`,
        ]),
      );
    }
  }
  return lines.join('\n');
};

export const aimLine = ({ name, value, limit, isMet }: Aim): string =>
  `${isMet ? 'met   ' : 'MISSED'}  ${name}: ${value.toFixed(2)} (aim ${limit})`;
