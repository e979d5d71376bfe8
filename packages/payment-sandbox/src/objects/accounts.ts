import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Wire } from '../json.ts';

export type Account = Wire<Stripe.Account>;

export interface AccountGiven {
  readonly type: 'express' | 'none';
  readonly controller: {
    readonly fees: 'account' | 'application';
    readonly losses: 'application' | 'stripe';
    readonly collection: 'application' | 'stripe';
    readonly dashboard: 'express' | 'full' | 'none';
  };
  readonly businessType: Account['business_type'];
  readonly capabilities: readonly ('transfers' | 'card_payments')[];
  readonly country: string;
  readonly email: string | null;
  readonly metadata: Record<string, string>;
}

/** Details that an account must still give before money may be sent to it. */
const required = (businessType: Account['business_type']): string[] => [
  'external_account',
  'tos_acceptance.date',
  'tos_acceptance.ip',
  ...(businessType === 'company'
    ? ['company.name', 'company.tax_id', 'representative.first_name', 'representative.last_name']
    : ['individual.dob', 'individual.first_name', 'individual.last_name']),
];

export const noRequirements = (): Account['requirements'] & object => ({
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
});

export const newAccount = (given: AccountGiven, now: number): Account => {
  const due = required(given.businessType);
  return {
    id: newId('account'),
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: null,
      minority_owned_business_designation: null,
      name: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: given.businessType ?? null,
    capabilities: Object.fromEntries(given.capabilities.map((name) => [name, 'inactive'])),
    charges_enabled: false,
    controller: {
      fees: { payer: given.type === 'express' ? 'application_express' : given.controller.fees },
      is_controller: true,
      losses: { payments: given.controller.losses },
      requirement_collection: given.controller.collection,
      stripe_dashboard: { type: given.controller.dashboard },
      type: 'application',
    },
    country: given.country,
    created: now,
    default_currency: 'eur',
    details_submitted: false,
    email: given.email,
    future_requirements: noRequirements(),
    metadata: given.metadata,
    payouts_enabled: false,
    requirements: {
      ...noRequirements(),
      currently_due: due,
      disabled_reason: 'requirements.past_due',
      eventually_due: due,
      past_due: due,
    },
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: given.type,
  };
};
