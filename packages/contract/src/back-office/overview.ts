import { officeQueues } from '@basoche/domain/access/office-queues';
import { instant } from '../fields.ts';
import { defineRoute, staff } from '../route.ts';
import { z } from '../zod.ts';

/** State of each queue of a staff member: its size and its waiting time. */

export const queueStateSchema = z
  .object({
    queue: z.enum(officeQueues),
    waiting: z.int(),
    overdue: z.int(),
    /** Time at which the oldest entry came. */
    oldestAt: instant.nullable(),
    /** The next deadline in the future; null if all entries are overdue, or none waits. */
    nextDueAt: instant.nullable(),
    /** True if more than half of the time before the next deadline has passed. */
    isPressing: z.boolean(),
  })
  .meta({ id: 'QueueState' });
export type QueueState = z.infer<typeof queueStateSchema>;

export const readOfficeOverview = defineRoute({
  name: 'officeOverview.read',
  summary: "Queues of the caller's role: how many wait, since when, until when; none for editors",
  method: 'GET',
  path: '/admin/overview',
  access: staff,
  answer: z.array(queueStateSchema),
});
