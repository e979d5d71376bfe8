import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { mailErrorPrefix } from '@basoche/domain/access/incidents';
import {
  Logger as GraphileLogger,
  parseCronItems,
  type Runner,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db, Pools } from '../database/database.ts';
import { type Failures, failureContext, noFailures } from '../observability/failures.ts';
import type { Logger } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { traced } from '../observability/traced-work.ts';
import { noTracing, type Tracing } from '../observability/tracing.ts';
import { keepWorkersAlive, type SweepTimes } from './liveness.ts';
import type { QueueJobName, QueueJobs } from './queue-jobs.ts';
import { type Heartbeat, watchHeartbeat } from './worker-heartbeat.ts';

/** Context of a job's run, passed to its handler besides the payload. */
export interface JobRun {
  readonly id: string;
  readonly attempt: number;
  readonly lastAttempt: boolean;
  readonly signal: AbortSignal;
}

export type Handlers<Names extends QueueJobName, Context> = {
  readonly [Name in Names]: (payload: QueueJobs[Name], context: Context, run: JobRun) => Promise<void>;
};

interface JobOptions {
  /**
   * The job does not start before this time. `inAMinute` uses the database's clock, which decides when jobs
   * start.
   */
  readonly runAt?: Date | 'inAMinute';
  /** Replaces a job with the same key that has not started. */
  readonly jobKey?: string;
  /** Jobs of one queue run one after the other. */
  readonly queue?: string;
  readonly maxAttempts?: number;
}

/** Adds a job in the caller's transaction: it exists only if the change that causes it is committed. */
export const addJob = async <Name extends QueueJobName>(
  trx: Db,
  name: Name,
  payload: QueueJobs[Name],
  { runAt, jobKey, queue, maxAttempts }: JobOptions = {},
): Promise<void> => {
  const at = runAt === 'inAMinute' ? sql`now() + interval '1 minute'` : sql`${runAt ?? null}::timestamptz`;
  await sql`select graphile_worker.add_job(
    ${name}, payload := ${JSON.stringify(payload)}::json, queue_name := ${queue ?? null}, run_at := ${at},
    job_key := ${jobKey ?? null}, max_attempts := ${maxAttempts ?? null}::int)`.execute(trx);
};

/** One of several jobs with the same name. */
interface JobSpec<Name extends QueueJobName> {
  readonly payload: QueueJobs[Name];
  readonly runAt?: Date | undefined;
  readonly jobKey?: string;
}

/** Adds many jobs of one name in one statement; otherwise as `addJob`. */
export const addJobs = async <Name extends QueueJobName>(
  trx: Db,
  name: Name,
  jobs: readonly JobSpec<Name>[],
): Promise<void> => {
  if (jobs.length === 0) return;
  const specs = jobs
    .map(({ payload, runAt, jobKey }) => ({ identifier: name, payload, run_at: runAt, job_key: jobKey }))
    // Sorted, so that two transactions with the same keys lock them in the same order and do not deadlock.
    .toSorted((a, b) => (a.job_key ?? '').localeCompare(b.job_key ?? ''));
  await sql`select count(*) from graphile_worker.add_jobs(array(
    select spec from json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) spec))`.execute(
    trx,
  );
};

/** Forwards the queue's log messages, without their details, which contain payloads. */
export const queueLogger = (log: Logger): GraphileLogger =>
  new GraphileLogger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'queue' }, message);
    else if (level === 'warning') log.warn({ part: 'queue' }, message);
    else log.debug({ part: 'queue' }, message);
  });

/** True for a mail refused by the mail server; operators see it among the incidents. */
const isRefusedMail = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(mailErrorPrefix);

const taskList = <Context>({
  handlers,
  context,
  metrics,
  tracing = noTracing,
  failures = noFailures,
}: Omit<DrainOptions<Context>, 'pool' | 'log'>): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      async (payload: unknown, { job, abortSignal }) => {
        const lastAttempt = job.attempts >= job.max_attempts;
        const jobRun = { id: job.id, attempt: job.attempts, lastAttempt, signal: abortSignal };
        const started = performance.now();
        const ended = (outcome: 'done' | 'failed' | 'given_up') =>
          metrics?.jobEnded(name, outcome, (performance.now() - started) / 1_000);
        try {
          const span = tracing.begin('consumer', name, {
            'messaging.system': 'graphile-worker',
            'messaging.destination.name': name,
            'basoche.job.attempt': job.attempts,
            'basoche.job.late_ms': Date.now() - job.run_at.getTime(),
          });
          await traced(span, { jobId: job.id, task: name }, async () => {
            try {
              await handle(payload as never, context, jobRun);
            } catch (error) {
              // A job that is ended by a stop is retried, so it is no failure.
              if (!abortSignal?.aborted && !isRefusedMail(error)) failures.report(error, failureContext());
              throw error;
            }
          });
          ended('done');
        } catch (error) {
          ended(lastAttempt ? 'given_up' : 'failed');
          throw error;
        }
      },
    ]),
  );

