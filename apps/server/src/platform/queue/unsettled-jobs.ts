import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../observability/log.ts';

/**
 * Frees jobs that stay locked by this process although nothing runs them: the connection was lost before a
 * locked job reached its worker, or before the database learned how it ended. The queue itself frees them
 * only after four hours.
 */

const heldJobs = `
  select id::text, locked_at < now() - $2 * interval '1 millisecond' as is_old
  from graphile_worker._private_jobs where locked_by = any($1)`;

/**
 * Deletes the jobs that were done ($1), reschedules those that failed ($2, with their messages $3) as the
 * queue does, unlocks those that the worker never received ($4), and frees their queues; all for these worker
 * pools ($5).
 */
const settleJobs = `
  with done as (
    delete from graphile_worker._private_jobs where id = any($1::bigint[]) and locked_by = any($5) returning job_queue_id
  ), failed as (
    update graphile_worker._private_jobs j
    set locked_at = null, locked_by = null, last_error = f.message,
      run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
    from unnest($2::bigint[], $3::text[]) f (id, message)
    where j.id = f.id and locked_by = any($5) returning job_queue_id
  ), unreceived as (
    -- the attempt that locking counted did not happen
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = attempts - 1
    where id = any($4::bigint[]) and locked_by = any($5) returning job_queue_id
  )
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
  from (select * from done union all select * from failed union all select * from unreceived) settled
  where q.id = settled.job_queue_id and q.locked_by = any($5)`;

interface JobRun {
  /** When it ended, as `performance.now()` counts; null while it runs. */
  readonly endedAt: number | null;
  /** Message of its error; null if it was done. */
  readonly failure: string | null;
}

interface UnsettledJobs {
  follow(events: WorkerEvents): void;
  /** Settles the jobs locked by these worker pools, which must be all pools of this process. */
  settle(client: pg.ClientBase, pools: readonly string[]): Promise<void>;
}

/**
 * `graceMs`: time in milliseconds within which a worker normally receives a locked job, and the database
 * learns how it ended.
 */
export const watchUnsettledJobs = (log: Logger, graceMs: number): UnsettledJobs => {
  const runs = new Map<string, JobRun>();
  return {
    follow: (events) => {
      events.on('job:start', ({ job }) => runs.set(String(job.id), { endedAt: null, failure: null }));
      events.on('job:complete', ({ job, error }) =>
        runs.set(String(job.id), {
          endedAt: performance.now(),
          failure: error === null ? null : error instanceof Error ? error.message : String(error),
        }),
      );
    },
    settle: async (client, pools) => {
      const known = [...runs];
      const { rows } = await client.query<{ id: string; is_old: boolean }>(heldJobs, [pools, graceMs]);
      const heldIds = new Set(rows.map(({ id }) => id));
      // A job that restarted during the query has a new entry: keep it.
      for (const [id, entry] of known) if (!heldIds.has(id) && runs.get(id) === entry) runs.delete(id);
      const unreceived = rows.filter(({ id, is_old: isOld }) => isOld && !runs.has(id)).map(({ id }) => id);
      const ended = rows.flatMap(({ id }) => {
        const { endedAt = null, failure = null } = runs.get(id) ?? {};
        return endedAt !== null && performance.now() - endedAt > graceMs ? [{ id, failure }] : [];
      });
      if (unreceived.length + ended.length === 0) return;
      const done = ended.filter(({ failure }) => failure === null).map(({ id }) => id);
      const failed = ended.filter(({ failure }) => failure !== null);
      const ids = failed.map(({ id }) => id);
      const messages = failed.map(({ failure }) => failure);
      await client.query(settleJobs, [done, ids, messages, unreceived, pools]);
      log.warn(
        { part: 'queue', done: done.length, failed: failed.length, unreceived: unreceived.length },
        'Jobs that were still locked by this process and no longer ran were settled',
      );
    },
  };
};
