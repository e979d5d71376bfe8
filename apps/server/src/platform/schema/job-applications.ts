import type { Generated } from 'kysely';

export interface CvTable {
  id: Generated<string>;
  member_id: string;
  file_id: string;
  name: string;
  created_at: Date;
  /** When its owner put it away; it stays with what it was sent with. */
  put_away_at: Date | null;
}

export interface JobApplicationTable {
  application_id: string;
  letter: string | null;
  cv_id: string | null;
  note: Generated<string>;
}

export interface JobApplicationTables {
  cv: CvTable;
  job_application: JobApplicationTable;
}
