import type { ColumnType, Generated } from 'kysely';

export interface JobDraftTable {
  id: Generated<string>;
  author_id: string;
  /** As the contract has them (job-drafts). */
  fields: ColumnType<object, string, string>;
  created_at: Date;
  updated_at: Date;
}

export interface JobDraftTables {
  job_draft: JobDraftTable;
}
