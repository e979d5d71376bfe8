import type { Subscription } from '@basoche/contract/payments/subscriptions';
import type { UserType } from '@basoche/domain/members/kinds';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { plans } from '@basoche/domain/payments/plans';
import {
  accessUntil,
  givesAccess,
  isOwed,
  refusalOf,
  type SubscriptionFacts,
  subscriptionCommands,
} from '@basoche/domain/payments/subscriptions';
import type { SubscriptionRow } from './store.ts';

/** Columns that the rules need to know whether a subscription gives access. */
export type SubscriptionStateRow = Pick<
  SubscriptionRow,
  'status' | 'period_end' | 'cancel_at_period_end' | 'past_due_since'
>;

export const factsOf = (row: SubscriptionStateRow): SubscriptionFacts => ({
  status: row.status,
  periodEnd: row.period_end,
  cancelAtPeriodEnd: row.cancel_at_period_end,
  pastDueSince: row.past_due_since,
});

interface Shown {
  readonly userType: UserType;
  readonly row: SubscriptionRow | undefined;
  readonly isPending: boolean;
  readonly wasCustomer: boolean;
  readonly isRequired: boolean;
}

const presentCurrent = (row: SubscriptionRow, now: Date): Subscription['current'] => {
  const facts = factsOf(row);
  return {
    plan: row.plan,
    status: row.status,
    periodEnd: row.period_end.toISOString(),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    accessUntil: accessUntil(facts)?.toISOString() ?? null,
    hasAccess: givesAccess(facts, now),
    isOwed: isOwed(facts),
  };
};

export const presentSubscription = (
  { userType, row, isPending, wasCustomer, isRequired }: Shown,
  now: Date,
): Subscription => ({
  isRequired,
  plans: Object.values(plans).map(({ name, label, cents, months }) => ({
    name,
    label,
    amount: centsToEuros(cents),
    months,
  })),
  current: row === undefined ? null : presentCurrent(row, now),
  isPending,
  permitted: subscriptionCommands.filter(
    (command) =>
      refusalOf(command, { userType, subscription: row ? factsOf(row) : null, wasCustomer }) === null,
  ),
});
