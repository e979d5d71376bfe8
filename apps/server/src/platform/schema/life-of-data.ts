import type { Generated } from 'kysely';

export interface DataExportTable {
  id: Generated<string>;
  member_id: string;
  asked_at: Date;
  ready_at: Date | null;
  failed_at: Date | null;
  file_id: string | null;
  bytes: number | null;
}

/** `YYYY-MM-DD`, in UTC. */
export interface MemberPresenceTable {
  member_id: string;
  seen_on: string;
}

export interface InactivityWarningTable {
  member_id: string;
  warning: 'first' | 'last';
  claimed_at: Date;
}

export interface RetentionNightTable {
  id: Generated<string>;
  began_at: Date;
  is_over: Generated<boolean>;
  took_ms: number | null;
}

export interface RetentionRunTable {
  id: Generated<string>;
  night_id: string;
  class: string;
  done: number;
  left_over: number;
  has_failed: Generated<boolean>;
}

export interface ErasureDueTable {
  member_id: string;
  since: Date;
}

export interface LifeOfDataTables {
  data_export: DataExportTable;
  member_presence: MemberPresenceTable;
  inactivity_warning: InactivityWarningTable;
  retention_night: RetentionNightTable;
  retention_run: RetentionRunTable;
  erasure_due: ErasureDueTable;
}
