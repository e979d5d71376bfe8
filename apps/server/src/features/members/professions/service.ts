import type { UserType } from '@basoche/domain/members/kinds';
import {
  type ProfessionForm,
  type StatedProfession,
  statedProfession,
} from '@basoche/domain/members/profession';

/** Result of the SQL function `stated_profession` for a member with a profession. */
export interface ProfessionRow {
  kind: UserType;
  job_name: string | null;
  profession_form: ProfessionForm | null;
  verified_at: string | null;
  verified_until: string | null;
}

export const presentProfession = (row: ProfessionRow | null, now: Date): StatedProfession | null =>
  row &&
  statedProfession({
    kind: row.kind,
    jobName: row.job_name,
    professionForm: row.profession_form,
    isVerified:
      row.verified_at !== null && (row.verified_until === null || new Date(row.verified_until) > now),
  });
