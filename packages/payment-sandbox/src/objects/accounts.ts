import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Wire } from '../json.ts';

export type Account = Wire<Stripe.Account>;

export interface AccountParams {
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

/** Details that an account must still provide before money can be sent to it. */
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

/** Test IBAN of an account that was completed without one. */
export const testIban = 'FR14 2004 1010 0505 0001 3M02 606';

type BankAccounts = Account['external_accounts'] & object;

/** List of the bank accounts of an account: one with this IBAN, or none. */
export const bankAccountsOf = (account: string, iban?: string): BankAccounts => ({
  object: 'list',
  data:
    iban === undefined
      ? []
      : [
          {
            id: newId('bankAccount'),
            object: 'bank_account',
            account,
            account_holder_name: null,
            account_holder_type: null,
            account_type: null,
            bank_name: 'STRIPE TEST BANK',
            country: iban.slice(0, 2).toUpperCase(),
            currency: 'eur',
            default_for_currency: true,
            fingerprint: null,
            last4: iban.replaceAll(/\s/g, '').slice(-4),
            metadata: {},
            routing_number: null,
            status: 'new',
          },
        ],
  has_more: false,
  url: `/v1/accounts/${account}/external_accounts`,
});

export const newAccount = (params: AccountParams, now: number): Account => {
  const requirements = required(params.businessType);
  const id = newId('account');
  return {
    id,
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
    business_type: params.businessType ?? null,
    capabilities: Object.fromEntries(params.capabilities.map((name) => [name, 'inactive'])),
    charges_enabled: false,
    controller: {
      fees: { payer: params.type === 'express' ? 'application_express' : params.controller.fees },
      is_controller: true,
      losses: { payments: params.controller.losses },
      requirement_collection: params.controller.collection,
      stripe_dashboard: { type: params.controller.dashboard },
      type: 'application',
    },
    country: params.country,
    created: now,
    default_currency: 'eur',
    details_submitted: false,
    email: params.email,
    external_accounts: bankAccountsOf(id),
    future_requirements: noRequirements(),
    metadata: params.metadata,
    payouts_enabled: false,
    requirements: {
      ...noRequirements(),
      currently_due: requirements,
      disabled_reason: 'requirements.past_due',
      eventually_due: requirements,
      past_due: requirements,
    },
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: params.type,
  };
};
