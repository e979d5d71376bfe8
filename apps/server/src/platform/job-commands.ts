import { sql } from 'kysely';
import type { Command } from './command.ts';

interface FailedJob {
  id: string;
  task: string;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  run_at: Date;
}

const nextTry = (job: FailedJob): string =>
  job.attempts >= job.max_attempts ? 'given up' : `next try ${job.run_at.toISOString()}`;

export const jobCommands: Record<string, Command> = {
  'jobs failed': {
    usage: 'jobs failed',
    summary: 'list the jobs that failed, with their last error',
    parameters: 0,
    run: async ({ database }) => {
      const { rows } = await sql<FailedJob>`
        select id, task_identifier as task, attempts, max_attempts, last_error, run_at
        from graphile_worker.jobs where last_error is not null order by run_at desc limit 200`.execute(
        database.db,
      );
      if (rows.length === 0) return 'No job has failed.';
      return rows
        .map((job) => {
          const [error = ''] = (job.last_error ?? '').split('\n');
          return `${job.id}  ${job.task}  ${job.attempts} of ${job.max_attempts} tries, ${nextTry(job)}  ${error.slice(0, 200)}`;
        })
        .join('\n');
    },
  },
};
