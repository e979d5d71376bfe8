import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from '../report.ts';
import { openMessagesDatabase } from './database.ts';
import { startLoad } from './load.ts';
import { startProgram } from './program.ts';

/**
 * `npm run bench -- kill`: kills a program with -9; its members' sockets reconnect to another program like
 * those of browsers, while visitors read the list of missions.
 */
const { values: options } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '3' },
    /** True to restart the killed program at once, and to reconnect the sockets to it. */
    alone: { type: 'boolean', default: false },
    /** Reads of the list of missions per second. */
    reads: { type: 'string', default: '50' },
    port: { type: 'string', default: '4530' },
  },
});
const sockets = Number(options.sockets);
const ports = [Number(options.port), Number(options.port) + 1] as const;
const tell = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Reads the list at this rate until stopped. Returns the times of all answers, each from the instant at which
 * it was due.
 */
const readList = (port: number) => {
  const times: Promise<number>[] = [];
  const startedAt = performance.now();
  const dueAt = () => startedAt + (times.length * 1000) / Number(options.reads);
  const timer = setInterval(() => {
    for (let due = dueAt(); due < performance.now(); due = dueAt()) {
      times.push(
        fetch(`http://127.0.0.1:${port}/api/missions`).then(async (answer) => {
          await answer.text();
          return answer.ok ? performance.now() - due : Number.POSITIVE_INFINITY;
        }),
      );
    }
  }, 5);
  return async (): Promise<number[]> => {
    clearInterval(timer);
    return (await Promise.all(times)).sort((a, b) => a - b);
  };
};

const database = await openMessagesDatabase(sockets, Math.floor(sockets / 2), true);
const load = await startLoad(database.settingFile);
const backAfter: number[] = [];
const slow: number[] = [];
const start = (port: number) => startProgram(database, port);
let [here, there] = [await start(ports[0]), options.alone ? null : await start(ports[1])];
let [from, to] = options.alone ? ([ports[0], ports[0]] as const) : ports;
try {
  await load.ask({ order: 'connect', ports: [from], sockets });
  for (let round = 0; round < Number(options.rounds); round += 1) {
    // The other program knows only events since its own start.
    await setTimeout(30_000);
    const killed = performance.now();
    const returning = load.ask({ order: 'return', port: to, sockets });
    let stopReading = there === null ? null : readList(to);
    await here.kill();
    const again = await start(from);
    tell(`started again after ${seconds(performance.now() - killed)}`);
    stopReading ??= readList(to);
    const { sent, heard, p50, p99, worst } = await returning;
    const times = await stopReading();
    if (sent !== sockets) throw new Error(`${sent} of ${sockets} sockets came back.`);
    backAfter.push(worst);
    slow.push(times[Math.floor(times.length * 0.99)] ?? Number.NaN);
    tell(
      `back and caught up: half after ${seconds(p50)}, 99 % after ${seconds(p99)}, all after ${seconds(worst)}; ${heard} were told to read again; ${times.length} reads of the list meanwhile, p99 ${slow.at(-1)?.toFixed(0)} ms`,
    );
    [here, there] = there === null ? [again, null] : [there, again];
    [from, to] = [to, from];
  }
  tell(
    `medians: all back after ${seconds(median(backAfter))} (aim 7), p99 ${median(slow).toFixed(0)} ms (aim 300)`,
  );
} finally {
  await here.stop();
  await there?.stop();
  load.stop();
  await database.stop();
}
process.exit();
