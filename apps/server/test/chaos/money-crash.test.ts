import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../src/features/payments/ledger/checks/service.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../src/platform/database/embedded-database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { type Failpoint, failpoints } from '../../src/platform/failpoints.ts';
import { openLog } from '../../src/platform/observability/log.ts';
import type { PaymentSandbox } from '../../src/platform/provider/sandbox.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import {
  type Company,
  type Crash,
  type Flow,
  killEmbedded,
  openCompany,
  stuckAfterMs,
} from './money-crash.ts';
import { startProvider } from './money-provider.ts';

/** Runs the short form. `npm run chaos -- money` kills the program and the database at every failpoint. */
const isLong = process.env.CHAOS_MONEY !== undefined;

const flowOf = (failpoint: Failpoint): Flow => (failpoint.split('.')[0] ?? '') as Flow;

const every: readonly Crash[] = [
  ...failpoints.flatMap((failpoint) =>
    (['program', 'database'] as const).map((victim) => ({ flow: flowOf(failpoint), failpoint, victim })),
  ),
  // For a split: between its two movements.
  ...(['release.recorded', 'refund.asked', 'refund.recording'] as const).flatMap((failpoint) =>
    (['program', 'database'] as const).map((victim) => ({ flow: 'split' as const, failpoint, victim })),
  ),
  // For a month: the split of its deposit by its sheet, and the deposit of the next month.
  ...(
    [
      'refund.decided',
      'release.planned',
      'release.recording',
      'release.recorded',
      'refund.asked',
      'refund.recording',
    ] as const
  ).flatMap((failpoint) =>
    (['program', 'database'] as const).map((victim) => ({ flow: 'month' as const, failpoint, victim })),
  ),
  ...(['deposit.asked', 'deposit.confirming'] as const).flatMap((failpoint) =>
    (['program', 'database'] as const).map((victim) => ({ flow: 'next month' as const, failpoint, victim })),
  ),
];

/** Limits the crashes to those of one flow. */
const flow = process.env.CHAOS_FLOW;

const few: readonly Crash[] = [
  { flow: 'deposit', failpoint: 'deposit.asked', victim: 'program' },
  { flow: 'release', failpoint: 'release.asked', victim: 'program' },
  { flow: 'refund', failpoint: 'refund.recording', victim: 'database' },
  { flow: 'month', failpoint: 'release.recorded', victim: 'program' },
];

/** Limits the crashes to those of one failpoint, for debugging. */
const only = process.env.CHAOS_FAILPOINT;
const crashes = (isLong ? every : few).filter(
  (one) => (only === undefined || one.failpoint === only) && (flow === undefined || one.flow === flow),
);

let cluster: EmbeddedDatabase;
let besides: TestDatabase;
let provider: PaymentSandbox;
let test: TestApp;
let company: Company;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basoche-crash-'));
  const log = openLog('silent');
  cluster = await startEmbeddedDatabase({ dataDir, log });
  const database = openDatabase(cluster.url, log);
  await migrate(database.pool, log);
  await database.close();
  besides = await createDatabase({ empty: true });
  provider = await startProvider(besides.url);
  const environment = {
    DATABASE_URL: cluster.url,
    DATA_DIR: dataDir,
    NETWORK_LIMITS: 'off',
    LOG_LEVEL: process.env.CHAOS_LOG ?? 'silent',
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    STRIPE_API_URL: provider.apiUrl ?? '',
  };
  const made = await createTestApp({ databaseUrl: cluster.url, environment });
  test = { ...made, sandbox: () => provider };
  company = await openCompany({
    test,
    provider,
    killDatabase: killEmbedded(join(dataDir, 'postgres', 'cluster'), cluster.url),
    environment,
  });
}, 120_000);

afterAll(async () => {
  await company?.stop();
  await test?.close();
  await provider?.close();
  await cluster?.stop();
  await besides?.drop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

describe('killed with -9', () => {
  it.each(crashes)(
    'the $victim at $failpoint, a $flow is done once, within a minute',
    async (crash) => {
      const { back, seconds } = await company.run(crash);

      const { flow, failpoint, victim } = crash;
      const took = `back in ${back.toFixed(1)} s, done in ${seconds.toFixed(1)} s`;
      if (isLong) console.log(`${flow.padEnd(8)} ${failpoint.padEnd(24)} ${victim.padEnd(9)} ${took}`);
      expect(seconds * 1_000).toBeLessThan(stuckAfterMs);
    },
    180_000,
  );
});

describe('after all of it', () => {
  it("the ledger holds, and is the provider's record", async () => {
    const { differences, provider: compared } = await checkLedger(test.platform, { withProvider: true });

    expect(differences).toEqual([]);
    expect(compared?.underWay).toBe(0);
    expect(compared?.records).toBeGreaterThanOrEqual(crashes.length);
  });
});
