import type {
  AppealOutcome,
  AppealParty,
  MeasureGround,
  ReportMeasure,
} from '@basoche/domain/reports/decision';
import type { ReportCategory, ReportOutcome } from '@basoche/domain/reports/report';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Generated } from 'kysely';

export interface ReviewTable {
  application_id: string;
  /** Who wrote it. */
  party: ThreadParty;
  author_id: string;
  subject_id: string;
  grade: number;
  text: string;
  written_at: Date;
  opens_at: Date;
  reply: string | null;
  replied_at: Date | null;
}

export interface ReportTable {
  id: Generated<string>;
  reporter_id: string;
  subject_id: string;
  application_id: string;
  /** The reporter did not know who it was. */
  is_veiled: boolean;
  category: ReportCategory;
  reason: string;
  reported_at: Date;
  settled_at: Date | null;
  settled_by: string | null;
  outcome: ReportOutcome | null;
  note: string | null;
  measures: Generated<ReportMeasure[]>;
  ground: MeasureGround | null;
  /** What who was measured reads. */
  statement: string | null;
  measured_at: Date | null;
  /** Among the measures, those that were in force before. */
  in_force: Generated<ReportMeasure[]>;
  /** Of the link by which somebody who is suspended reads this and appeals. */
  appeal_hash: Generated<Buffer | null>;
}

export interface ReportAppealTable {
  id: Generated<string>;
  /** One of the two: a suspension is here where no report led to it. */
  report_id: string | null;
  decision_id: string | null;
  party: AppealParty;
  text: string;
  made_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  outcome: AppealOutcome | null;
  reason: string | null;
}

export interface ThreadReadingTable {
  id: Generated<string>;
  application_id: string;
  staff_id: string;
  report_id: string | null;
  reason: string;
  opened_at: Date;
  ends_at: Date;
}

export interface ReviewAndReportTables {
  review: ReviewTable;
  report: ReportTable;
  report_appeal: ReportAppealTable;
  thread_reading: ThreadReadingTable;
}
