import { valuesOf } from '@basoche/domain/options/option';
import { planNames } from '@basoche/domain/payments/plans';
import { defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';

/** Plans and switches of the running program, for staff to read; never a secret. */

export const officePlansSchema = z
  .object({
    plans: z.array(
      z.object({
        name: z.enum(valuesOf(planNames)),
        /** Source of its price: the sandbox, the configuration, or none; without one it is not sold. */
        price: z.enum(['sandbox', 'configured', 'missing']),
        /** Number of live subscriptions to it: to be renewed, paid late, or ended at their term. */
        subscribers: z.int(),
      }),
    ),
    switches: z.object({
      /** True if applying needs a subscription. */
      subscriptionRequired: z.boolean(),
      /** True if payments are simulated. */
      paymentSandbox: z.boolean(),
      /** True if mails are written as files. */
      mailsAsFiles: z.boolean(),
      filesOnDisk: z.boolean(),
      /** True if news come from another service than the database. */
      newsElsewhere: z.boolean(),
      networkLimits: z.boolean(),
      production: z.boolean(),
    }),
  })
  .meta({ id: 'OfficePlans' });
export type OfficePlans = z.infer<typeof officePlansSchema>;

export const readOfficePlans = defineRoute({
  name: 'officePlans.read',
  summary: 'Plans with their numbers of subscribers, and the switches',
  method: 'GET',
  path: '/admin/plans',
  access: moderators,
  answer: officePlansSchema,
});
