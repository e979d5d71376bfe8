import { nightStates } from '@basoche/domain/retention/nights';
import { code, id, instant, page } from '../fields.ts';
import { admins, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** What the nights did that apply the periods of conservation: numbers, and nothing of whom. */

export const retentionNightSchema = z
  .object({
    id,
    beganAt: instant,
    state: code(nightStates, 'un état'),
    /** Null until it is over, and where nobody measured it. */
    tookMs: z.int().nonnegative().nullable(),
    /** In the order in which a night does them; those that found nothing are left out. */
    steps: z.array(
      z.object({
        /** In the names of retention/nights; one that is no longer done keeps its name. */
        step: z.string(),
        done: z.int().nonnegative(),
        /** Whose term is over and who were left for another night: money is held for them. */
        leftOver: z.int().nonnegative(),
        hasFailed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'RetentionNight' });
export type RetentionNight = z.infer<typeof retentionNightSchema>;

export const listRetentionNights = defineRoute({
  name: 'retention.nights',
  summary: 'The nights that applied the periods of conservation, the latest first',
  method: 'GET',
  path: '/admin/retention',
  access: admins,
  query: z.object({ ...page }),
  paged: true,
  answer: z.array(retentionNightSchema),
});
