import { valuesOf } from '@basoche/domain/options/option';
import { planNames } from '@basoche/domain/payments/plans';
import { subscriptionCommands, subscriptionStatuses } from '@basoche/domain/payments/subscriptions';
import { instant } from '../fields.ts';
import { defineRoute, members, tradeMembers } from '../route.ts';
import { z } from '../zod.ts';

/** Subscriptions: rules §4 and §6. Amounts are euros, all taxes included. */

const planName = z.enum(valuesOf(planNames), 'Choisissez une formule\u202f: mensuelle ou annuelle.');

export const subscriptionSchema = z
  .object({
    /** Applying needs one. */
    isRequired: z.boolean(),
    plans: z.array(z.object({ name: planName, label: z.string(), amount: z.number(), months: z.int() })),
    /** One's own, live or the last; null where there was none. */
    current: z
      .object({
        plan: planName,
        status: z.enum(subscriptionStatuses),
        /** What is paid ends then, or is paid anew. */
        periodEnd: instant,
        cancelAtPeriodEnd: z.boolean(),
        /** Until when it gives access, as things stand; null where it gives none. */
        accessUntil: instant.nullable(),
        hasAccess: z.boolean(),
        /** The card was refused: another one is to be given. */
        isOwed: z.boolean(),
      })
      .nullable(),
    /** A payment page was opened, and the provider has not said yet what became of it. */
    isPending: z.boolean(),
    permitted: z.array(z.enum(subscriptionCommands)),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscriptionSchema>;

export const readSubscription = defineRoute({
  name: 'subscriptions.read',
  summary: 'The plans, and what one has of them',
  method: 'GET',
  path: '/stripe/subscription',
  access: members,
  answer: subscriptionSchema,
});

export const subscribeBody = z.object({ plan: planName });

/** Asked again while its page takes a card, it answers the same address. */
export const subscribe = defineRoute({
  name: 'subscriptions.subscribe',
  summary: 'The address of the page on which a subscription is paid',
  method: 'POST',
  path: '/stripe/subscription',
  access: tradeMembers,
  body: subscribeBody,
  answer: z.string(),
  problems: ['ALREADY_SUBSCRIBED', 'STATE_CHANGED', 'PROVIDER_UNAVAILABLE'],
});

export const cancelSubscription = defineRoute({
  name: 'subscriptions.cancel',
  summary: 'Let a subscription end with what is paid; one whose renewal is owed ends at once',
  method: 'POST',
  path: '/stripe/subscription/cancel',
  access: tradeMembers,
  answer: subscriptionSchema,
  problems: ['NOT_SUBSCRIBED', 'PROVIDER_UNAVAILABLE'],
});

export const resumeSubscription = defineRoute({
  name: 'subscriptions.resume',
  summary: 'Take a cancellation back before it takes effect',
  method: 'POST',
  path: '/stripe/subscription/resume',
  access: tradeMembers,
  answer: subscriptionSchema,
  problems: ['NOT_SUBSCRIBED', 'PROVIDER_UNAVAILABLE'],
});

export const openPortal = defineRoute({
  name: 'subscriptions.openPortal',
  summary: "The address of the provider's own page: card, invoices",
  method: 'POST',
  path: '/stripe/portal',
  access: tradeMembers,
  answer: z.string(),
  problems: ['NOT_SUBSCRIBED', 'PROVIDER_UNAVAILABLE'],
});
