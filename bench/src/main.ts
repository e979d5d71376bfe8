import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allocatorSettings, heapFlags } from '../../scripts/support/memory.ts';
import { openBenchDatabase } from './database.ts';
import { pageLimit, type Question, questions } from './filters.ts';
import { loadServer, type Round } from './load.ts';
import { hasPgbench, runBareLoop, runPgbench } from './pgbench.ts';
import { type Started, startProcess } from './processes.ts';
import { aimLine, aimsOf, type Results, type Target, tableOf } from './report.ts';

/**
 * The list of missions under load: the program, a bare server, and the statement alone, at two sizes. `--check` fails where
 * an aim is missed.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '50' },
    port: { type: 'string', default: '4510' },
    /** A folder for the program's CPU profiles, one for each size. */
    profile: { type: 'string' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const [small = 0] = sizes;
const large = sizes.at(-1) ?? small;
const seconds = Number(options.seconds);
const connections = Number(options.connections);
/** As many as the program's own pool has (platform/database.ts). */
const poolSize = 20;

const profiling = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];

const tell = (line: string) => process.stdout.write(`${line}\n`);
const mainFile = fileURLToPath(import.meta.resolve('@basoche/server/src/main.ts'));
const bareFile = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const originOf = (port: number) => `http://127.0.0.1:${port}`;

/** The questions that fill a page, so that both sizes answer the same number of missions. */
const questionsThatFill = async (origin: string): Promise<Question[]> => {
  const filled: Question[] = [];
  for (const question of questions) {
    const response = await fetch(origin + question.path);
    if (response.status !== 200) throw new Error(`${question.path} answered ${response.status}.`);
    const missions: unknown = await response.json();
    if (Array.isArray(missions) && missions.length === pageLimit) filled.push(question);
  }
  return filled;
};

const database = await openBenchDatabase(sizes, tell);
const started = new Map<string, Started>();
const results = new Map<number, Record<Target, Round[]>>(
  sizes.map((size) => [size, { app: [], bare: [], sql: [] }]),
);
const withPgbench = await hasPgbench();
let missed = 0;

try {
  const basePort = Number(options.port);
  const appPort = (size: number) => basePort + 2 * sizes.indexOf(size);
  for (const size of sizes) {
    started.set(
      `app ${size}`,
      await startProcess([...heapFlags, ...profiling, mainFile], {
        environment: {
          ...allocatorSettings,
          DATABASE_URL: database.urlOf(size),
          DATA_DIR: join(database.folder, `data-${size}`),
          PORT: String(appPort(size)),
          HOST: '127.0.0.1',
          ROLE: 'web',
          DEMO: '0',
          NETWORK_LIMITS: 'off',
        },
      }),
    );
  }
  const asked = await questionsThatFill(originOf(appPort(small)));
  tell(`${asked.length} filters out of ${questions.length} fill a page of ${pageLimit} at every size`);
  const questionsFile = join(database.folder, 'questions.json');
  await writeFile(questionsFile, JSON.stringify(asked));
  for (const size of sizes) {
    started.set(
      `bare ${size}`,
      await startProcess([bareFile, String(appPort(size) + 1), questionsFile, String(poolSize)], {
        environment: { DATABASE_URL: database.urlOf(size) },
      }),
    );
  }

  const paths = asked.map(({ path }) => path);
  const measure = (target: Target, size: number, duration: number): Promise<Round> => {
    const port = appPort(size) + (target === 'bare' ? 1 : 0);
    const pid = started.get(`${target} ${size}`)?.pid ?? 0;
    if (target !== 'sql') {
      return loadServer({ pid, origin: originOf(port), paths, connections, seconds: duration });
    }
    const load = {
      url: database.urlOf(size),
      questions: asked,
      connections,
      seconds: duration,
      folder: database.folder,
    };
    return withPgbench ? runPgbench(load) : runBareLoop(load);
  };
  const targets = ['app', 'bare', 'sql'] as const;
  // Code is compiled, plans are made and pages are read before anything counts.
  for (const size of sizes) for (const target of targets) await measure(target, size, 3);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const size of sizes) {
      // Turn about, so that none always comes first.
      const order = round % 2 === 0 ? targets : targets.toReversed();
      for (const target of order) results.get(size)?.[target].push(await measure(target, size, seconds));
    }
  }

  tell(
    `${cpus().length} cores shared by load, program and database; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  tell(`medians of ${options.rounds} rounds of ${seconds} s, ${connections} connections\n`);
  const found: Results = results;
  tell(tableOf(found, { app: 'program', bare: 'bare server', sql: withPgbench ? 'pgbench' : 'pg, no HTTP' }));
  if (!withPgbench)
    tell('\npgbench is not on the PATH: the same statements were run through pg, without HTTP.');
  const aims = aimsOf(found, small, large);
  tell(`\n${aims.map(aimLine).join('\n')}`);
  missed = aims.filter(({ isMet }) => !isMet).length;
} finally {
  for (const { stop } of started.values()) await stop();
  await database.stop();
}
process.exit(options.check && missed > 0 ? 1 : 0);
