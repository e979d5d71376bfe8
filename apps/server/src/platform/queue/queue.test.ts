import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember } from '../../../test/factories.ts';
import { addJob, type Handlers, startWorker } from './queue.ts';
import type { QueueJobName } from './queue-jobs.ts';

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp();
});
afterEach(() => site.close());

const countJobs = async () => {
  const { rows } = await site.platform.database.pool.query(
    'select count(*) as jobs from graphile_worker.jobs',
  );
  return rows[0].jobs;
};

test('a job is there if, and only if, the change that causes it is', async () => {
  const { database } = site.platform;
  const add = (fail: boolean) =>
    database.transaction(async (trx) => {
      await addJob(trx, 'auth.sendReset', { memberId: crypto.randomUUID() });
      if (fail) throw new Error('rolled back');
    });
  await expect(add(true)).rejects.toThrow('rolled back');
  expect(await countJobs()).toBe(0);
  await add(false);
  expect(await countJobs()).toBe(1);
});

test('what a killed worker held is given back within seconds', async () => {
  const { database, log } = site.platform;
  const { id } = await aMember(site);
  await addJob(database.db, 'auth.sendReset', { memberId: id });
  // Imitates a process that was killed in the middle of the job.
  await database.pool.query(
    "update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now() - interval '10 seconds', attempts = 1",
  );
  let runs = 0;
  const handlers = {
    'auth.sendReset': async () => {
      runs += 1;
    },
  } as unknown as Handlers<QueueJobName, null>;
  const worker = await startWorker({ database, log, handlers, context: null });
  try {
    await expect.poll(() => runs, { interval: 100 }).toBe(1);
    await expect.poll(countJobs).toBe(0);
  } finally {
    await worker.stop();
  }
});

test('a job that still runs is not taken from the worker that runs it', async () => {
  const { database, log } = site.platform;
  await addJob(database.db, 'auth.sendReset', { memberId: crypto.randomUUID() });
  let runs = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const handlers = {
    'auth.sendReset': async () => {
      runs += 1;
      await finished;
    },
  } as unknown as Handlers<QueueJobName, null>;
  const [one, other] = await Promise.all([
    startWorker({ database, log, handlers, context: null, concurrency: 1 }),
    startWorker({ database, log, handlers, context: null, concurrency: 1 }),
  ]);
  try {
    await expect.poll(() => runs).toBe(1);
    await database.pool.query(
      "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'",
    );
    const { rows: at } = await database.pool.query('select clock_timestamp() as now');
    // Counts connections on which a sweep has started since and ended. One worker may use several.
    const sweeps = async () => {
      const { rows } = await database.pool.query(
        "select count(*) as sweeps from pg_stat_activity where query like '%force_unlock_workers%' and datname = current_database() and state = 'idle' and query_start > $1 and pid <> pg_backend_pid()",
        [at[0].now],
      );
      return rows[0].sweeps;
    };
    await expect.poll(sweeps).toBeGreaterThanOrEqual(2);
    const { rows: held } = await database.pool.query(
      'select attempts, locked_by is not null as held from graphile_worker._private_jobs',
    );
    expect(held).toEqual([{ attempts: 1, held: true }]);
    expect(runs).toBe(1);
  } finally {
    finish();
    await Promise.all([one.stop(), other.stop()]);
  }
});
