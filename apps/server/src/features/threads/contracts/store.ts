import type { ContractType } from '@basoche/domain/options/contract-types';
import type { JobModality } from '@basoche/domain/options/job-modalities';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';

/** Columns of the offer that a draft uses. */
export interface DraftedJob {
  readonly title: string;
  readonly description: string;
  readonly contract_type: ContractType;
  readonly timing: 'full' | 'part' | 'other';
  readonly modality: JobModality;
  readonly department: string | null;
  readonly city: string | null;
  readonly start_now: boolean;
  /** Format `YYYY-MM-DD`. */
  readonly start_date: string | null;
  readonly salary: string | null;
  readonly salary_low_cents: string | null;
  readonly salary_high_cents: string | null;
  readonly salary_period: string | null;
  readonly salary_description: string | null;
}

/** Name of a person, as in documents. */
export const nameOf = async (db: Db, personId: string): Promise<string | null> =>
  (
    await rowOf<{ name: string }>(
      db,
    )`select display_name(p) as name from member p where p.id = ${personId}::uuid`
  )?.name ?? null;

export const jobOf = (db: Db, jobId: string): Promise<DraftedJob | undefined> =>
  rowOf<DraftedJob>(db)`
    select title, description, contract_type, timing, modality, department, city, start_now,
      start_date::text as start_date, salary, salary_low_cents::text as salary_low_cents,
      salary_high_cents::text as salary_high_cents, salary_period, salary_description
    from job_offer where id = ${jobId}::uuid`;
