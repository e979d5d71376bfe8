import type { Profession } from '@basoche/contract/members/professions';
import type { UserType } from '@basoche/domain/members/kinds';
import { type ProfessionForm, statedProfession, type Trade } from '@basoche/domain/members/profession';
import { type LineRow, presentInscription } from '../../public-registers/shown/service.ts';

/** Result of the SQL function `stated_profession` for a member with a profession. */
export interface ProfessionRow {
  kind: UserType;
  job_name: string | null;
  profession_form: ProfessionForm | null;
  verified_at: string | null;
  verified_until: string | null;
  line: LineRow | null;
}

/** Columns of a member from which their profession is shown. */
interface TradeRow {
  readonly kind: UserType;
  readonly job_name: string | null;
  readonly profession_form: ProfessionForm | null;
  readonly is_verified: boolean;
  readonly line: LineRow | null;
}

/** A trade as others read it, with the inscription of a verified member. */
export const shownProfession = (row: TradeRow): Profession | null => {
  const trade: Trade = {
    kind: row.kind,
    jobName: row.job_name,
    professionForm: row.profession_form,
    isVerified: row.is_verified,
  };
  const stated = statedProfession(trade);
  return stated && { ...stated, inscription: presentInscription(trade, row.line) };
};

export const presentProfession = (row: ProfessionRow | null, now: Date): Profession | null =>
  row &&
  shownProfession({
    ...row,
    is_verified:
      row.verified_at !== null && (row.verified_until === null || new Date(row.verified_until) > now),
  });
