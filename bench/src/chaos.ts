import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '@basoche/server/src/platform/database/database.ts';
import { startEmbeddedDatabase } from '@basoche/server/src/platform/database/embedded-database.ts';
import { migrate } from '@basoche/server/src/platform/database/migrate.ts';
import { openLog } from '@basoche/server/src/platform/observability/log.ts';
import { runStorm } from '@basoche/server/test/chaos/storm.ts';

/**
 * `npm run chaos`: runs all destructive, restart, load and race tests, and the long forms of the model, the ledger,
 * races and money (the test suite has the short forms).
 *
 * Runs all parts or the named ones. Ends with a table, and with an error if one failed.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** For `messages`. */
    messages: { type: 'string', default: '10000' },
    threads: { type: 'string', default: '200' },
    rate: { type: 'string', default: '150' },
    killEvery: { type: 'string', default: '7000' },
    dropEvery: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    /** Number of sequences of `model`. */
    runs: { type: 'string', default: '2000' },
    /** Number of sequences of `ledger`; each takes some seconds. */
    sequences: { type: 'string', default: '200' },
    /** Restarts of each process in `rolling`. */
    rolls: { type: 'string', default: '20' },
    /**
     * Previous version in `rolling`, a tag or a commit; by default the newest tag, or the commit before the
     * newest migration.
     */
    before: { type: 'string' },
    /** Repetitions of `races` and of the races in `money`. */
    times: { type: 'string', default: '5' },
  },
});

const tell = (line: string) => process.stdout.write(`${line}\n`);
const log = openLog('error');

const messages = async (): Promise<boolean> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-chaos-'));
  const server = await startEmbeddedDatabase({ dataDir, log });
  try {
    const database = openDatabase(server.url, log);
    await migrate(database.pool, log);
    await database.close();
    const aftermath = await runStorm({
      databaseUrl: server.url,
      dataDir,
      messages: Number(options.messages),
      threads: Number(options.threads),
      rate: Number(options.rate),
      killEveryMs: Number(options.killEvery),
      dropEveryMs: Number(options.dropEvery),
      seed: Number(options.seed),
      tell,
    });
    const { violations, broken, p50, p99, worst, ...counts } = aftermath;
    for (const [name, count] of Object.entries(counts)) tell(`${name.padEnd(16)} ${Math.round(count)}`);
    tell(
      `from written to the other screen, ms: p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, worst ${worst.toFixed(0)}`,
    );
    for (const one of [...violations, ...broken.slice(0, 3)]) tell(`VIOLATED  ${one}`);
    if (broken.length > 0) tell(`VIOLATED  ${broken.length} threads whose record is not whole`);
    return violations.length + broken.length === 0;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the test files whose path contains one of the words. */
const tests =
  (words: readonly string[], environment: Record<string, string> = {}) =>
  (): Promise<boolean> =>
    new Promise((resolve) => {
      const vitest = join(root, 'node_modules/.bin/vitest');
      const child = spawn(process.execPath, [vitest, 'run', ...words], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, CHAOS_SEED: options.seed, ...environment },
      });
      child.once('exit', (code) => resolve(code === 0));
    });

/** Test files that contain these words. */
const testsWith = (words: string): string[] =>
  globSync('{apps,packages}/*/{src,seed,test,app}/**/*.test.{ts,tsx}', { cwd: root }).filter((path) =>
    readFileSync(join(root, path), 'utf8').includes(words),
  );

const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  races: tests(['test/proof/races'], { CHAOS_TIMES: options.times }),
  model: tests(['test/proof/model'], { CHAOS_RUNS: options.runs }),
  // A history of five events, in all orders.
  money: tests(['test/proof/money-'], { CHAOS_ORDERS: '120', CHAOS_TIMES: options.times }),
  // Commands, events, lost answers and banks in any order; the ledger is checked after every step.
  ledger: tests(['test/proof/ledger'], { CHAOS_RUNS: options.sequences }),
  // Kills the program and its database at every failpoint, and between them.
  crash: tests(['test/chaos/crash', 'test/chaos/file-kills', 'test/chaos/money-crash'], { CHAOS_MONEY: '1' }),
  // Resident memory of the program while it sends a ZIP of 400 MB.
  memory: tests(['test/chaos/zip-memory']),
  // The queue and the connections after the loss of their database.
  recovery: tests(['test/chaos/recovery', 'test/chaos/queue-recovery']),
  // Connections of a stopping process, slow clients, and the proxy in front.
  leaving: tests(['test/chaos/leaving', 'test/chaos/front', 'test/chaos/slow-clients']),
  // Two web processes and a worker behind a proxy: restarted in turn under load, then replaced by another
  // version, and back.
  rolling: tests(['test/chaos/rolling'], {
    CHAOS_ROLLS: options.rolls,
    ...(options.before === undefined ? {} : { CHAOS_BEFORE: options.before }),
  }),
  // Registers and parties of ten thousand names, which a person tries to guess by the conflict check.
  guessers: tests(['test/chaos/conflict-guessers']),
  storm: tests(['test/chaos/storm']),
  // Two hundred thousand missions that expire at once.
  expiry: tests(['features/missions/plans'], { CHAOS_ENTRIES: '200000' }),
  // A primary killed under load and its standby promoted, behind HAProxy; the variable HAPROXY names its
  // program.
  failover: async () => {
    if (process.env.HAPROXY !== undefined) return tests(['test/failover'])();
    tell('HAPROXY names no program of HAProxy (Debian: the package haproxy): left out.');
    return true;
  },
  // Time limits, for an otherwise idle machine.
  bounds: tests(testsWith('expectWithin('), { CHAOS_BOUNDS: '1' }),
  // Other random cases than those of the test suite.
  properties: tests([...testsWith('fc.assert('), 'test/fuzz']),
  messages,
};
const partNames = positionals.length === 0 ? Object.keys(parts) : positionals;
const unknown = partNames.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  tell(`There is no ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const table: { name: string; minutes: number; held: boolean }[] = [];
for (const name of partNames) {
  const part = parts[name];
  if (part === undefined) continue;
  tell(`${name}, seed ${options.seed}`);
  const started = performance.now();
  const isHeld = await part();
  table.push({ name, minutes: (performance.now() - started) / 60_000, held: isHeld });
}
tell(`\nseed ${options.seed}`);
for (const { name, minutes, held } of table)
  tell(`${name.padEnd(10)} ${minutes.toFixed(1).padStart(6)} min  ${held ? 'withstood' : 'FAILED'}`);
process.exit(table.every(({ held }) => held) ? 0 : 1);
