import type { MissionFilters } from '@basoche/contract/mission-filters';
import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import type { ColumnType, Generated } from 'kysely';

export interface SavedSearchTable {
  id: Generated<string>;
  member_id: string;
  name: string;
  name_key: string;
  audience: MissionAudience;
  filters: ColumnType<MissionFilters, string, string>;
  frequency: AlertFrequency;
  domains: string[] | null;
  natures: string[] | null;
  departments: string[] | null;
  on_place: boolean | null;
  low_at_most: number | null;
  high_at_least: number | null;
  created_at: Date;
  alerted_at: Date | null;
}

export interface SavedSearchHitTable {
  search_id: string;
  mission_id: string;
  waits_since: Date;
}

export interface MissionAlertTable {
  member_id: string;
  mission_id: string;
  batch_id: string;
  sent_at: Date | null;
}

export interface AlertStopTable {
  token_hash: Buffer;
  search_id: string;
  created_at: Date;
}

export interface SavedSearchTables {
  saved_search: SavedSearchTable;
  saved_search_hit: SavedSearchHitTable;
  mission_alert: MissionAlertTable;
  alert_stop: AlertStopTable;
}
