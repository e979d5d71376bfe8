import { valuesOf } from '@basoche/domain/options/option';
import { planNames } from '@basoche/domain/payments/plans';
import { defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';

/** Plans and switches as the program runs with them, for staff to read: never a secret. */

export const officePlansSchema = z
  .object({
    plans: z.array(
      z.object({
        name: z.enum(valuesOf(planNames)),
        /** Where its price comes from: the sandbox's own, the one that is configured, or none, and it is not sold. */
        price: z.enum(['sandbox', 'configured', 'missing']),
        /** Subscriptions to it that are live: to be renewed, paid late, or ended at their term. */
        subscribers: z.int(),
      }),
    ),
    switches: z.object({
      /** Applying needs a subscription. */
      subscriptionRequired: z.boolean(),
      /** Payments are pretended. */
      paymentSandbox: z.boolean(),
      /** Mails are written as files. */
      mailsAsFiles: z.boolean(),
      filesOnDisk: z.boolean(),
      /** News come from another service than the database. */
      newsElsewhere: z.boolean(),
      networkLimits: z.boolean(),
      production: z.boolean(),
    }),
  })
  .meta({ id: 'OfficePlans' });
export type OfficePlans = z.infer<typeof officePlansSchema>;

export const readOfficePlans = defineRoute({
  name: 'officePlans.read',
  summary: 'The plans with how many subscribe to them, and the switches that are set',
  method: 'GET',
  path: '/admin/plans',
  access: moderators,
  answer: officePlansSchema,
});
