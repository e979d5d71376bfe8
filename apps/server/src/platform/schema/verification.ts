import type { ReminderName } from '@basoche/domain/members/proof-reminders';
import type { ProofSlot } from '@basoche/domain/members/proofs';
import type { Generated } from 'kysely';

export type RequestState = 'PREPARING' | 'SENT' | 'ACCEPTED' | 'REFUSED' | 'RETURNED' | 'WITHDRAWN';

export interface VerificationRequestTable {
  id: Generated<string>;
  member_id: string;
  state: RequestState;
  created_at: Date;
  sent_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
  /** Of one that went back: what is to be sent again. */
  asked_slots: ProofSlot[] | null;
}

export interface VerificationDocumentTable {
  id: Generated<string>;
  request_id: string;
  slot: ProofSlot;
  file_id: string | null;
  name: string | null;
  sha256: Buffer;
  created_at: Date;
}

export interface VerificationReminderTable {
  member_id: string;
  lapses_at: Date;
  reminder: ReminderName;
  claimed_at: Date;
}

export interface VerificationTables {
  verification_request: VerificationRequestTable;
  verification_document: VerificationDocumentTable;
  verification_reminder: VerificationReminderTable;
}
