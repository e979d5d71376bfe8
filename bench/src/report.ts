import type { Round } from './load.ts';

export type Target = 'app' | 'bare' | 'sql';

/** Rounds by size and target, in the order in which they were run. */
export type Results = ReadonlyMap<number, Readonly<Record<Target, readonly Round[]>>>;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? Number.NaN, sorted[Math.floor(middle)] ?? Number.NaN];
  return (low + high) / 2;
};

/** A figure that was promised: what it is, what it must be, what it was. */
export interface Aim {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly isMet: boolean;
}

const atLeast = (name: string, value: number, limit: number): Aim => ({
  name,
  value,
  limit,
  isMet: value >= limit,
});
const atMost = (name: string, value: number, limit: number): Aim => ({
  name,
  value,
  limit,
  isMet: value <= limit,
});

/** Each round against its neighbour, then the median: what the machine does meanwhile falls on both. */
const ratio = (over: readonly Round[], under: readonly Round[], read: (round: Round) => number): number =>
  median(over.map((round, index) => read(round) / read(under[index] ?? round)));

const rps = (round: Round) => round.rps;
const p99 = (round: Round) => round.p99;

export const aimsOf = (results: Results, small: number, large: number): Aim[] => {
  const [few, many] = [results.get(small), results.get(large)];
  if (few === undefined || many === undefined) return [];
  return [
    atLeast(`answers a second beside the bare server, ${small} missions`, ratio(few.app, few.bare, rps), 0.6),
    atLeast(
      `answers a second beside the bare server, ${large} missions`,
      ratio(many.app, many.bare, rps),
      0.6,
    ),
    atMost(`answers a second, ${small} over ${large} missions`, ratio(few.app, many.app, rps), 1.3),
    atMost(`p99 beside the bare server, ${large} missions`, ratio(many.app, many.bare, p99), 1.5),
  ];
};

export const tableOf = (results: Results, names: Readonly<Record<Target, string>>): string => {
  const lines = [
    ['missions', 'what', 'answers/s', 'p50 ms', 'p99 ms', 'CPU ms each', 'of bare']
      .map((cell) => cell.padEnd(14))
      .join(''),
  ];
  for (const [size, targets] of results) {
    for (const target of ['app', 'bare', 'sql'] as const) {
      const rounds = targets[target];
      const cells = [
        size.toLocaleString('en'),
        names[target],
        median(rounds.map(rps)).toFixed(0),
        median(rounds.map((round) => round.p50)).toFixed(1),
        median(rounds.map(p99)).toFixed(1),
        target === 'sql' ? '' : median(rounds.map((round) => round.cpuMs)).toFixed(2),
        ratio(rounds, targets.bare, rps).toFixed(2),
      ];
      lines.push(cells.map((cell) => cell.padEnd(14)).join(''));
    }
  }
  return lines.join('\n');
};

export const aimLine = ({ name, value, limit, isMet }: Aim): string =>
  `${isMet ? 'met   ' : 'MISSED'}  ${name}: ${value.toFixed(2)} (aim ${limit})`;
