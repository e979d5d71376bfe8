import type { Generated } from 'kysely';

export interface IncidentActTable {
  id: Generated<string>;
  job_id: string;
  task: string;
  act: 'retry' | 'giveUp';
  reason: string;
  acted_by: string;
  acted_at: Date;
}

export interface IncidentTables {
  incident_act: IncidentActTable;
}
