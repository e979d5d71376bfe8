import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Question } from './filters.ts';
import type { Round } from './load.ts';

const run = promisify(execFile);

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : pg.escapeLiteral(String(value));
};

/** The statement with its values in it, on one line; each file is prepared once for each connection. */
const script = ({ query: { text, values } }: Question): string =>
  `${text
    .replace(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1]))
    .replace(/\s+/g, ' ')
    .trim()};\n`;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Debian's `pgbench`, where it is on the PATH: it is not shipped with the embedded server. */
export const hasPgbench = async (): Promise<boolean> => {
  try {
    await run('pgbench', ['--version']);
    return true;
  } catch {
    return false;
  }
};

interface Load {
  readonly url: string;
  readonly questions: readonly Question[];
  readonly connections: number;
  readonly seconds: number;
  readonly folder: string;
}

export const runPgbench = async ({ url, questions, connections, seconds, folder }: Load): Promise<Round> => {
  const scripts = join(folder, 'pgbench');
  await rm(scripts, { recursive: true, force: true });
  await mkdir(scripts, { recursive: true });
  const files = await Promise.all(
    questions.map(async (question, index) => {
      const file = join(scripts, `${index}.sql`);
      await writeFile(file, script(question));
      return `--file=${file}`;
    }),
  );
  const { stdout } = await run(
    'pgbench',
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${connections}`,
      '--jobs=1',
      `--time=${seconds}`,
      '--log',
      `--log-prefix=${join(scripts, 'log')}`,
      ...files,
      url,
    ],
    { maxBuffer: 50_000_000 },
  ).catch((error: { stderr?: string }) => {
    // Its command line carries the address of the database: only its first words are told.
    throw new Error(`pgbench failed: ${error.stderr?.split('\n')[0]}`);
  });
  const rps = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  const times: number[] = [];
  for await (const file of glob(join(scripts, 'log*'))) {
    for (const line of (await readFile(file, 'utf8')).split('\n')) {
      const microseconds = Number(line.split(' ')[2]);
      if (microseconds > 0) times.push(microseconds / 1000);
    }
  }
  times.sort((a, b) => a - b);
  return { rps, cpuMs: Number.NaN, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
};

/** Stands in for `pgbench`: the same statements through `pg`, as many connections, no HTTP. */
export const runBareLoop = async ({ url, questions, connections, seconds }: Load): Promise<Round> => {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(
    clients.map(async (client, first) => {
      for (let turn = first; performance.now() < until; turn += 1) {
        const question = questions[turn % questions.length];
        if (question === undefined) return;
        const sent = performance.now();
        await client.query(question.query);
        times.push(performance.now() - sent);
      }
    }),
  );
  const rps = times.length / ((performance.now() - begun) / 1000);
  await Promise.all(clients.map((client) => client.end()));
  times.sort((a, b) => a - b);
  return { rps, cpuMs: Number.NaN, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
};
