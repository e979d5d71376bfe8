import { parseArgs } from 'node:util';
import { measureCarry, measureCosts } from './carry.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { playFailures } from './failures.ts';
import { judge, linesOf } from './judge.ts';
import { type Load, startLoad } from './load/start-load.ts';
import { observe } from './observe.ts';
import { findPrograms, ProgramsMissing } from './programs.ts';
import { tryRefusals } from './refusals.ts';
import { observedLines } from './report.ts';
import { readLogPosition, sizeLines } from './sizes.ts';

/**
 * `npm run cluster`: two web processes, a worker, PgBouncer, a primary and a standby, Valkey, HAProxy and Varnish on this
 * machine, until Ctrl-C (docs/cluster.md).
 *
 * `-- load`, `-- failures`, `-- carry` and `-- refusals`, one or several, measure it instead.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Programs to leave out, joined by commas: pgbouncer, valkey, varnish. */
    without: { type: 'string', default: '' },
    port: { type: 'string', default: '4600' },
    webs: { type: 'string', default: '2' },
    missions: { type: 'string', default: '20000' },
    /** Number of threads with messages, and of threads with commands. */
    conversations: { type: 'string', default: '100' },
    threads: { type: 'string', default: '1500' },
    /** Requests, and messages, per second. */
    rate: { type: 'string', default: '60' },
    messages: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '10' },
    /** Seconds for each rate of `carry`. */
    seconds: { type: 'string', default: '10' },
    /** Numbers of web processes for `carry`. */
    processes: { type: 'string', default: '1,2,4' },
    /** First rate of `carry`, and the highest p99 in milliseconds for which a rate counts as carried. */
    lowest: { type: 'string', default: '40' },
    limit: { type: 'string', default: '100' },
    /** Runs only failures whose name contains this text. */
    only: { type: 'string', default: '' },
  },
});
const tell = (line: string) => process.stdout.write(`${line}\n`);
const [rate, messages] = [Number(options.rate), Number(options.messages)];

const loadFor = async (cluster: Cluster, load: Load): Promise<void> => {
  // Warms up: code is compiled and plans are made before the measurement.
  await load.run({ rate, messages, seconds: 15 });
  const seconds = 60 * Number(options.minutes);
  const url = cluster.databases.primaryUrl;
  const logBefore = await readLogPosition(url);
  const observed = await observe(cluster, load, { rate, messages, seconds });
  const logBytes = (await readLogPosition(url)) - logBefore;
  for (const line of observedLines(observed)) tell(line);
  tell(`log of the primary: ${(logBytes / observed.costs.elapsedMs).toFixed(0)} kB/s`);
  for (const line of await sizeLines(url)) tell(line);
  for (const line of linesOf(await judge(cluster.databases.url, cluster.setting, await load.account())))
    tell(line);
};

type Subject = (cluster: Cluster, load: Load) => Promise<void>;

const subjects: Readonly<Record<string, Subject>> = {
  load: loadFor,
  failures: (cluster, load) => playFailures(cluster, load, { rate, messages, only: options.only, tell }),
  carry: async (cluster, load) => {
    const wanted = {
      webs: options.processes.split(',').map(Number),
      seconds: Number(options.seconds),
      lowest: Number(options.lowest),
      limitMs: Number(options.limit),
      tell,
    };
    await measureCarry(cluster, load, wanted);
    await cluster.setWebs(2);
    await measureCosts(cluster, load, wanted);
  },
};

/** Loads a cluster, then prints the faults that its programs logged. */
const measure = async (cluster: Cluster, works: readonly Subject[]): Promise<void> => {
  const load = await startLoad(cluster.setting, cluster.edge.origin);
  try {
    for (const work of works) await work(cluster, load);
  } finally {
    await load.stop();
    tell(`errors that the program did not expect: ${cluster.unexpected.length}`);
    for (const line of cluster.unexpected.slice(0, 5)) tell(`  ${line.slice(0, 600)}`);
  }
};

const closers: (() => Promise<unknown>)[] = [];

const run = async (): Promise<void> => {
  const unknown = positionals.filter((name) => name !== 'refusals' && !Object.hasOwn(subjects, name));
  if (unknown.length > 0)
    throw new ProgramsMissing(
      `There is no ${unknown.join(', ')}: there are load, failures, carry and refusals.`,
    );
  const programs = await findPrograms(options.without.split(',').filter((one) => one !== ''));
  const cluster = await startCluster({
    programs,
    webs: Number(options.webs),
    port: Number(options.port),
    size: {
      missions: Number(options.missions),
      messageThreads: Number(options.conversations),
      commandThreads: Number(options.threads),
    },
    tell,
    onClose: (close) => closers.push(close),
  });
  if (positionals.length === 0) return new Promise(() => undefined);
  if (positionals.includes('refusals')) await tryRefusals(cluster, programs, tell);
  const works = positionals.flatMap((name) => subjects[name] ?? []);
  if (works.length > 0) await measure(cluster, works);
};

let isLeaving = false;
const leave = async (code: number): Promise<never> => {
  isLeaving = true;
  for (const close of closers.splice(0).reverse()) await close();
  process.exit(code);
};
// Stops every part, not only the programs that processes.ts kills at the exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.removeAllListeners(signal);
  process.on(signal, () => {
    if (!isLeaving) void leave(1);
  });
}
try {
  await run();
  await leave(0);
} catch (error) {
  // Errors of parts while the cluster is being stopped are expected.
  if (!isLeaving) {
    const said = error instanceof Error && !(error instanceof ProgramsMissing) ? error.stack : undefined;
    process.stderr.write(`${said ?? (error instanceof Error ? error.message : error)}\n`);
    await leave(1);
  }
}
