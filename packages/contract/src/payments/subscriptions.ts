import { valuesOf } from '@basoche/domain/options/option';
import { planNames } from '@basoche/domain/payments/plans';
import { subscriptionCommands, subscriptionStatuses } from '@basoche/domain/payments/subscriptions';
import { instant } from '../fields.ts';
import { defineRoute, members, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Subscriptions: rules §4 and §6. Amounts are euros, all taxes included. */

const planName = z.enum(valuesOf(planNames), 'Choisissez une formule\u202f: mensuelle ou annuelle.');

export const subscriptionSchema = z
  .object({
    /** True if the member may apply only with a subscription. */
    isRequired: z.boolean(),
    plans: z.array(z.object({ name: planName, label: z.string(), amount: z.number(), months: z.int() })),
    /** The member's live subscription, or their last one; null without any. */
    current: z
      .object({
        plan: planName,
        status: z.enum(subscriptionStatuses),
        /** End of the paid period: the subscription ends then, or is renewed. */
        periodEnd: instant,
        cancelAtPeriodEnd: z.boolean(),
        /** End of the access that it currently gives; null if it gives none. */
        accessUntil: instant.nullable(),
        hasAccess: z.boolean(),
        /** True if the card refused a renewal: the member must give another one. */
        isOwed: z.boolean(),
      })
      .nullable(),
    /** True if a payment page was opened and the provider has not reported the result yet. */
    isPending: z.boolean(),
    permitted: z.array(z.enum(subscriptionCommands)),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscriptionSchema>;

export const readSubscription = defineRoute({
  name: 'subscriptions.read',
  summary: "Plans, and the caller's subscription",
  method: 'GET',
  path: '/stripe/subscription',
  access: forSeats(members, 'invoice'),
  answer: subscriptionSchema,
});

export const subscribeBody = z.object({ plan: planName });

/** A second call answers the same address while its payment page is open. */
export const subscribe = defineRoute({
  name: 'subscriptions.subscribe',
  summary: 'The address of the page on which a subscription is paid',
  method: 'POST',
  path: '/stripe/subscription',
  access: forSeats(tradeMembers, 'bank'),
  body: subscribeBody,
  answer: z.string(),
  problems: ['ALREADY_SUBSCRIBED', 'STATE_CHANGED', 'PROVIDER_UNAVAILABLE'],
});

export const cancelSubscription = defineRoute({
  name: 'subscriptions.cancel',
  summary: 'Cancel a subscription at the end of the paid period; with an unpaid renewal, at once',
  method: 'POST',
  path: '/stripe/subscription/cancel',
  access: forSeats(tradeMembers, 'bank'),
  answer: subscriptionSchema,
  problems: ['NOT_SUBSCRIBED', 'PROVIDER_UNAVAILABLE'],
});

export const resumeSubscription = defineRoute({
  name: 'subscriptions.resume',
  summary: 'Undo the cancellation of a subscription before it takes effect',
  method: 'POST',
  path: '/stripe/subscription/resume',
  access: forSeats(tradeMembers, 'bank'),
  answer: subscriptionSchema,
  problems: ['NOT_SUBSCRIBED', 'PROVIDER_UNAVAILABLE'],
});

export const openPortal = defineRoute({
  name: 'subscriptions.openPortal',
  summary: "Address of the provider's page for the card and the invoices",
  method: 'POST',
  path: '/stripe/portal',
  access: forSeats(tradeMembers, 'bank'),
  answer: z.string(),
  problems: ['NOT_SUBSCRIBED', 'PROVIDER_UNAVAILABLE'],
});
