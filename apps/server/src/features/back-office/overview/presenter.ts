import type { QueueStanding } from '@basoche/contract/back-office/overview';
import { queueClocks } from '@basoche/domain/access/office-queues';
import { urgencyOf } from '@basoche/domain/time/deadlines';
import type { QueueRow } from './store.ts';

export const presentQueue = (
  { queue, waiting, overdue, oldest, next }: QueueRow,
  now: Date,
): QueueStanding => {
  const clock = next === null ? null : queueClocks[queue](next);
  return {
    queue,
    waiting,
    overdue,
    oldestAt: oldest?.toISOString() ?? null,
    nextDueAt: clock?.dueAt.toISOString() ?? null,
    isPressing: clock !== null && urgencyOf(clock, now) === 'halfTime',
  };
};
