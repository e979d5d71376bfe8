import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../src/features/payments/ledger/checks/service.ts';
import { createTestApp } from '../app.ts';
import { answers, type Crash, holds, openCompany, stuckAfterMs } from '../chaos/money-crash.ts';
import { startProvider } from '../chaos/money-provider.ts';
import { runStorm } from '../chaos/storm.ts';
import { createDatabase } from '../database.ts';
import { type DatabasePair, openDatabasePair } from './database-pair.ts';

/** Kills the primary with -9 under load, and promotes its standby. `HAPROXY` names the HAProxy program. */

const haProxy = process.env.HAPROXY ?? '';

let databases: DatabasePair | undefined;
let dataDir: string;
const open = async ({ isSynchronous = true } = {}): Promise<DatabasePair> => {
  databases = await openDatabasePair(haProxy, { isSynchronous });
  return databases;
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basoche-failover-data-'));
});
afterEach(async () => {
  await databases?.stop();
  databases = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const storm = ({ url, standbyUrl, failOver }: DatabasePair) =>
  runStorm({
    databaseUrl: url,
    dataDir,
    messages: 600,
    threads: 10,
    rate: 40,
    killEveryMs: null,
    dropEveryMs: 4_000,
    seed: 5,
    environment: { DATABASE_READ_URL: standbyUrl },
    strike: failOver,
  });

describe('a failover', () => {
  it('loses, doubles and delays no message where the standby is synchronous', async () => {
    const { violations, broken, ...figures } = await storm(await open());
    console.log('synchronous', JSON.stringify(figures));
    expect([...violations, ...broken]).toEqual([]);
    expect(figures).toMatchObject({ sent: 600, stored: 600, shown: 600 });
  });

  it('tells what it loses where the standby is not', async () => {
    const { violations, broken, ...figures } = await storm(await open({ isSynchronous: false }));
    console.log('asynchronous', JSON.stringify(figures), violations, broken);
    expect(broken).toEqual([]);
  });

  it.each<Crash>([
    { flow: 'release', failpoint: 'release.asked', victim: 'database' },
    { flow: 'refund', failpoint: 'refund.recording', victim: 'database' },
  ])('at $failpoint: a $flow is done once, and the ledger is the provider’s record', async (crash) => {
    const { url, failOver } = await open();
    const besides = await createDatabase({ empty: true });
    const provider = await startProvider(besides.url);
    const environment = {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      NETWORK_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      STRIPE_SECRET_KEY: provider.secretKey,
      STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
      STRIPE_API_URL: provider.apiUrl ?? '',
    };
    const made = await createTestApp({ databaseUrl: url, environment });
    const test = { ...made, sandbox: () => provider };
    const killDatabase = async () => {
      await failOver();
      await holds('the standby', performance.now() + 30_000, () => answers(url));
    };
    const company = await openCompany({ test, provider, killDatabase, environment });
    try {
      const { back, seconds } = await company.run(crash);
      console.log(`${crash.failpoint}: back in ${back.toFixed(1)} s, done in ${seconds.toFixed(1)} s`);
      expect(seconds * 1_000).toBeLessThan(stuckAfterMs);
      const { differences, provider: compared } = await checkLedger(test.platform, { withProvider: true });
      expect(differences).toEqual([]);
      expect(compared?.underWay).toBe(0);
    } finally {
      await company.stop();
      await test.close();
      await provider.close();
      await besides.drop();
    }
  });
});
