import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startProcess } from './processes.ts';
import { aimLine, atMost } from './report.ts';

/**
 * Memory of the program after many visits, with web and worker in one process, without the database: public
 * pages, lists, logins, inboxes and threads, by members of the demonstration. `--check` fails if an aim is
 * missed.
 *
 * `--minutes=60` visits for that long, and compares the memory of the last sixth of the time with that of the
 * second one.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    journeys: { type: 'string', default: '200' },
    minutes: { type: 'string' },
    port: { type: 'string', default: '4530' },
  },
});
const aimMb = 300;
const origin = `http://127.0.0.1:${options.port}`;
const people = [
  'jeanne.lebrun',
  'thomas.kervella',
  'yasmine.benali',
  'hugo.marchetti',
  'ines.fournier',
  'rachid.amrani',
];

const get = async (path: string, token?: string): Promise<unknown> => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(origin + path, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return path.startsWith('/api') ? JSON.parse(text) : text;
};

const logIn = async (name: string): Promise<string> => {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@basoche.example`, password: 'basoche-demo' }),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`${name} could not log in: ${response.status}.`);
  return token;
};

/** One journey: a visitor reads pages, then a member logs in and reads their threads. */
const journey = async (name: string): Promise<number> => {
  const pages = ['/', '/consult/missions', '/connexion', '/inscription'];
  for (const page of pages) await get(page);
  const missions = (await get('/api/missions?limit=20')) as { id: string }[];
  for (const { id } of missions.slice(0, 4)) {
    await get(`/consult/missions/${id}`);
    await get(`/api/missions/single/${id}`);
    await get(`/api/missions/others/${id}`);
  }
  const token = await logIn(name);
  await get('/api/auth/me', token);
  await get('/api/notifications/new', token);
  const inbox = (await get('/api/missions/discussions', token)) as { postulationID: string | null }[];
  const threads = inbox.flatMap(({ postulationID }) => postulationID ?? []).slice(0, 6);
  for (const id of threads) await get(`/api/messagerie/${id}`, token);
  return pages.length + 1 + 12 + 4 + threads.length;
};

interface Memory {
  readonly resident: number;
  /** Live objects, without memory that is not collected yet. */
  readonly heap: string;
}

/** Reads the memory from the program's own metrics, in megabytes, because its process is unknown here. */
const readMemory = async (): Promise<Memory> => {
  const metrics = await (await fetch(`${origin}/api/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / 1_048_576;
  const [used, total] = [read('nodejs_heap_size_used_bytes'), read('nodejs_heap_size_total_bytes')];
  return {
    resident: read('process_resident_memory_bytes'),
    heap: `heap ${used.toFixed(0)} of ${total.toFixed(0)} MB, outside it ${read('nodejs_external_memory_bytes').toFixed(0)} MB`,
  };
};

const dataDir = await mkdtemp(join(tmpdir(), 'basoche-memory-'));
const started = await startProcess(['start'], {
  command: 'npm',
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  environment: {
    PORT: options.port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    NETWORK_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    DEMO: '1',
  },
});
let highest = 0;
let requests = 0;
const lookAtMemory = async (when: string): Promise<number> => {
  const { resident, heap } = await readMemory();
  highest = Math.max(highest, resident);
  if (when !== '') process.stdout.write(`${resident.toFixed(0)} MB ${when}; ${heap}\n`);
  return resident;
};

/** Journeys of all people in parallel; returns the memory after them. */
const visitAll = async (): Promise<number> => {
  const counts = await Promise.all(people.map(journey));
  requests += counts.reduce((sum, count) => sum + count, 0);
  return lookAtMemory('');
};

const maxGrowth = 0.05;
/** Pause between two rounds of visits: the load of a normal day, not of an attack. */
const pauseMs = 500;

/**
 * Visits for some minutes. Returns the relative growth of the mean memory from the second sixth of the time
 * to the last.
 */
const visitFor = async (minutes: number): Promise<number> => {
  const startedAt = performance.now();
  const sixths: number[][] = [];
  for (;;) {
    const sixth = Math.floor(((performance.now() - startedAt) / (minutes * 60_000)) * 6);
    if (sixth >= 6) break;
    const resident = await visitAll();
    await setTimeout(pauseMs);
    sixths[sixth] ??= [];
    sixths[sixth].push(resident);
  }
  const means = sixths.map((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
  process.stdout.write(
    `${minutes} minutes, ${requests} requests; mean of each sixth: ${means.map((mean) => mean.toFixed(0)).join(', ')} MB\n`,
  );
  return (means[5] ?? 0) / (means[1] ?? 0) - 1;
};

let growth = 0;
try {
  await lookAtMemory('at the start');
  const total = Number(options.journeys);
  for (let done = 0; done < total; done += people.length) await visitAll();
  await lookAtMemory(`after ${total} journeys (${requests} requests)`);
  if (options.minutes !== undefined) growth = await visitFor(Number(options.minutes));
} finally {
  await started.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const aims = [
  atMost('resident memory in MB', highest, aimMb),
  ...(options.minutes === undefined ? [] : [atMost('growth of memory', growth, maxGrowth)]),
];
process.stdout.write(`${aims.map(aimLine).join('\n')}\n`);
process.exit(options.check && aims.some(({ isMet }) => !isMet) ? 1 : 0);
