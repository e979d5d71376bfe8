import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { directoryLimit } from '@basoche/server/test/large/member-questions.ts';
import { type Recorded, record } from '@basoche/server/test/large/recorded-statements.ts';
import { pageLimit } from '@basoche/server/test/large/requests.ts';
import { allocatorSettings, heapFlags } from '../../scripts/support/memory.ts';
import { isSubject, openBenchDatabase } from './database.ts';
import { loadServer, type Round, slowestAlone } from './load.ts';
import { type RunningProcess, startProcess } from './processes.ts';
import { type Aim, aimLine, aimsOf, atMost, type Result, type Target, tableOf } from './report.ts';

/**
 * Lists of missions, job offers or members, and their counts, under load: the program compared with a bare server that
 * runs the same statements. `--check` fails if an aim is missed.
 */
const { values: options } = parseArgs({
  options: {
    /**
     * The measured lists: missions, jobs (job offers), members (directory and profiles), or office (members as staff
     * search them).
     */
    of: { type: 'string', default: 'missions' },
    check: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,1000000' },
    /** Only groups of requests whose name begins with this text; all by default. */
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '50' },
    /** Requests per second of the open loop; by default 150 for words, 300 for everything else. */
    rate: { type: 'string' },
    port: { type: 'string', default: '4510' },
    /**
     * A folder that keeps the filled databases for the next run on the same code: filling a million rows takes many
     * minutes.
     */
    folder: { type: 'string' },
    /** A folder for the program's CPU profiles, one for each size. */
    profile: { type: 'string' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const seconds = Number(options.seconds);
const connections = Number(options.connections);
/** The size of the program's own pool (platform/database/database.ts). */
const poolSize = 20;
const countsAlone = 15;
const rateOf = (group: string) => Number(options.rate ?? (group === 'words' ? 150 : 300));
const full = 'first pages that are full';
const fullPage = options.of === 'members' ? directoryLimit : pageLimit;

const profiling = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];

const tell = (line: string) => process.stdout.write(`${line}\n`);
const mainFile = fileURLToPath(import.meta.resolve('@basoche/server/src/main.ts'));
const bareFile = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

if (!isSubject(options.of)) throw new Error(`There are no lists of ${options.of}.`);
const subject = options.of;
const database = await openBenchDatabase(subject, sizes, tell, options.folder);
const started = new Map<string, RunningProcess>();
const results: Result[] = [];
const alone: Aim[] = [];

interface ListQueries {
  readonly name: string;
  readonly questions: readonly Recorded[];
}

/** Every request at a size, with its statements. Leaves out pages that should be full but are not. */
const askedAt = async (size: number): Promise<ListQueries[]> => {
  const groups = (await database.groupsOf(size)).filter(({ name }) => name.startsWith(options.only));
  const asked: ListQueries[] = [];
  // One after another, so that the recorded statements belong to one request.
  for (const { name, questions } of groups) {
    const recorded = await record(database.urlOf(size), questions);
    asked.push({
      name,
      questions: name === full ? recorded.filter(({ items }) => items === fullPage) : recorded,
    });
  }
  return asked;
};

try {
  const basePort = Number(options.port);
  const portOf = (target: Target, size: number) =>
    basePort + 2 * sizes.indexOf(size) + (target === 'bare' ? 1 : 0);
  const originOf = (target: Target, size: number) => `http://127.0.0.1:${portOf(target, size)}`;
  for (const size of sizes) {
    const asked = await askedAt(size);
    const questionsFile = join(database.folder, `questions-${size}.json`);
    await writeFile(questionsFile, JSON.stringify(asked.flatMap(({ questions }) => questions)));
    const environment = {
      ...allocatorSettings,
      DATABASE_URL: database.urlOf(size),
      DATA_DIR: join(database.folder, `data-${size}`),
      PORT: String(portOf('app', size)),
      HOST: '127.0.0.1',
      ROLE: 'web',
      DEMO: '0',
      NETWORK_LIMITS: 'off',
    };
    started.set('app', await startProcess([...heapFlags, ...profiling, mainFile], { environment }));
    started.set(
      'bare',
      await startProcess([bareFile, String(portOf('bare', size)), questionsFile, String(poolSize)], {
        environment: { DATABASE_URL: database.urlOf(size) },
      }),
    );
    for (const { name, questions } of asked) {
      const measure = (target: Target, duration: number): Promise<Round> =>
        loadServer({
          pid: started.get(target)?.pid ?? 0,
          databasePid: database.pid,
          origin: originOf(target, size),
          questions,
          connections,
          seconds: duration,
          rate: rateOf(name),
        });
      const targets = ['app', 'bare'] as const;
      // Warms up: code is compiled, plans are made and pages are read before the measurement.
      for (const target of targets) await measure(target, 2);
      const rounds: Record<Target, Round[]> = { app: [], bare: [] };
      for (let round = 0; round < Number(options.rounds); round += 1) {
        // Alternates the order, so that neither target always comes first.
        for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
          rounds[target].push(await measure(target, seconds));
        }
      }
      results.push({ size, group: name, rate: rateOf(name), rounds });
      const [slowest, path] = await slowestAlone(originOf('app', size), questions);
      tell(
        `${size.toLocaleString('en')}, ${name}: the slowest by itself takes ${slowest.toFixed(1)} ms (${path})`,
      );
      if (name === 'counts')
        alone.push(
          atMost(
            `slowest count by itself, ms, ${size.toLocaleString('en')} ${subject}`,
            slowest,
            countsAlone,
          ),
        );
    }
    for (const { stop } of started.values()) await stop();
    started.clear();
  }
  tell(
    `\n${cpus().length} cores shared by load, program and database; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  tell(`medians of ${options.rounds} rounds of ${seconds} s, ${connections} connections\n`);
  tell(tableOf(results, subject));
  const aims = [...aimsOf(results, full, subject), ...alone];
  tell(`\n${aims.map(aimLine).join('\n')}`);
  if (options.check && aims.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  for (const { stop } of started.values()) await stop();
  await database.stop();
}
process.exit();
