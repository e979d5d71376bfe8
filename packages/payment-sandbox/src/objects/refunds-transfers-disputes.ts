import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Wire } from '../json.ts';
import type { Charge } from './payments.ts';

export type Refund = Wire<Stripe.Refund>;
export type Transfer = Wire<Stripe.Transfer>;
export type Reversal = Wire<Stripe.TransferReversal>;
export type Dispute = Wire<Stripe.Dispute>;
export type BalanceTransaction = Wire<Stripe.BalanceTransaction>;

export interface RefundParams {
  readonly charge: Charge;
  readonly amount: number;
  readonly reason: Refund['reason'];
  readonly metadata: Record<string, string>;
}

export const newRefund = ({ charge, amount, reason, metadata }: RefundParams, now: number): Refund => ({
  id: newId('refund'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created: now,
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  destination_details: {
    type: 'card',
    card: {
      reference_status: 'pending',
      reference_type: 'acquirer_reference_number',
      type: 'refund',
    },
  },
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

export interface TransferParams {
  readonly amount: number;
  readonly currency: string;
  readonly destination: string;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  readonly sourceTransaction: string | null;
  readonly transferGroup: string | null;
}

export const newTransfer = (params: TransferParams, now: number): Transfer => {
  const id = newId('transfer');
  return {
    id,
    object: 'transfer',
    amount: params.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: now,
    currency: params.currency,
    description: params.description,
    destination: params.destination,
    destination_payment: newId('payment'),
    livemode: false,
    metadata: params.metadata,
    reversals: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/transfers/${id}/reversals`,
    },
    reversed: false,
    source_transaction: params.sourceTransaction,
    source_type: 'card',
    transfer_group: params.transferGroup ?? (params.sourceTransaction && `group_${params.sourceTransaction}`),
  };
};

export const newReversal = (
  transfer: Transfer,
  amount: number,
  metadata: Record<string, string>,
  now: number,
): Reversal => ({
  id: newId('reversal'),
  object: 'transfer_reversal',
  amount,
  balance_transaction: null,
  created: now,
  currency: transfer.currency,
  destination_payment_refund: null,
  metadata,
  source_refund: null,
  transfer: transfer.id,
});

export interface NewBalanceTransaction {
  readonly amount: number;
  readonly currency: string;
  readonly availableOn: number;
  readonly type: BalanceTransaction['type'];
  readonly category: string;
  readonly source: string;
  readonly description: string | null;
}

/** The sandbox takes no fee, so that tests do not depend on Stripe's prices. */
export const newBalanceTransaction = (params: NewBalanceTransaction, now: number): BalanceTransaction => ({
  id: newId('balanceTransaction'),
  object: 'balance_transaction',
  amount: params.amount,
  available_on: params.availableOn,
  balance_type: 'payments',
  created: now,
  currency: params.currency,
  description: params.description,
  exchange_rate: null,
  fee: 0,
  fee_details: [],
  net: params.amount,
  reporting_category: params.category,
  source: params.source,
  status: params.availableOn <= now ? 'available' : 'pending',
  type: params.type,
});

export const newDispute = (charge: Charge, reason: string, now: number): Dispute => ({
  id: newId('dispute'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: now,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: {} as Dispute['evidence'],
  evidence_details: {
    due_by: now + 9 * 24 * 60 * 60,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: null as never,
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  network_reason_code: '10.4',
  payment_intent: charge.payment_intent,
  payment_method_details: {
    type: 'card',
    card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
  },
  reason,
  status: 'needs_response',
});
