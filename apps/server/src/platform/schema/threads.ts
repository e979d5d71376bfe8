import type { MissionTerm } from '@basoche/domain/missions/edit';
import type { JobStage } from '@basoche/domain/options/job-stages';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { ClosedReason, ThreadType } from '@basoche/domain/threads/application';
import type { ActionResult, ActionType, ApplicationState } from '@basoche/domain/threads/states';
import type { ColumnType, Generated } from 'kysely';
import type { CameWith } from './files.ts';

export interface ApplicationTable {
  id: Generated<string>;
  type: ThreadType;
  mission_id: string | null;
  job_id: string | null;
  creator_id: string;
  candidate_id: string;
  /** Of the mission that is applied to. */
  is_from_customer: boolean;
  state: ApplicationState;
  /** Of an application to an offer: how far its creator is with the candidate. */
  stage: JobStage | null;
  closed_reason: ClosedReason | null;
  offer_cents: number | null;
  tva_applicable: boolean;
  creator_revealed: Generated<boolean>;
  offer_to_confirm: Generated<MissionTerm[]>;
  told_of_edits: Generated<Date[]>;
  delivered_at: Date | null;
  ended_at: Date | null;
  release_at: Date | null;
  contest_by: ThreadParty | null;
  contest_reason: string | null;
  contest_at: Date | null;
  deposit_cents: number | null;
  deposit_confirmed_at: Date | null;
  fee_cents: Generated<number>;
  chargeback_at: Generated<Date | null>;
  creator_cancel_asked_at: Date | null;
  candidate_cancel_asked_at: Date | null;
  done_at: Date | null;
  reviews_opened_at: Date | null;
  position: Generated<number>;
  creator_read_position: Generated<number>;
  candidate_read_position: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Hash of the last entry of the thread's record. */
  last_hash: Buffer | null;
}

export interface ApplicationActionTable {
  id: Generated<string>;
  application_id: string;
  type: ActionType;
  result: Generated<ActionResult>;
  offer_cents: number | null;
  reason: string | null;
  sent_at: Date;
  opened_position: number;
  position: number;
}

export interface MessageTable {
  id: Generated<string>;
  application_id: string;
  sender_id: string;
  content: string;
  client_id: string;
  position: number;
  sent_at: Date;
  /** Null where the thread's record had not begun. */
  hash: Buffer | null;
  /** What came with it; null for most. */
  /** Written as JSON. */
  attachments: ColumnType<CameWith[] | null, string | null | undefined, string | null>;
}

/** An entry of a thread's record; those of messages are made from the messages. */
export interface ThreadEntryTable {
  application_id: string;
  position: number;
  body: string;
  hash: Buffer;
}

export interface NdaConsentTable {
  application_id: string;
  party: ThreadParty;
  member_id: string;
  version: string;
  sha256: string;
  consented_at: Date;
  position: number;
}

export interface ThreadTables {
  application: ApplicationTable;
  application_action: ApplicationActionTable;
  message: MessageTable;
  thread_entry: ThreadEntryTable;
  nda_consent: NdaConsentTable;
}
