import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../observability/log.ts';
import { watchUnsettledJobs } from './unsettled-jobs.ts';

/**
 * First key of the advisory locks of living worker pools. The second key is a hash of the pool's id, which also marks
 * its jobs.
 */
const lockSpace = 7_217_602;

const releaseJobsOfTheDead = `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
  from (
    select locked_by from graphile_worker._private_jobs where locked_at < now() - interval '2 seconds'
    union
    select locked_by from graphile_worker._private_job_queues where locked_at < now() - interval '2 seconds'
  ) held
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and classid = $1::int::oid and objid = hashtext(locked_by)::oid
      and database = (select oid from pg_database where datname = current_database())
  )
  having count(*) > 0`;

/** Times in milliseconds. */
export interface SweepTimes {
  readonly everyMs: number;
  /** For the queue to hear that it has taken a job, and to tell the database how it ended. */
  readonly toldWithinMs: number;
}

const usualSweeps: SweepTimes = { everyMs: 5_000, toldWithinMs: 15_000 };

interface Liveness {
  /** Keeps the lock of the worker pool that emits these events. */
  follow(events: WorkerEvents): void;
  /** True if the lock of each worker pool of this process is held. */
  isHeld(): boolean;
  stop(): Promise<void>;
}

/**
 * The queue itself releases a dead worker's jobs only after four hours. Here each worker pool holds an advisory lock
 * while its process lives, and every process releases, within seconds, the jobs of pools without a lock.
 *
 * The connections of `pool` must keep their session: a transaction pool would keep the lock of a dead process.
 */
export const keepWorkersAlive = (
  pool: pg.Pool,
  log: Logger,
  { everyMs, toldWithinMs }: SweepTimes = usualSweeps,
): Liveness => {
  const living = new Set<string>();
  /** The pools in `living` whose locks `keeper` holds. */
  let heldLocks = new Set<string>();
  let keeper: pg.PoolClient | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    client.once('end', () => {
      if (keeper === client) keeper = undefined;
      client.release(true);
      // The lost connection has lost its locks.
      if (living.size > 0) next();
    });
    heldLocks = new Set();
    keeper = client;
    return client;
  };

  const hold = async (client: pg.PoolClient): Promise<void> => {
    for (const id of [...living].filter((one) => !heldLocks.has(one))) {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, id]);
      heldLocks.add(id);
    }
    for (const id of [...heldLocks].filter((one) => !living.has(one))) {
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, id]);
      heldLocks.delete(id);
    }
  };

  /** Runs one after the other, since a connection runs one query at a time. */
  const next = (work?: (client: pg.PoolClient) => Promise<unknown>) => {
    turn = turn
      .then(async () => {
        if (stopped) return;
        const client = keeper ?? (await connect());
        await hold(client);
        await work?.(client);
      })
      .catch((error) => log.debug({ err: error }, 'The queue could not be looked after just now'));
  };

  const unsettled = watchUnsettledJobs(log, toldWithinMs);
  const sweep = async (client: pg.PoolClient): Promise<void> => {
    await unsettled.settle(client, [...living]);
    await client.query(releaseJobsOfTheDead, [lockSpace]);
  };
  const timer = setInterval(() => next(sweep), everyMs);
  return {
    follow: (events) => {
      unsettled.follow(events);
      events.on('pool:create', ({ workerPool }) => {
        living.add(workerPool.id);
        next();
      });
      events.on('pool:release', ({ workerPool }) => {
        living.delete(workerPool.id);
        next();
      });
    },
    isHeld: () => keeper !== undefined && [...living].every((id) => heldLocks.has(id)),
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await turn;
      await keeper?.end();
    },
  };
};
