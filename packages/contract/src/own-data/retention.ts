import { nightStates } from '@basoche/domain/retention/nights';
import { code, id, instant, page } from '../fields.ts';
import { admins, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** Results of the retention nights: counts only; no personal data. */

export const retentionNightSchema = z
  .object({
    id,
    beganAt: instant,
    state: code(nightStates, 'un état'),
    /** Null until it is over, or if it was not measured. */
    tookMs: z.int().nonnegative().nullable(),
    /** In the order of the night; steps that found nothing are left out. */
    steps: z.array(
      z.object({
        /** Step, named as in retention/nights; a step that no longer exists keeps its name. */
        step: z.string(),
        done: z.int().nonnegative(),
        /** Members past their term who were left for another night, because money is held for them. */
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
