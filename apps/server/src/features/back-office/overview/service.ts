import type { QueueState } from '@basoche/contract/back-office/overview';
import { queueDeadlines, queuesOf } from '@basoche/domain/access/office-queues';
import { overdueFrom, urgencyOf } from '@basoche/domain/time/deadlines';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

const presentQueue = ({ queue, waiting, overdue, oldest, next }: store.QueueRow, now: Date): QueueState => {
  const clock = next === null ? null : queueDeadlines[queue](next);
  return {
    queue,
    waiting,
    overdue,
    oldestAt: oldest?.toISOString() ?? null,
    nextDueAt: clock?.dueAt.toISOString() ?? null,
    isPressing: clock !== null && urgencyOf(clock, now) === 'halfTime',
  };
};

/** Queues of work for a member of staff, with the counts of waiting items. */
export const overviewOf = async (
  { config, database, clock }: Platform,
  { role }: Pick<StaffViewer, 'role'>,
): Promise<QueueState[]> => {
  const now = clock.now();
  const queues = queuesOf(role, config);
  const queries = queues.map((queue) => ({ queue, overdueFrom: overdueFrom(queueDeadlines[queue], now) }));
  const rows = await store.queueRows(database.db, queries, now);
  return queues.flatMap((queue) => {
    const row = rows.find((one) => one.queue === queue);
    return row === undefined ? [] : [presentQueue(row, now)];
  });
};
