import type { Department } from '@basoche/domain/options/departments';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { Generated } from 'kysely';

export interface MissionTable {
  id: Generated<string>;
  creator_id: string;
  title: string;
  domain: LegalDomain;
  nature: MissionNature;
  description: string;
  summary: string;
  time_limit: string;
  experience: string;
  on_place: boolean;
  department: Department | null;
  city: string | null;
  start_now: boolean;
  start_date: string | null;
  end_date: string | null;
  closes_on: string;
  tarif_low_cents: number | null;
  tarif_high_cents: number | null;
  is_anonymous: boolean;
  is_from_customer: boolean;
  is_archived: Generated<boolean>;
  /** Staff have hidden it since. */
  hidden_at: Generated<Date | null>;
  is_listed: boolean;
  /** Kept by the database: its creator is suspended. */
  is_withheld: Generated<boolean>;
  created_at: Generated<Date>;
  published_at: Date;
  labels: Generated<string>;
  updated_at: Generated<Date>;
}

/** Kept by triggers: see the migration for the codes that stand for any. */
export interface MissionTallyTable {
  is_from_customer: boolean;
  place: string;
  domain: string;
  nature: string;
  low_class: number;
  high_class: number;
  listed: number;
}

/** A member's id, or a visitor's digest. */
export interface MissionViewTable {
  day: string;
  mission_id: string;
  viewer: Buffer;
}

export interface MissionViewCountTable {
  mission_id: string;
  views: number;
}

export interface ViewSecretTable {
  day: string;
  secret: Buffer;
}

export interface MissionTables {
  mission: MissionTable;
  mission_tally: MissionTallyTable;
  mission_view: MissionViewTable;
  mission_view_count: MissionViewCountTable;
  view_secret: ViewSecretTable;
}
