import { officeQueues } from '@basoche/domain/access/office-queues';
import { instant } from '../fields.ts';
import { defineRoute, staff } from '../route.ts';
import { z } from '../zod.ts';

/** What waits in each queue of somebody of the staff, and for how long. */

export const queueStandingSchema = z
  .object({
    queue: z.enum(officeQueues),
    waiting: z.int(),
    overdue: z.int(),
    /** When the oldest came. */
    oldestAt: instant.nullable(),
    /** The next deadline to come; null where everything that waits is overdue, or nothing waits. */
    nextDueAt: instant.nullable(),
    /** More than half of the time of what is due next is over. */
    isPressing: z.boolean(),
  })
  .meta({ id: 'QueueStanding' });
export type QueueStanding = z.infer<typeof queueStandingSchema>;

export const readOfficeOverview = defineRoute({
  name: 'officeOverview.read',
  summary: 'The queues that one looks after: how many wait, since when, until when; none for editors',
  method: 'GET',
  path: '/admin/overview',
  access: staff,
  answer: z.array(queueStandingSchema),
});
