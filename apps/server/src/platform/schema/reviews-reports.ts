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
}

export interface ReviewAndReportTables {
  review: ReviewTable;
  report: ReportTable;
}
