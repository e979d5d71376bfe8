import type { MemberKind } from '@basoche/domain/members/kinds';
import type { MemberDecision, MemberState } from '@basoche/domain/members/standing';
import type { Generated } from 'kysely';

export interface MemberDecisionTable {
  id: Generated<string>;
  member_id: string;
  decision: MemberDecision;
  reason: string;
  decided_by: string;
  decided_at: Date;
  /** Where the owner of an erased account is told, until the mail has left. */
  told_at: string | null;
  /** Whose decision suspended them, with its own statement and appeal. */
  report_id: Generated<string | null>;
  /** Of the link in the mail about a suspension. */
  appeal_hash: Generated<Buffer | null>;
}

/** Kept by triggers. */
export interface OfficeMemberTable {
  member_id: string;
  registered_at: Date;
  kind: MemberKind;
  state: MemberState;
  departments: string[];
  marks: string;
}

export interface OfficeMemberTables {
  member_decision: MemberDecisionTable;
  office_member: OfficeMemberTable;
}
