import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

export interface InsuranceRow {
  from: string;
  until: string;
  insurer: string;
  claim_ceiling_cents: number;
  year_ceiling_cents: number;
}

/** Insurances of a member who shows them, without those that were withdrawn. */
export const listShown = (db: Db, memberId: string): Promise<InsuranceRow[]> =>
  rowsOf<InsuranceRow>(db)`
    select d.from_day as "from", d.until_day as until, d.insurer, d.claim_ceiling_cents, d.year_ceiling_cents
    from vigilance_document d join member m on m.id = d.member_id
    where d.member_id = ${memberId}::uuid and d.kind = 'insurance' and d.withdrawn_at is null and d.insurer is not null
      and m.shows_insurance`;
