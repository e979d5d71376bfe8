import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from './log.ts';

/** First key of the advisory locks that living workers hold; the second is a hash of the worker's id. */
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

interface Liveness {
  readonly events: WorkerEvents;
  stop(): Promise<void>;
}

/**
 * The queue gives a dead worker's jobs back after four hours. Here each worker holds an advisory lock for as long as its
 * process lives, and every process gives back, within seconds, what is held by a worker without one.
 */
export const keepWorkersAlive = (pool: pg.Pool, log: Logger, everyMs = 5_000): Liveness => {
  const events: WorkerEvents = new EventEmitter();
  const living = new Set<string>();
  let keeper: pg.PoolClient | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    client.once('end', () => {
      if (keeper === client) keeper = undefined;
      client.release(true);
    });
    keeper = client;
    for (const workerId of living) await lock(client, workerId);
    return client;
  };

  const lock = (client: pg.PoolClient, workerId: string) =>
    client.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, workerId]);

  /** One after the other: a connection runs one query at a time. */
  const next = (work: (client: pg.PoolClient) => Promise<unknown>) => {
    turn = turn
      .then(async () => {
        if (!stopped) await work(keeper ?? (await connect()));
      })
      .catch((error) => log.debug({ err: error }, 'The queue could not be looked after just now'));
  };

  events.on('worker:create', ({ worker }) => {
    next(async (client) => {
      living.add(worker.workerId);
      await lock(client, worker.workerId);
    });
  });
  events.on('worker:stop', ({ worker }) => {
    next(async (client) => {
      living.delete(worker.workerId);
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, worker.workerId]);
    });
  });

  const timer = setInterval(() => next((client) => client.query(releaseJobsOfTheDead, [lockSpace])), everyMs);
  return {
    events,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await turn;
      await keeper?.end();
    },
  };
};
