import { isMember } from '../access/viewer.ts';
import type { UserType } from '../members/kinds.ts';

/** What the payment provider says of a subscription (rules §4), in its own words. */
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
  /** What is paid ends then, or is paid anew. */
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** Since when a renewal is owed; null where none is. */
  readonly pastDueSince: Date | null;
}

/**
 * Days for which somebody keeps their access although a renewal is owed: the provider tries the card again meanwhile, and its owner
 * can give another. As long is waited for a renewal that nobody has told of yet.
 */
export const graceDays = 7;

const day = 86_400_000;
const graceAfter = (from: Date): Date => new Date(from.getTime() + graceDays * day);

/** Until when a subscription gives access, as things stand; null where it gives none. */
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

/** At the provider it is there still: it will be renewed, paid late, or ended. */
export const isLive = ({ status }: Pick<SubscriptionFacts, 'status'>): boolean => status !== 'canceled';

/** Its card was refused: it is for its owner to give another. */
export const isOwed = ({ status }: Pick<SubscriptionFacts, 'status'>): boolean =>
  status === 'past_due' || status === 'unpaid' || status === 'incomplete';

export const subscriptionCommands = ['subscribe', 'cancel', 'resume', 'portal'] as const;
export type SubscriptionCommand = (typeof subscriptionCommands)[number];

export type SubscriptionRefusal = 'FORBIDDEN' | 'ALREADY_SUBSCRIBED' | 'NOT_SUBSCRIBED';

/** External customers, staff and the partner apply to nothing: they need no subscription (rules §1). */
const needsNone = (userType: UserType): boolean => !isMember(userType) || userType === 'CUSTOMER';

/** Why a command is refused; null where it is open. `wasCustomer`: the provider knows this member. */
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

/** Whether applying waits for a subscription (rules §4, `SUBSCRIPTION_REQUIRED`). */
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

/** What its owner is written of, when the provider says something new of it. */
export const mailOf = (
  before: Pick<SubscriptionFacts, 'status'> | null,
  after: Pick<SubscriptionFacts, 'status'>,
): SubscriptionMail | null => {
  if (before?.status === after.status) return null;
  if (after.status === 'past_due') return 'renewalFailed';
  if (after.status === 'canceled' || after.status === 'unpaid') {
    // What was never paid begins and ends without a word, and what has ended ends once.
    return before === null || before.status === 'incomplete' || before.status === 'unpaid' ? null : 'ended';
  }
  const began = before === null || before.status === 'incomplete' || before.status === 'canceled';
  return grants(after.status) && began ? 'confirmed' : null;
};
