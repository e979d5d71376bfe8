import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { judge, linesOf } from './judge.ts';
import type { Load } from './load/start-load.ts';
import { observe } from './observe.ts';
import { failuresOf, recoveryOf } from './outcomes.ts';

/** Runs each failure in turn, under load. */

interface Failure {
  readonly name: string;
  /** Seconds from the failure to its repair; `mend` itself may take longer. */
  readonly lasts: number;
  readonly strike: (cluster: Cluster) => Promise<unknown>;
  readonly mend: (cluster: Cluster) => Promise<unknown>;
  readonly needs?: (cluster: Cluster) => boolean;
}

/** The primary comes last, because the promoted standby stays the primary. */
const failures: readonly Failure[] = [
  {
    name: 'the pool is killed, and started again',
    lasts: 10,
    needs: ({ pool }) => pool !== null,
    strike: async ({ pool }) => pool?.kill(),
    mend: async ({ pool }) => pool?.start(),
  },
  {
    name: 'the replica is killed, and started again',
    lasts: 10,
    strike: ({ databases }) => databases.standby.kill(),
    mend: ({ databases }) => databases.standby.start(),
  },
  {
    name: 'the replica falls behind: its replay is paused',
    lasts: 10,
    strike: ({ databases }) => databases.standby.pauseReplay(),
    mend: ({ databases }) => databases.standby.resumeReplay(),
  },
  {
    name: 'Valkey is killed, and started again empty',
    lasts: 10,
    needs: ({ redis }) => redis !== null,
    strike: async ({ redis }) => redis?.kill(),
    mend: async ({ redis }) => redis?.start(),
  },
  {
    name: 'Varnish is killed, and started again',
    lasts: 10,
    needs: ({ edge }) => edge.cache !== null,
    strike: async ({ edge }) => edge.cache?.kill(),
    mend: async ({ edge }) => edge.cache?.start(),
  },
  {
    name: 'a web process is killed with -9, and started again a second later',
    lasts: 1,
    strike: async (cluster) => cluster.web(0)?.kill(),
    mend: (cluster) => cluster.restartWeb(0),
  },
  {
    name: 'the primary is killed with -9, and its standby, which had every commit, is promoted a second later',
    lasts: 0,
    strike: ({ databases }) => databases.failOver(),
    mend: async () => undefined,
  },
];

/** Seconds before a failure, and from the failure to the end of the run. */
const before = 15;
const after = 45;

interface Options {
  readonly rate: number;
  readonly messages: number;
  readonly only: string;
  readonly tell: (line: string) => void;
}

const play = async (
  cluster: Cluster,
  load: Load,
  failure: Failure,
  { rate, messages, tell }: Options,
): Promise<void> => {
  tell(`\n${failure.name}`);
  let struckAt = 0;
  const striking = (async () => {
    await pause(before * 1_000);
    struckAt = Date.now();
    await failure.strike(cluster);
    await pause(Math.max(0, struckAt + failure.lasts * 1_000 - Date.now()));
    await failure.mend(cluster);
    return (Date.now() - struckAt) / 1_000;
  })();
  const [{ samples, loadAverage }, mended] = await Promise.all([
    observe(cluster, load, { rate, messages, seconds: before + after }),
    striking,
  ]);
  const isMessage = ({ kind }: { kind: string }) => kind === 'message';
  const requests = samples.filter((one) => !isMessage(one));
  const told = (own: typeof samples) => {
    const { failed, failedFor, p99, p99Before, normalAfter } = recoveryOf(own, struckAt);
    const span = failedFor?.map((second) => second.toFixed(1)).join(' to ');
    return `${failed} failed${span === undefined ? '' : `, from ${span} s`}; p99 ${p99.toFixed(0)} ms (before ${p99Before.toFixed(0)}); normal after ${normalAfter} s`;
  };
  tell(`mended ${mended.toFixed(1)} s after its beginning; load average ${loadAverage.toFixed(1)}`);
  tell(`requests: ${told(requests)}`);
  tell(`messages: ${told(samples.filter(isMessage))}`);
  tell(`failed: ${failuresOf(samples) || 'none'}`);
  for (const line of linesOf(await judge(cluster.databases.url, cluster.setting, await load.account())))
    tell(line);
};

export const playFailures = async (cluster: Cluster, load: Load, options: Options): Promise<void> => {
  // Warms up: code is compiled and plans are made before the first failure.
  await load.run({ rate: options.rate, messages: options.messages, seconds: 10 });
  for (const failure of failures) {
    if (failure.needs?.(cluster) === false || !failure.name.includes(options.only)) continue;
    // Set for the last failure only: with a single standby, commits would wait during failures of the
    // standby.
    if (failure === failures.at(-1)) await cluster.databases.primary.waitForStandby();
    await play(cluster, load, failure, options);
  }
};
