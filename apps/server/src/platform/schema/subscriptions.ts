import type { PlanName } from '@basoche/domain/payments/plans';
import type { SubscriptionStatus } from '@basoche/domain/payments/subscriptions';
import type { Generated } from 'kysely';

export interface SubscriberTable {
  member_id: string;
  customer_id: string;
  created_at: Date;
}

export interface SubscriptionAttemptTable {
  id: Generated<string>;
  member_id: string;
  plan: PlanName;
  status: 'planned' | 'open' | 'done' | 'expired';
  provider_id: string | null;
  url: string | null;
  planned_at: Date;
  expires_at: Date;
}

export interface SubscriptionTable {
  id: string;
  member_id: string;
  plan: PlanName;
  status: SubscriptionStatus;
  cancel_at_period_end: boolean;
  period_end: Date;
  past_due_since: Date | null;
  started_at: Date;
  reading: number;
  updated_at: Date;
}

export interface SubscriptionTables {
  subscriber: SubscriberTable;
  subscription_attempt: SubscriptionAttemptTable;
  subscription: SubscriptionTable;
}
