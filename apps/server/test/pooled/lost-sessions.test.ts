import { afterAll, beforeAll, expect, it } from 'vitest';
import { addJob } from '../../src/platform/queue/queue.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { openWire, type Wire } from '../database-proxy.ts';
import { aMember } from '../factories.ts';
import { freePort } from '../free-port.ts';
import { type Program, startProgram } from '../program.ts';

/** A process that loses PostgreSQL's direct address, but still reaches PgBouncer. */

let site: TestApp;
let wire: Wire;
let program: Program;
let healthPort: number;

beforeAll(async () => {
  site = await createTestApp();
  wire = await openWire(site.platform.config.databaseSessionUrl ?? '');
  healthPort = await freePort();
  program = await startProgram({
    DATABASE_URL: site.databaseUrl,
    DATABASE_SESSION_URL: wire.url,
    DATA_DIR: site.platform.config.dataDir,
    HEALTH_PORT: String(healthPort),
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  program.process.kill('SIGTERM');
  await program.exited;
  await site.close();
});

const statusOf = async (path: string): Promise<number> => {
  const answer = await fetch(`${program.address}/api${path}`);
  await answer.arrayBuffer();
  return answer.status;
};

const isLockHeld = async (): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${healthPort}/api/metrics`);
  return /^queue_lock_held 1$/m.test(await answer.text());
};

const countJobs = async (): Promise<number> => {
  const { rows } = await site.platform.database.pool.query(
    'select count(*) as jobs from graphile_worker.jobs',
  );
  return rows[0].jobs;
};

it('goes on answering and doing jobs, and tells that its lock is lost', async () => {
  await expect.poll(isLockHeld).toBe(true);
  await wire.close();
  await expect.poll(isLockHeld).toBe(false);
  expect(await statusOf('/ready')).toBe(200);
  expect(await statusOf('/missions')).toBe(200);
  const { id } = await aMember(site);
  await addJob(site.platform.database.db, 'auth.sendReset', { memberId: id });
  await expect.poll(countJobs).toBe(0);
});
