import type { ContractType } from '@basoche/domain/options/contract-types';
import type { Department } from '@basoche/domain/options/departments';
import type { JobModality } from '@basoche/domain/options/job-modalities';
import type { JobTiming } from '@basoche/domain/options/job-timings';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { SalaryPeriod } from '@basoche/domain/options/salary-periods';
import type { Generated } from 'kysely';

export interface JobOfferTable {
  id: Generated<string>;
  creator_id: string;
  title: string;
  domain: LegalDomain;
  nature: MissionNature;
  modality: JobModality;
  department: Department | null;
  city: string | null;
  contract_type: ContractType;
  timing: JobTiming;
  start_now: boolean;
  start_date: string | null;
  end_date: string;
  experiences: string;
  salary: string | null;
  salary_low_cents: number | null;
  salary_high_cents: number | null;
  salary_period: SalaryPeriod | null;
  salary_description: string | null;
  description: string;
  summary: string;
  labels: string;
  is_archived: Generated<boolean>;
  filled_at: Date | null;
  /** Staff have hidden it since. */
  hidden_at: Generated<Date | null>;
  is_listed: boolean;
  /** Kept by the database: its creator is suspended. */
  is_withheld: Generated<boolean>;
  created_at: Date;
  published_at: Date;
  updated_at: Date;
}

export interface JobOfferTables {
  job_offer: JobOfferTable;
}
