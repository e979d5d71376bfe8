import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * All tests but the journeys. Each process runs many files, each with a program and a database of its own: nothing is stubbed, and
 * loading the same modules again for each file was a third of the time. `proofs` are part of `npm run test:all`, `chaos` of
 * `npm run chaos`.
 */

const root = import.meta.dirname;

/**
 * Patience in milliseconds, and no promise of the product: a machine may be many times as slow as another. No test has
 * a shorter one of its own.
 */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 300_000 } } };

const project = (
  name: string,
  folder: string,
  include: string[],
  { exclude = [], onDatabase = false }: { exclude?: string[]; onDatabase?: boolean } = {},
): TestProjectInlineConfiguration => ({
  test: {
    ...patience,
    name,
    root: join(root, folder),
    include,
    exclude,
    isolate: false,
    // By `npm run chaos -- bounds`.
    provide: { areTimesJudged: process.env.CHAOS_BOUNDS !== undefined },
    // Two processes leave an eighth of two cores idle: files wait for locks, timers and the database.
    maxWorkers: 3,
    setupFiles: ['file-cost', 'same-cases'].map((name) => join(root, `scripts/support/${name}.ts`)),
    globalSetup: onDatabase ? [join(root, 'apps/server/test/postgres.ts')] : [],
  },
});

const server = 'apps/server';
/** How PostgreSQL reads a hundred thousand rows. */
const plans = 'src/**/plans.test.ts';
const proofs = ['test/proof/**/*.test.ts', plans];
/** Proofs in a short, deterministic form, which `npm test` goes through as well. */
const short = ['model', 'ledger', 'state-matrix'].map((name) => `test/proof/${name}.test.ts`);
/** A transaction pool before the database, by `npm run test:pooled`. */
const pooled = ['test/pooled/**/*.test.ts'];
/** A Valkey or Redis between the processes, by `npm run test:redis`. */
const redis = ['test/redis/**/*.test.ts'];
/** A Varnish before the program, by `npm run test:edge`. */
const edge = ['test/edge/**/*.test.ts'];
const chaos = ['test/chaos/**/*.test.ts'];
/** A primary and a standby behind HAProxy, by `npm run chaos -- failover`. */
const failover = ['test/failover/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      project('scripts', 'scripts', ['**/*.test.ts']),
      project('domain', 'packages/domain', ['src/**/*.test.ts']),
      project('contract', 'packages/contract', ['src/**/*.test.ts']),
      project('payment-sandbox', 'packages/payment-sandbox', ['{src,test}/**/*.test.ts'], {
        onDatabase: true,
      }),
      project('web', 'apps/web', ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']),
      // The judgement of lost writes and of failures under the load of the cluster.
      project('bench', 'bench', ['src/**/*.test.ts']),
      project('server', server, ['{src,seed,mails}/**/*.test.ts', 'test/*.test.ts', ...short], {
        exclude: [plans],
        onDatabase: true,
      }),
      project('proofs', server, proofs, { exclude: short, onDatabase: true }),
      project('pooled', server, pooled, { onDatabase: true }),
      project('redis', server, redis, { onDatabase: true }),
      project('edge', server, edge, { onDatabase: true }),
      project('chaos', server, chaos, { onDatabase: true }),
      project('failover', server, failover, { onDatabase: true }),
    ],
  },
});
