import type { LedgerAccount, LedgerKind } from '@basoche/domain/payments/ledger';
import type { PaymentRequest } from '@basoche/domain/threads/effects';
import type { Generated } from 'kysely';

/** Amounts are integer cents of euros. */

export interface PaymentAccountTable {
  member_id: string;
  provider_id: string | null;
  is_submitted: Generated<boolean>;
  is_ready: Generated<boolean>;
  missing: Generated<string[]>;
  created_at: Date;
  updated_at: Date;
}

export interface DepositSessionTable {
  id: Generated<string>;
  application_id: string;
  subject: string;
  amount_cents: number;
  fee_cents: number;
  status: 'planned' | 'open' | 'paid' | 'expired' | 'returned';
  provider_id: string | null;
  url: string | null;
  payment_intent: string | null;
  charge_id: string | null;
  paid_cents: number | null;
  planned_at: Date;
  expires_at: Date;
  paid_at: Date | null;
}

export interface PaymentRequestTable {
  id: Generated<string>;
  application_id: string;
  /** `deposit` stands in old databases alone; `return` sends back what was paid too late or wrongly. */
  ask: PaymentRequest['ask'] | 'deposit' | 'return';
  amount_cents: number | null;
  candidate_cents: number | null;
  creator_cents: number | null;
  session_id: string | null;
  asked_at: Date;
  handled_at: Date | null;
  /** When staff were told that it waits. */
  told_at: Generated<Date | null>;
}

export interface MoneyMovementTable {
  id: Generated<string>;
  request_id: string;
  application_id: string;
  kind: 'transfer' | 'refund';
  amount_cents: number;
  payee_id: string | null;
  session_id: string | null;
  provider_id: string | null;
  planned_at: Date;
  tried_at: Date | null;
  done_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  /** When staff were told that it failed, and when they had it sent again. */
  told_at: Generated<Date | null>;
  again_at: Generated<Date | null>;
}

export interface ChargebackTable {
  provider_id: string;
  session_id: string;
  application_id: string;
  amount_cents: number;
  reason: string;
  status: 'open' | 'won' | 'lost';
  opened_at: Date;
  closed_at: Date | null;
}

export interface ProviderEventTable {
  id: string;
  type: string;
  object_id: string;
  account: string | null;
  created_at: Date;
  received_at: Date;
  applied_at: Date | null;
}

export interface LedgerEntryTable {
  id: Generated<string>;
  application_id: string;
  kind: LedgerKind;
  source: string;
  at: Date;
}

export interface LedgerLineTable {
  entry_id: string;
  account: LedgerAccount;
  /** A bigint: the driver gives it as text. */
  amount_cents: number;
}

/** Written by the ledger's own trigger. */
export interface HoldTable {
  application_id: string;
  since: Generated<Date>;
  deposited_cents: number;
  held_cents: number;
  fee_held_cents: number;
  fee_cents: number;
  released_cents: number;
  refunded_cents: number;
  disputed_cents: number;
  lost_cents: number;
}

export interface PaymentTables {
  payment_account: PaymentAccountTable;
  deposit_session: DepositSessionTable;
  payment_request: PaymentRequestTable;
  money_movement: MoneyMovementTable;
  chargeback: ChargebackTable;
  provider_event: ProviderEventTable;
  ledger_entry: LedgerEntryTable;
  ledger_line: LedgerLineTable;
  hold: HoldTable;
}