/** A scheduled job. */
export interface Schedule {
  readonly task: QueueJobName;
  /** Five fields of a crontab, in UTC. */
  readonly cronUtc: string;
  /**
   * Jobs of a named queue run one at a time, and at most one of each task waits, so that a long job lets none
   * accumulate.
   */
  readonly queue?: string;
}

interface DrainOptions<Context> {
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly handlers: Handlers<QueueJobName, Context>;
  readonly context: Context;
  /** Records the duration of jobs. */
  readonly metrics?: Metrics;
  readonly tracing?: Tracing;
  /** Receives unexpected failures of jobs. */
  readonly failures?: Failures;
}

interface WorkerOptions<Context> extends Omit<DrainOptions<Context>, 'pool'> {
  readonly database: Pools;
  readonly schedules?: readonly Schedule[];
  readonly concurrency?: number;
  /** Shorter in tests. */
  readonly sweeps?: SweepTimes;
}

/**
 * Pool for a runner. Jobs are fetched over the pool that their handlers use, so that none starts while that
 * pool is down. Only the runner's LISTEN, the one connection that it requests with a callback, uses a
 * session.
 */
const runnerPool = ({ pool, sessions }: Pools): pg.Pool => {
  if (sessions.pool === pool) return pool;
  const connect = (callback?: Parameters<pg.Pool['connect']>[0]) =>
    callback === undefined ? pool.connect() : sessions.pool.connect(callback);
  // A pool's own `query` also connects with a callback: keep it on the original pool.
  return Object.assign(Object.create(pool), { connect, query: pool.query.bind(pool) });
};

export interface QueueWorker {
  /** True while polls for due jobs succeed. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/**
 * Maximum wait at a stop, in milliseconds, for running jobs (and for a failed schedule that waits to retry).
 */
const stopMs = 6_000;

const letGo = (runner: Runner | undefined): void => {
  // A runner rejects a second stop.
  runner?.stop().catch(() => undefined);
};

/**
 * Runs jobs until it is stopped, and survives the loss of the database. Resolves after the first attempt to poll,
 * whether it succeeded or not.
 */
export const startWorker = async <Context>(options: WorkerOptions<Context>): Promise<QueueWorker> => {
  const { database, log, schedules = [], concurrency = 5, metrics, sweeps } = options;
  const parsedCronItems = parseCronItems(
    schedules.map(({ task, cronUtc, queue }) => ({
      task,
      match: cronUtc,
      identifier: task,
      options: queue === undefined ? {} : { queueName: queue, jobKey: task },
    })),
  );
  const liveness = keepWorkersAlive(database.sessions.pool, log, sweeps);
  metrics?.watch({
    name: 'queue_lock_held',
    help: 'Whether this worker holds the lock that shows other processes that it lives',
    look: () => ({ '': liveness.isHeld() ? 1 : 0 }),
  });
  const stopping = new AbortController();
  const tried = Promise.withResolvers<void>();
  let current: { readonly runner: Runner; readonly heartbeat: Heartbeat } | undefined;

  /** Runs one runner until it ends or takes no more jobs. */
  const runOne = async (): Promise<void> => {
    const events: WorkerEvents = new EventEmitter();
    liveness.follow(events);
    const heartbeat = watchHeartbeat(events, concurrency);
    void heartbeat.found.then(tried.resolve);
    try {
      const runner = await run({
        pgPool: runnerPool(database),
        logger: queueLogger(log),
        taskList: taskList(options),
        parsedCronItems,
        concurrency,
        noHandleSignals: true,
        pollInterval: 1_000,
        gracefulShutdownAbortTimeout: 4_000,
        events,
      });
      current = { runner, heartbeat };
      if (stopping.signal.aborted) letGo(runner);
      await Promise.race([runner.promise, heartbeat.lost]);
    } finally {
      // The abandoned runner finishes its current jobs; the next one does not wait for it.
      letGo(current?.runner);
      current = undefined;
      heartbeat.stop();
    }
  };

  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runOne().catch((error) => log.warn({ err: error }, 'The queue worker stopped; starting another'));
      tried.resolve();
      await pause(500, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const running = keepRunning();
  await tried.promise;
  return {
    isRunning: () => !stopping.signal.aborted && current?.heartbeat.beats() === true,
    stop: async () => {
      stopping.abort();
      letGo(current?.runner);
      await Promise.race([running, pause(stopMs, undefined, { ref: false })]);
      await liveness.stop();
    },
  };
};

/** Runs the jobs that are due, then returns: for tests and commands. */
export const drainQueue = async <Context>(options: DrainOptions<Context>): Promise<void> => {
  const { pool, log } = options;
  await runOnce({
    pgPool: pool,
    logger: queueLogger(log),
    taskList: taskList(options),
    noHandleSignals: true,
    parsedCronItems: [],
    // Results of jobs are written before this resolves: without batching, nothing remains to wait for.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
};
