import type { Incident, IncidentFilters } from '@basoche/contract/back-office/incidents';
import { shownError } from '@basoche/domain/access/incidents';
import { queueDeadlines } from '@basoche/domain/access/office-queues';
import { urgencyOf } from '@basoche/domain/time/deadlines';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  deleteJob,
  type FailedJob,
  listFailedJobs,
  lockFailedJob,
  retryJob,
  uuidOfJob,
} from '../../../platform/queue/failed-jobs.ts';
import { recordAct } from '../journal/service.ts';
import * as store from '../store.ts';

/** Failed jobs and mails, and the acts of admins on them. */

const presentIncident = (job: FailedJob, now: Date): Incident => {
  const isDead = job.attempts >= job.max_attempts;
  const clock = isDead ? queueDeadlines[job.kind === 'mail' ? 'mails' : 'jobs'](job.updated_at) : null;
  return {
    id: job.id,
    kind: job.kind,
    state: isDead ? 'dead' : 'retrying',
    task: job.task,
    error: shownError(job.last_error),
    attempts: job.attempts,
    maxAttempts: job.max_attempts,
    failedAt: job.updated_at.toISOString(),
    nextTryAt: isDead ? null : job.run_at.toISOString(),
    dueAt: clock?.dueAt.toISOString() ?? null,
    urgency: clock && urgencyOf(clock, now),
  };
};

export const incidents = async (
  { database, clock }: Platform,
  filters: IncidentFilters,
  page: PageRequest,
): Promise<Page<Incident>> => {
  const rows = await listFailedJobs(database.db, filters, page);
  const now = clock.now();
  return pageOf(
    rows,
    page.limit,
    (job) => presentIncident(job, now),
    ({ id, updated_at }) => ({ at: updated_at, id: uuidOfJob(id) }),
  );
};

interface Act {
  readonly id: string;
  readonly act: 'retry' | 'giveUp';
  readonly reason: string;
}

const changedText = 'Cette tâche a évolué entre-temps. La liste vient d’être rechargée.';

const doAct = { retry: retryJob, giveUp: deleteJob } as const;

/** Acts on a failed job. Of two admins at once one succeeds, and a job that a worker has just started is left alone. */
export const act = (
  { database, clock }: Platform,
  viewer: Viewer,
  { id, act: chosen, reason }: Act,
): Promise<void> =>
  database.transaction(async (trx) => {
    const job = (await lockFailedJob(trx, id)) ?? refuse('NOT_FOUND');
    if (!job.isFailed || !(await doAct[chosen](trx, id))) refuse('STATE_CHANGED', { title: changedText });
    const now = clock.now();
    const { task } = job;
    await store.insertAct(trx, {
      job_id: id,
      task,
      act: chosen,
      reason,
      acted_by: viewer.memberId,
      acted_at: now,
    });
    const on = { kind: 'job', id } as const;
    await recordAct(trx, viewer, { act: `incident/${chosen}`, on, details: { task } }, now);
  });
