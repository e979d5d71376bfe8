import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../observability/log.ts';

/**
 * Jobs that the database holds for this process although none runs them: it was lost after a job was taken and before the worker
 * heard of it, or before it heard how the job ended. The queue itself frees them after four hours.
 */

const heldJobs = `
  select id::text, locked_at < now() - $2 * interval '1 millisecond' as is_old
  from graphile_worker._private_jobs where locked_by = any($1)`;

/**
 * Removes the jobs that were done ($1), plans those that failed anew ($2, with $3, as the queue does) and gives back those that
 * never began ($4), and frees their queues.
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
  ), unheard as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = attempts - 1
    where id = any($4::bigint[]) and locked_by = any($5) returning job_queue_id
  )
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
  from (select * from done union all select * from failed union all select * from unheard) settled
  where q.id = settled.job_queue_id and q.locked_by = any($5)`;

interface Begun {
  /** When it ended, as `performance.now()` counts; null while it runs. */
  readonly endedAt: number | null;
  /** Message of its error; null if it was done. */
  readonly failure: string | null;
}

interface UnsettledJobs {
  follow(events: WorkerEvents): void;
  /** Settles the jobs of these worker pools, which are all of this process. */
  settle(client: pg.ClientBase, pools: readonly string[]): Promise<void>;
}

/** `toldWithinMs` is the time for the queue to hear of a job, and to tell how it ended, in milliseconds. */
export const watchUnsettledJobs = (log: Logger, toldWithinMs: number): UnsettledJobs => {
  const begun = new Map<string, Begun>();
  return {
    follow: (events) => {
      events.on('job:start', ({ job }) => begun.set(String(job.id), { endedAt: null, failure: null }));
      events.on('job:complete', ({ job, error }) =>
        begun.set(String(job.id), {
          endedAt: performance.now(),
          failure: error === null ? null : error instanceof Error ? error.message : String(error),
        }),
      );
    },
    settle: async (client, pools) => {
      const known = [...begun];
      const { rows } = await client.query<{ id: string; is_old: boolean }>(heldJobs, [pools, toldWithinMs]);
      const held = new Set(rows.map(({ id }) => id));
      // A job that was taken again meanwhile has another entry.
      for (const [id, entry] of known) if (!held.has(id) && begun.get(id) === entry) begun.delete(id);
      const unheard = rows.filter(({ id, is_old: isOld }) => isOld && !begun.has(id)).map(({ id }) => id);
      const ended = rows.flatMap(({ id }) => {
        const { endedAt = null, failure = null } = begun.get(id) ?? {};
        return endedAt !== null && performance.now() - endedAt > toldWithinMs ? [{ id, failure }] : [];
      });
      if (unheard.length + ended.length === 0) return;
      const done = ended.filter(({ failure }) => failure === null).map(({ id }) => id);
      const failed = ended.filter(({ failure }) => failure !== null);
      const ids = failed.map(({ id }) => id);
      const messages = failed.map(({ failure }) => failure);
      await client.query(settleJobs, [done, ids, messages, unheard, pools]);
      log.warn(
        { part: 'queue', done: done.length, failed: failed.length, unheard: unheard.length },
        'Jobs that the database held for this process, which runs them no more, were settled',
      );
    },
  };
};
