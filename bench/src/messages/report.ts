import { type Aim, atLeast, atMost, median } from '../report.ts';
import type { Figures } from './plan.ts';

export type Target = 'app' | 'bare';
export type Loop = 'open' | 'closed';

export interface Round {
  readonly target: Target;
  readonly loop: Loop;
  readonly figures: Figures;
  /** Processor time per second of the round, in hundredths of a second: of the server, of PostgreSQL, of the load. */
  readonly cpu: { readonly server: number; readonly postgres: number; readonly generator: number };
}

const columns = [
  ['what', 13],
  ['load', 8],
  ['sent', 8],
  ['lost', 7],
  ['refused', 9],
  ['per s', 8],
  ['p50 ms', 9],
  ['p99 ms', 9],
  ['worst', 9],
  ['ack p50', 9],
  ['ack p99', 9],
  ['late p99', 10],
  ['CPU % server', 14],
  ['PostgreSQL', 12],
  ['load', 6],
] as const;

const line = (cells: readonly string[]) =>
  cells.map((cell, index) => cell.padEnd(columns[index]?.[1] ?? 8)).join('');

export const header = line(columns.map(([name]) => name));

/** Messages that were sent and not refused, but not both acknowledged and received within fifteen seconds. */
const lostOf = ({ sent, refused, stored, heard }: Figures) => sent - refused - Math.min(stored, heard);

export const rowOf = ({ target, loop, figures, cpu }: Round): string =>
  line([
    target === 'app' ? 'program' : 'bare server',
    loop,
    String(figures.sent),
    String(lostOf(figures)),
    String(figures.refused),
    figures.perSecond.toFixed(0),
    figures.p50.toFixed(1),
    figures.p99.toFixed(1),
    figures.worst.toFixed(0),
    figures.stored50.toFixed(1),
    figures.stored99.toFixed(1),
    figures.late99.toFixed(1),
    cpu.server.toFixed(0),
    cpu.postgres.toFixed(0),
    cpu.generator.toFixed(0),
  ]);

/** Aims for messages, from the requirements of trust. */
export const aimsOf = (
  rounds: readonly Round[],
  aims: { readonly rate: number; readonly p99: number },
): Aim[] => {
  const of = (target: Target, loop: Loop, read: (figures: Figures) => number) => {
    const found = rounds.filter((round) => round.target === target && round.loop === loop);
    return found.length === 0 ? null : median(found.map(({ figures }) => read(figures)));
  };
  const p99 = of('app', 'open', (figures) => figures.p99);
  const lost = of('app', 'open', (figures) => lostOf(figures) + figures.refused);
  const [own, bare] = (['app', 'bare'] as const).map((target) =>
    of(target, 'closed', (one) => one.perSecond),
  );
  return [
    ...(lost === null ? [] : [atMost('lost or refused', lost, 0)]),
    ...(p99 === null ? [] : [atMost(`p99 in ms at ${aims.rate} a second`, p99, aims.p99)]),
    ...(own == null || bare == null
      ? []
      : [atLeast('messages a second beside the bare server', own / bare, 0.5)]),
  ];
};
