import type { UserType } from '@basoche/domain/members/kinds';
import type { EligibilitySubject } from '@basoche/domain/missions/eligibility';
import { type EligibilityRule, readRules } from '@basoche/domain/missions/eligibility-rules';
import type { Day } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database.ts';
import { listWritten } from './store.ts';

/** What a store knows of a mission that somebody may apply to. */
export interface SubjectRow {
  readonly nature: string;
  readonly creator_id: string;
  readonly creator_kind: UserType;
  readonly is_archived: boolean;
  readonly hidden_at: Date | null;
  readonly end_date: Day | null;
  readonly published_at: Date;
}

/** A mission as the rules of applying see it. */
export const subjectOf = (row: SubjectRow): EligibilitySubject => ({
  type: 'MISSION',
  nature: row.nature,
  creatorId: row.creator_id,
  creatorKind: row.creator_kind,
  isArchived: row.is_archived,
  isHidden: row.hidden_at !== null,
  endDate: row.end_date,
  publishedAt: row.published_at,
});

/** The rules table in force (rules §2): what it does not open is closed, and so is everything where it is empty or wrong. */
export const rulesOf = async (db: Db): Promise<readonly EligibilityRule[]> =>
  readRules(await listWritten(db));
