import { cpus, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startRedis } from '@basoche/server/test/redis-server.ts';
import { cpuMsOf, cpuMsOfFamily, residentKbOf } from '../proc.ts';
import type { RunningProcess } from '../processes.ts';
import { openMessagesDatabase } from './database.ts';
import { startLoad } from './load.ts';
import type { Event, Order } from './plan.ts';
import { startProgram } from './program.ts';

/**
 * `npm run bench -- processes`: messages and events between sockets of several processes, alternately through
 * PostgreSQL and through Valkey or Redis (`REDIS_SERVER`). The two parties of each thread use different
 * processes.
 */
const { values: options } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    /** Numbers of processes, separated by commas. */
    processes: { type: 'string', default: '2,4' },
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '2' },
    window: { type: 'string', default: '100' },
    port: { type: 'string', default: '4540' },
    idle: { type: 'string', default: '15' },
    /** `message`, `typing`, or both. */
    events: { type: 'string', default: 'message,typing' },
  },
});
const [sockets, rate, seconds, rounds] = [options.sockets, options.rate, options.seconds, options.rounds].map(
  Number,
) as [number, number, number, number];
const events = options.events.split(',').filter((name): name is Event => /^(?:message|typing)$/.test(name));
const program = process.env.REDIS_SERVER ?? 'valkey-server';
const tell = (line: string) => process.stdout.write(`${line}\n`);

const database = await openMessagesDatabase(sockets, Math.floor(sockets / 2), false);
const load = await startLoad(database.settingFile);

const columns = ['between', 'processes', 'event', 'load', 'sent', 'lost', 'per s', 'p50 ms', 'p99 ms'];
const costs = ['ms program', 'ms PostgreSQL', 'ms Redis'];
const line = (cells: readonly string[]) => cells.map((cell) => cell.padEnd(14)).join('');

/** Time without a message before memory is read. */
const idleMs = Number(options.idle) * 1_000;

const run = async (between: 'PostgreSQL' | 'Redis', count: number): Promise<void> => {
  const redis = between === 'Redis' ? await startRedis({ program }) : null;
  const ports = Array.from({ length: count }, (_, at) => Number(options.port) + at);
  const started: RunningProcess[] = [];
  try {
    for (const port of ports) {
      const role = port === ports[0] ? 'both' : 'web';
      const between = redis === null ? {} : { REDIS_URL: redis.url };
      started.push(await startProgram(database, port, [], { ROLE: role, ...between }));
    }
    const memory = () => started.reduce((sum, { pid }) => sum + residentKbOf(pid), 0);
    const before = memory();
    const { sent: open } = await load.ask({ order: 'connect', ports, sockets });
    if (open !== sockets) throw new Error(`${open} of ${sockets} sockets are open.`);
    await setTimeout(idleMs);
    tell(
      `${between}, ${count} processes: ${open} sockets, ${((memory() - before) / open).toFixed(1)} kB each; ` +
        `processes ${Math.round(memory() / 1024)} MB in all, Redis ${redis === null ? '–' : Math.round(residentKbOf(redis.pid()) / 1024)} MB`,
    );
    await load.ask({ order: 'open', rate: Math.min(rate, 300), seconds: 3 });
    for (const event of events) {
      const orders: Order[] = [
        { order: 'open', rate, seconds, event },
        { order: 'closed', window: Number(options.window), seconds, event },
      ];
      for (const order of orders) {
        const costsNow = () => [
          started.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0),
          cpuMsOfFamily(database.pid),
          redis === null ? 0 : cpuMsOf(redis.pid()),
        ];
        const spent = costsNow();
        const figures = await load.ask(order);
        const each = costsNow().map((ms, at) => (ms - (spent[at] ?? 0)) / figures.heard);
        tell(
          line([
            between,
            String(count),
            event,
            order.order,
            String(figures.sent),
            String(figures.sent - figures.heard),
            figures.perSecond.toFixed(0),
            figures.p50.toFixed(1),
            figures.p99.toFixed(1),
            ...each.map((ms) => ms.toFixed(2)),
          ]),
        );
      }
    }
    await load.ask({ order: 'hangUp' });
  } finally {
    for (const one of started) await one.stop();
    await redis?.stop();
  }
};

try {
  tell(line([...columns, ...costs]));
  for (const count of options.processes.split(',').map(Number)) {
    for (let round = 0; round < rounds; round += 1) {
      // Alternates the order, so that neither always comes first.
      const order = ['PostgreSQL', 'Redis'] as const;
      for (const between of round % 2 === 0 ? order : order.toReversed()) await run(between, count);
    }
  }
  tell(
    `\n${cpus().length} cores shared by all; load average ${loadavg()[0]?.toFixed(1)}; ${sockets} sockets`,
  );
} finally {
  load.stop();
  await database.stop();
}
process.exit();
