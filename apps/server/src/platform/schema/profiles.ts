import type { AvailabilityStatus } from '@basoche/domain/members/availability';
import type { CompanySize } from '@basoche/domain/options/company-sizes';
import type { Department } from '@basoche/domain/options/departments';
import type { ExperienceLevel } from '@basoche/domain/options/experience-levels';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { SkillName } from '@basoche/domain/options/skills';
import type { WorkLocation } from '@basoche/domain/options/work-locations';
import type { Generated } from 'kysely';
import type { PictureKind } from '../files/drawn.ts';

export interface PersonProfileTable {
  member_id: string;
  department: Department | null;
  hourly_cost_cents: number | null;
  experience: ExperienceLevel | null;
  skill_domains: Generated<LegalDomain[]>;
  work_locations: Generated<WorkLocation[]>;
  min_months: number | null;
  max_months: number | null;
  preferred_sectors: Generated<LegalDomain[]>;
  company_sizes: Generated<CompanySize[]>;
  response_time_mn: number | null;
}

export interface SkillTable {
  member_id: string;
  name: SkillName;
  grade: number;
  rank: number;
}

/** Days are `YYYY-MM-DD`. */
export interface ExperienceTable {
  id: Generated<string>;
  member_id: string;
  company_name: string;
  sector: string;
  job: string;
  location: string;
  start_date: string;
  end_date: string | null;
}

export interface FormationTable {
  id: Generated<string>;
  member_id: string;
  certification: string;
  school: string;
  date: string | null;
  description: string | null;
}

export type PicturePurpose = 'portrait' | 'logo' | 'leader' | 'presentation' | 'photo';

export interface PictureTable {
  id: string;
  member_id: string;
  purpose: PicturePurpose;
  created_at: Date;
}

export interface PictureFileTable {
  picture_id: string;
  width: number;
  kind: PictureKind;
  file_id: string;
}

export interface CompanyProfileTable {
  member_id: string;
  website_url: string | null;
  sectors: Generated<LegalDomain[]>;
  locations: Generated<Department[]>;
  company_values: string | null;
  sought_profiles: string | null;
  headquarters_name: string | null;
  creation_year: number | null;
  leader_name: string | null;
  leader_role: string | null;
  leader_linkedin_url: string | null;
  leader_picture_id: string | null;
  presentation_picture_id: string | null;
}

export interface CompanyPhotoTable {
  member_id: string;
  slot: number;
  picture_id: string;
}

export interface MemberAvailabilityTable {
  member_id: string;
  status: AvailabilityStatus;
  available_from: string | null;
  confirmed_at: Date;
  asked_at: Date | null;
  link_hash: Buffer | null;
}

export interface CalendarFeedTable {
  member_id: string;
  token_hash: Buffer;
  sealed_token: Buffer;
  created_at: Date;
}

export interface ProfileTables {
  person_profile: PersonProfileTable;
  skill: SkillTable;
  experience: ExperienceTable;
  formation: FormationTable;
  picture: PictureTable;
  picture_file: PictureFileTable;
  company_profile: CompanyProfileTable;
  company_photo: CompanyPhotoTable;
  member_availability: MemberAvailabilityTable;
  calendar_feed: CalendarFeedTable;
}
