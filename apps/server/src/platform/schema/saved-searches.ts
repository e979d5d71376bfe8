import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import type { SearchAudience } from '@basoche/domain/options/search-audiences';
import type { ColumnType, Generated } from 'kysely';

export interface SavedSearchTable {
  id: Generated<string>;
  member_id: string;
  name: string;
  name_key: string;
  audience: SearchAudience;
  /** As the contract has them for the audience. */
  filters: ColumnType<object, string, string>;
  frequency: AlertFrequency;
  domains: string[] | null;
  natures: string[] | null;
  departments: string[] | null;
  on_place: boolean | null;
  low_at_most: number | null;
  high_at_least: number | null;
  modalities: string[] | null;
  contract_types: string[] | null;
  created_at: Date;
  alerted_at: Date | null;
}

export interface SavedSearchHitTable {
  search_id: string;
  mission_id: string | null;
  job_id: string | null;
  waits_since: Date;
}

export interface AlertEntryTable {
  member_id: string;
  mission_id: string | null;
  job_id: string | null;
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
  alert_entry: AlertEntryTable;
  alert_stop: AlertStopTable;
}
