import { readFileSync } from 'node:fs';
import { cpuMsOf, cpuMsOfFamily } from '../proc.ts';

/** Processes with the same task in the cluster. */
export interface Tier {
  readonly name: string;
  readonly pids: readonly number[];
  /** True if child processes do its work, as in PostgreSQL. */
  readonly hasChildren?: boolean;
}

/** Processor time in milliseconds between two readings. */
export interface Costs {
  readonly elapsedMs: number;
  readonly tiers: readonly {
    readonly name: string;
    readonly ms: number;
    /** Processor time of the busiest of its processes. */
    readonly busiestMs: number;
  }[];
  /** The whole machine, including other programs. */
  readonly machine: { readonly cores: number; readonly busyMs: number };
}

interface Reading {
  readonly at: number;
  readonly tiers: readonly { readonly name: string; readonly ms: readonly number[] }[];
  readonly busyMs: number;
  readonly cores: number;
}

/** Linux reports ticks of a hundredth of a second. */
const msPerTick = 10;

/** Time since its start for which the machine's cores worked, or were taken by its host. */
const readMachine = (): { busyMs: number; cores: number } => {
  const lines = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = (lines[0] ?? '')
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return {
    busyMs: (user + nice + system + irq + softirq + steal) * msPerTick,
    cores: lines.filter((line) => /^cpu\d/.test(line)).length,
  };
};

export const readCosts = (tiers: readonly Tier[]): Reading => ({
  at: performance.now(),
  tiers: tiers.map(({ name, pids, hasChildren }) => ({
    name,
    ms: pids.map((pid) => (hasChildren ? cpuMsOfFamily(pid) : cpuMsOf(pid))),
  })),
  ...readMachine(),
});

/** Costs between two readings. A process that was replaced or has ended counts from its own start. */
export const costsBetween = (before: Reading, after: Reading): Costs => ({
  elapsedMs: after.at - before.at,
  tiers: after.tiers.map(({ name, ms }, at) => {
    const spent = ms.map((now, place) => {
      const then = before.tiers[at]?.ms[place] ?? 0;
      return Number.isNaN(now) ? 0 : now >= then ? now - then : now;
    });
    return { name, ms: spent.reduce((sum, one) => sum + one, 0), busiestMs: Math.max(0, ...spent) };
  }),
  machine: { cores: after.cores, busyMs: after.busyMs - before.busyMs },
});

/** Share of its core above which a single process is the bottleneck. */
const processIsFull = 0.9;
/** Share of the machine's cores above which they are the bottleneck. */
const machineIsFull = 0.9;

/** The bottleneck of a load that the cluster did not carry, or of the highest load that it carried. */
export const bottleneckOf = ({ elapsedMs, tiers, machine }: Costs): string => {
  const single = tiers.filter(
    ({ name, busiestMs }) =>
      name !== 'primary' && name !== 'standby' && busiestMs > processIsFull * elapsedMs,
  );
  const byShare = tiers.toSorted((one, other) => other.ms - one.ms);
  const shares = byShare
    .slice(0, 3)
    .map(({ name, ms }) => `${name} ${(ms / elapsedMs).toFixed(2)}`)
    .join(', ');
  if (single.length > 0)
    return `one process of ${single.map(({ name }) => name).join(', ')} fills a core (${shares})`;
  const busy = machine.busyMs / (machine.cores * elapsedMs);
  return busy > machineIsFull
    ? `the machine’s ${machine.cores} cores are ${(100 * busy).toFixed(0)} % busy (cores: ${shares})`
    : `none is full: the cores are ${(100 * busy).toFixed(0)} % busy (cores: ${shares}), so requests wait for each other`;
};
