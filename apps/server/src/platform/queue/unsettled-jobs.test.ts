import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addJob, type Handlers, startWorker } from './queue.ts';
import type { QueueJobName } from './queue-jobs.ts';
import { watchUnsettledJobs } from './unsettled-jobs.ts';

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp();
});
afterEach(() => site.close());

test('jobs that no worker of this process runs are done with, planned anew or given back, with their queues', async () => {
  const { database, log } = site.platform;
  const names = ['runs', 'done', 'failed', 'unreceived', 'of another process'] as const;
  for (const name of names) await addJob(database.db, 'auth.sendReset', { memberId: name }, { queue: name });
  const { rows: jobs } = await database.pool.query<{ id: string; queue: (typeof names)[number] }>(`
    update graphile_worker._private_jobs j set locked_at = now() - interval '1 second', attempts = 1,
      locked_by = case queue_name when 'of another process' then 'other' else 'own' end
    from graphile_worker._private_job_queues q where q.id = j.job_queue_id returning j.id, queue_name as queue`);
  await database.pool.query(`
    update graphile_worker._private_job_queues set locked_at = now(), locked_by = case queue_name when 'of another process' then 'other' else 'own' end`);
  const events: WorkerEvents = new EventEmitter();
  const unsettled = watchUnsettledJobs(log, 0);
  unsettled.follow(events);
  for (const { id, queue } of jobs) {
    const job = { id } as never;
    if (queue !== 'unreceived') events.emit('job:start', { job } as never);
    if (queue === 'done') events.emit('job:complete', { job, error: null } as never);
    if (queue === 'failed')
      events.emit('job:complete', { job, error: new Error('The mail is refused') } as never);
  }
  const client = await database.pool.connect();
  await unsettled.settle(client, ['own']);
  client.release();

  const { rows } = await database.pool.query(`
    select queue_name as queue, j.attempts, j.locked_by as job, q.locked_by as queued, last_error as error, run_at > now() as later
    from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`);
  expect(rows).toEqual([
    { queue: 'runs', attempts: 1, job: 'own', queued: 'own', error: null, later: false },
    { queue: 'failed', attempts: 1, job: null, queued: null, error: 'The mail is refused', later: true },
    { queue: 'unreceived', attempts: 0, job: null, queued: null, error: null, later: false },
    { queue: 'of another process', attempts: 1, job: 'other', queued: 'other', error: null, later: false },
  ]);
  const { rows: held } = await database.pool.query(
    'select queue_name from graphile_worker._private_job_queues where locked_by is not null order by id',
  );
  expect(held.map(({ queue_name: name }) => name)).toEqual(['runs', 'of another process']);
});

/** A pool that takes one job, and loses the connection before the answer. */
const lossyPool = (pool: pg.Pool): pg.Pool => {
  let losses = 1;
  const loseOnce = (client: pg.PoolClient): pg.PoolClient =>
    Object.assign(Object.create(client), {
      query: async (asked: string | pg.QueryConfig, values?: unknown[]) => {
        const result = await client.query(asked as string, values);
        const text = typeof asked === 'string' ? asked : asked.text;
        if (losses === 0 || !/locked_by/.test(text) || result.rows[0]?.id == null) return result;
        losses -= 1;
        throw new Error('Connection terminated unexpectedly');
      },
      release: client.release.bind(client),
    });
  return Object.assign(Object.create(pool), {
    connect: (callback?: Parameters<pg.Pool['connect']>[0]) =>
      callback === undefined ? pool.connect().then(loseOnce) : pool.connect(callback),
  });
};

test('a connection that is lost while a job is taken stops no queue', async () => {
  const { database, log } = site.platform;
  const runs: string[] = [];
  const handlers = {
    'auth.sendReset': async ({ memberId }: { memberId: string }) => void runs.push(memberId),
  } as unknown as Handlers<QueueJobName, null>;
  const worker = await startWorker({
    database: { pool: lossyPool(database.pool), sessions: database.sessions },
    log,
    handlers,
    context: null,
    concurrency: 1,
    sweeps: { everyMs: 500, toldWithinMs: 4_000 },
  });
  try {
    // It has looked for jobs once: a failure of the first look starts the worker anew.
    expect(worker.isRunning()).toBe(true);
    const wanted = ['first', 'second'];
    await database.transaction(async (trx) => {
      for (const memberId of wanted) await addJob(trx, 'auth.sendReset', { memberId }, { queue: 'mails' });
    });
    await expect.poll(() => runs.toSorted()).toEqual(wanted);
  } finally {
    await worker.stop();
  }
});
