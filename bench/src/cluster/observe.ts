import { loadavg } from 'node:os';
import type { Cluster } from './cluster.ts';
import { type Costs, costsBetween, readCosts } from './costs.ts';
import type { Run, Sample } from './load/plan.ts';
import type { Load } from './load/start-load.ts';
import { type Waits, watchWaits } from './waits.ts';

/** A run of the load, with its costs. */
export interface Observation {
  readonly samples: readonly Sample[];
  /** p99 of the load's own delay, in milliseconds. */
  readonly late99: number;
  readonly costs: Costs;
  readonly waits: Waits;
  readonly loadAverage: number;
}

export const observe = async (cluster: Cluster, load: Load, run: Run): Promise<Observation> => {
  const tiers = async () => [...(await cluster.tiers()), { name: 'load', pids: [load.pid] }];
  const stopLooking = watchWaits(cluster);
  const before = readCosts(await tiers());
  const { samples, late99 } = await load.run(run);
  const costs = costsBetween(before, readCosts(await tiers()));
  return { samples, late99, costs, waits: await stopLooking(), loadAverage: loadavg()[0] ?? Number.NaN };
};
