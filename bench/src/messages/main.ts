import { cpus, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cpuMsOf, cpuMsOfFamily, residentKbOf } from '../proc.ts';
import { type RunningProcess, startProcess } from '../processes.ts';
import { aimLine } from '../report.ts';
import { openMessagesDatabase } from './database.ts';
import { startLoad } from './load.ts';
import type { Figures, Order } from './plan.ts';
import { startProgram } from './program.ts';
import { aimsOf, header, type Loop, type Round, rowOf, type Target } from './report.ts';

/**
 * Messages under load: the program and a bare socket.io server with one INSERT per message, alternately under
 * the same load. First at a fixed rate, then as many as possible. `--check` fails if an aim is missed.
 */
const { values: options } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    /** Number of threads, with two parties each; by default half the number of sockets. */
    threads: { type: 'string' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '1' },
    /** Number of concurrent messages in the second part. */
    window: { type: 'string', default: '200' },
    /** `app`, `bare`, or both separated by a comma. */
    targets: { type: 'string', default: 'app,bare' },
    /** `open`, `closed`, or both separated by a comma. */
    loops: { type: 'string', default: 'open,closed' },
    port: { type: 'string', default: '4530' },
    /** True if PostgreSQL acknowledges before the disk has written, unlike `npm start`. */
    volatile: { type: 'boolean', default: false },
    /** Aim for the p99, in milliseconds. */
    p99: { type: 'string', default: '100' },
    /** A folder for the program's CPU profile. */
    profile: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const [sockets, rate, seconds] = [options.sockets, options.rate, options.seconds].map(Number) as [
  number,
  number,
  number,
];
const threads = options.threads === undefined ? Math.floor(sockets / 2) : Number(options.threads);
/** The size of the program's own pool (platform/database/database.ts). */
const poolSize = 20;
const isTarget = (name: string): name is Target => name === 'app' || name === 'bare';
const isLoop = (name: string): name is Loop => name === 'open' || name === 'closed';
const targets = options.targets.split(',').filter(isTarget);
const loops = options.loops.split(',').filter(isLoop);
const tell = (line: string) => process.stdout.write(`${line}\n`);

const bareFile = fileURLToPath(new URL('./bare-echo.ts', import.meta.url));
const database = await openMessagesDatabase(sockets, threads, !options.volatile);
tell(`${sockets} sockets, ${threads} threads; PostgreSQL ${options.volatile ? 'without' : 'with'} fsync`);

const profiling = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
const portOf = (target: Target) => Number(options.port) + (target === 'bare' ? 1 : 0);
const start: Readonly<Record<Target, () => Promise<RunningProcess>>> = {
  app: () => startProgram(database, portOf('app'), profiling),
  bare: () =>
    startProcess([bareFile, String(portOf('bare')), database.settingFile, String(poolSize)], {
      environment: { DATABASE_URL: database.url },
    }),
};

/** Time without a message before the memory of sockets is read. */
const idleMs = 15_000;

const load = await startLoad(database.settingFile);
const rounds: Round[] = [];

/** Processor time, in milliseconds per second of the round. */
const measure = async (pid: number, order: Order) => {
  const read = () => [cpuMsOf(pid), cpuMsOfFamily(database.pid), cpuMsOf(load.pid)] as const;
  const [begun, before] = [performance.now(), read()];
  const figures: Figures = await load.ask(order);
  const elapsed = performance.now() - begun;
  const [server, postgres, generator] = read().map(
    (ms, index) => (100 * (ms - (before[index] ?? 0))) / elapsed,
  ) as [number, number, number];
  return { figures, cpu: { server, postgres, generator } };
};

const runTarget = async (target: Target): Promise<void> => {
  const started = await start[target]();
  try {
    const [begun, before] = [performance.now(), residentKbOf(started.pid)];
    const { sent: open } = await load.ask({ order: 'connect', ports: [portOf(target)], sockets });
    if (open !== sockets) throw new Error(`${open} of ${sockets} sockets are open.`);
    const took = (performance.now() - begun) / 1000;
    // Waits until the garbage of the handshakes is collected.
    await setTimeout(idleMs);
    const kb = (residentKbOf(started.pid) - before) / open;
    tell(
      `${target}: ${open} sockets open in ${took.toFixed(1)} s, ${kb.toFixed(1)} kB of memory each while idle`,
    );
    // Warms up: code is compiled and plans are made before the measurement.
    await load.ask({ order: 'open', rate: Math.min(rate, 300), seconds: 3 });
    for (const loop of loops) {
      const order: Order =
        loop === 'open'
          ? { order: 'open', rate, seconds }
          : { order: 'closed', window: Number(options.window), seconds };
      rounds.push({ target, loop, ...(await measure(started.pid, order)) });
    }
    await load.ask({ order: 'hangUp' });
  } finally {
    await started.stop();
  }
};

try {
  for (let round = 0; round < Number(options.rounds); round += 1) {
    // Alternates the order, so that neither target always comes first.
    for (const target of round % 2 === 0 ? targets : targets.toReversed()) await runTarget(target);
  }
  tell(
    `\n${cpus().length} cores shared by load, program and database; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  tell(`${rate} messages a second for ${seconds} s, then ${options.window} at once for ${seconds} s\n`);
  tell([header, ...rounds.map(rowOf)].join('\n'));
  const aims = aimsOf(rounds, { rate, p99: Number(options.p99) });
  tell(`\n${aims.map(aimLine).join('\n')}`);
  if (options.check && aims.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  load.stop();
  await database.stop();
}
process.exit();
