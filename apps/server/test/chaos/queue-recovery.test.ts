import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addJob, type Handlers, startWorker } from '../../src/platform/queue/queue.ts';
import type { QueueJobName } from '../../src/platform/queue/queue-jobs.ts';
import { createTestApp, type TestApp } from '../app.ts';

let site: TestApp;
let pool: pg.Pool;
beforeEach(async () => {
  site = await createTestApp();
  // A shorter lock timeout than the program's, to detect a slow database sooner.
  pool = new pg.Pool({ connectionString: site.platform.database.sessions.url, lock_timeout: 300 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
});
afterEach(async () => {
  await pool.end();
  await site.close();
});

/** Locks a table, so that every user of it waits until it is released. */
const holdUp = async (table: string) => {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(`begin; lock table graphile_worker.${table} in access exclusive mode`);
  return () => client.end();
};

const counting = () => {
  const runs: string[] = [];
  const handlers = {
    'auth.sendReset': async ({ memberId }: { memberId: string }) => {
      runs.push(memberId);
    },
  } as unknown as Handlers<QueueJobName, null>;
  return { runs, handlers };
};

const begin = (handlers: Handlers<QueueJobName, null>) =>
  startWorker({ database: { pool, sessions: { pool } }, log: site.platform.log, handlers, context: null });

test('a database that was slow at the start: the worker says that it does not run, and then runs', async () => {
  const memberId = crypto.randomUUID();
  await addJob(site.platform.database.db, 'auth.sendReset', { memberId });
  const goOn = await holdUp('_private_tasks');
  const { runs, handlers } = counting();
  const worker = await begin(handlers);
  try {
    expect([worker.isRunning(), runs]).toEqual([false, []]);
    await goOn();
    await expect.poll(() => runs, { timeout: 10_000 }).toEqual([memberId]);
    await expect.poll(() => worker.isRunning()).toBe(true);
  } finally {
    await worker.stop();
  }
});

test('a worker that cannot take jobs says so, until it can again', async () => {
  const { runs, handlers } = counting();
  const worker = await begin(handlers);
  try {
    expect(worker.isRunning()).toBe(true);
    const goOn = await holdUp('_private_jobs');
    await expect.poll(() => worker.isRunning(), { timeout: 12_000 }).toBe(false);
    await goOn();
    const memberId = crypto.randomUUID();
    await addJob(site.platform.database.db, 'auth.sendReset', { memberId });
    await expect.poll(() => runs, { timeout: 10_000 }).toEqual([memberId]);
    await expect.poll(() => worker.isRunning()).toBe(true);
  } finally {
    await worker.stop();
  }
}, 40_000);
