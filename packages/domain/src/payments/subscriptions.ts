import { isMember } from '../access/viewer.ts';
import type { UserType } from '../members/kinds.ts';

/** Statuses of a subscription, as named by the payment provider (rules §4). */
export const subscriptionStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export interface SubscriptionFacts {
  readonly status: SubscriptionStatus;
  /** End of the paid period: the subscription ends then, or is renewed. */
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** Time since which a renewal is unpaid; null if none is. */
  readonly pastDueSince: Date | null;
}

/**
 * Days of access with an unpaid renewal: meanwhile the provider tries the card again, and the member can give
 * another one. A renewal that the provider has not reported yet gets the same days.
 */
export const graceDays = 7;

const day = 86_400_000;
const graceAfter = (from: Date): Date => new Date(from.getTime() + graceDays * day);

/** End of the access that a subscription gives, on present facts; null if it gives none. */
export const accessUntil = (subscription: SubscriptionFacts): Date | null => {
  const { status, periodEnd, cancelAtPeriodEnd, pastDueSince } = subscription;
  if (status === 'active' || status === 'trialing') {
    return cancelAtPeriodEnd ? periodEnd : graceAfter(periodEnd);
  }
  return status === 'past_due' && pastDueSince !== null ? graceAfter(pastDueSince) : null;
};

export const givesAccess = (subscription: SubscriptionFacts | null, now: Date): boolean => {
  const until = subscription && accessUntil(subscription);
  return until !== null && now < until;
};

/** True while the subscription exists at the provider: it will be renewed, paid late, or ended. */
export const isLive = ({ status }: Pick<SubscriptionFacts, 'status'>): boolean => status !== 'canceled';

/** True if its card was refused: its owner has to give another. */
export const isOwed = ({ status }: Pick<SubscriptionFacts, 'status'>): boolean =>
  status === 'past_due' || status === 'unpaid' || status === 'incomplete';

export const subscriptionCommands = ['subscribe', 'cancel', 'resume', 'portal'] as const;
export type SubscriptionCommand = (typeof subscriptionCommands)[number];

export type SubscriptionRefusal = 'FORBIDDEN' | 'ALREADY_SUBSCRIBED' | 'NOT_SUBSCRIBED';

/**
 * True for external customers, staff and the partner: they apply to nothing and need no subscription (rules
 * §1).
 */
const needsNone = (userType: UserType): boolean => !isMember(userType) || userType === 'CUSTOMER';

/**
 * Reason to refuse a command; null if it is allowed. `wasCustomer` is true if the provider knows this member.
 */
export const refusalOf = (
  command: SubscriptionCommand,
  {
    userType,
    subscription,
    wasCustomer,
  }: {
    readonly userType: UserType;
    readonly subscription: SubscriptionFacts | null;
    readonly wasCustomer: boolean;
  },
): SubscriptionRefusal | null => {
  if (needsNone(userType)) return 'FORBIDDEN';
  const live = subscription !== null && isLive(subscription) ? subscription : null;
  switch (command) {
    case 'subscribe':
      return live === null ? null : 'ALREADY_SUBSCRIBED';
    case 'cancel':
      return live !== null && !live.cancelAtPeriodEnd ? null : 'NOT_SUBSCRIBED';
    case 'resume':
      return live?.cancelAtPeriodEnd ? null : 'NOT_SUBSCRIBED';
    case 'portal':
      return wasCustomer ? null : 'NOT_SUBSCRIBED';
  }
};

/** True if the member must subscribe before they apply (rules §4, `SUBSCRIPTION_REQUIRED`). */
export const lacksSubscription = (
  {
    isRequired,
    userType,
    subscription,
  }: {
    readonly isRequired: boolean;
    readonly userType: UserType;
    readonly subscription: SubscriptionFacts | null;
  },
  now: Date,
): boolean => isRequired && !needsNone(userType) && !givesAccess(subscription, now);

export type SubscriptionMail = 'confirmed' | 'renewalFailed' | 'ended';

const grants = (status: SubscriptionStatus): boolean => status === 'active' || status === 'trialing';

/** The mail to its owner when the provider sends a new status; null without a mail. */
export const mailOf = (
  before: Pick<SubscriptionFacts, 'status'> | null,
  after: Pick<SubscriptionFacts, 'status'>,
): SubscriptionMail | null => {
  if (before?.status === after.status) return null;
  if (after.status === 'past_due') return 'renewalFailed';
  if (after.status === 'canceled' || after.status === 'unpaid') {
    // A subscription that was never paid begins and ends without a mail, and an ended one ends only once.
    return before === null || before.status === 'incomplete' || before.status === 'unpaid' ? null : 'ended';
  }
  const began = before === null || before.status === 'incomplete' || before.status === 'canceled';
  return grants(after.status) && began ? 'confirmed' : null;
};
