import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addJob } from '../../src/platform/queue/queue.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember } from '../factories.ts';
import { freePort } from '../free-port.ts';
import { type PgBouncer, startPgBouncer } from '../pgbouncer.ts';
import { type Program, startProgram, startWorkerProgram } from '../program.ts';

/** Kills PgBouncer under a web process and a worker. The test itself reaches the database directly. */

let site: TestApp;
let bouncer: PgBouncer;
let web: Program;
let worker: Program;
let healthPort: number;
let environment: Record<string, string>;

beforeAll(async () => {
  site = await createTestApp();
  const direct = site.platform.config.databaseSessionUrl ?? '';
  const program = inject('pgBouncer')?.program ?? '';
  bouncer = await startPgBouncer({ program, serverUrl: direct });
  environment = {
    DATABASE_URL: bouncer.urlOf(new URL(direct).pathname.slice(1)),
    DATABASE_SESSION_URL: direct,
    DATA_DIR: site.platform.config.dataDir,
    LOG_LEVEL: 'silent',
  };
  healthPort = await freePort();
  web = await startProgram({ ...environment, ROLE: 'web' });
  worker = await startWorkerProgram({ ...environment, HEALTH_PORT: String(healthPort) });
});
afterAll(async () => {
  for (const program of [web, worker]) program.process.kill('SIGTERM');
  await Promise.all([web.exited, worker.exited]);
  await bouncer.stop();
  await site.close();
});

const statusOf = async (path: string): Promise<number> => {
  const answer = await fetch(`${web.address}/api${path}`);
  await answer.arrayBuffer();
  return answer.status;
};

/** True if the worker reports that it can take jobs. */
const takesJobs = async (): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${healthPort}/api/ready`);
  const { checks } = (await answer.json()) as { checks: { queue: boolean } };
  return checks.queue;
};

/** Locks of living workers (platform/queue/liveness). */
const countLocks = async (): Promise<number> => {
  const { rows } = await site.platform.database.sessions.pool.query(
    `select count(*) as locks from pg_locks where locktype = 'advisory' and classid = 7217602
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0].locks;
};

const countJobs = async (): Promise<{ jobs: number; attempts: number }> => {
  const { rows } = await site.platform.database.sessions.pool.query(
    'select count(*) as jobs, coalesce(max(attempts), 0)::int as attempts from graphile_worker.jobs',
  );
  return rows[0];
};

it('answers 503 while the pool is gone, tries no job, and goes on by itself', async () => {
  await expect.poll(() => statusOf('/ready')).toBe(200);
  expect(await statusOf('/missions')).toBe(200);

  await bouncer.kill();
  await expect.poll(() => statusOf('/ready')).toBe(503);
  expect(await statusOf('/missions')).toBe(503);
  const { id } = await aMember(site);
  await addJob(site.platform.database.sessions.db, 'auth.sendReset', { memberId: id });
  await expect.poll(takesJobs).toBe(false);
  expect(await countJobs()).toEqual({ jobs: 1, attempts: 0 });

  await bouncer.start();
  await expect.poll(() => statusOf('/ready')).toBe(200);
  expect(await statusOf('/missions')).toBe(200);
  await expect.poll(takesJobs).toBe(true);
  await expect.poll(countJobs).toEqual({ jobs: 0, attempts: 0 });
});

it('forgets a worker that is killed, as PostgreSQL does with its lock', async () => {
  await expect.poll(countLocks).toBe(1);
  worker.process.kill('SIGKILL');
  await worker.exited;
  await expect.poll(countLocks).toBe(0);
  worker = await startWorkerProgram(environment);
  await expect.poll(countLocks).toBe(1);
});
