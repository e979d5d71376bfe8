import type { UserType } from '@basoche/domain/members/kinds';
import type { BillingCountry } from '@basoche/domain/payments/countries';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import type { CandidateKind } from '@basoche/domain/vigilance/parties';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

export interface DatesRow {
  id: string;
  member_id: string;
  kind: VigilanceDocument;
  from_day: string;
  until_day: string | null;
  candidate: CandidateKind | null;
  business_number: string | null;
  created_at: Date;
}

/** Documents of these members that were not withdrawn. */
export const listDates = (db: Db, memberIds: readonly string[]): Promise<DatesRow[]> =>
  rowsOf<DatesRow>(db)`
    select id, member_id, kind, from_day, until_day, candidate, business_number, created_at from vigilance_document
    where member_id = any(${[...memberIds]}::uuid[]) and withdrawn_at is null order by kind, from_day, id`;

export interface PartyRow {
  id: string;
  kind: UserType;
  is_moral: boolean;
  job_name: string | null;
  country: BillingCountry | null;
  business_number: string | null;
}

/** Facts about accounts that decide what is required of them, and what they require of others. */
export const listParties = (db: Db, memberIds: readonly string[]): Promise<PartyRow[]> =>
  rowsOf<PartyRow>(db)`
    select m.id, m.kind, m.is_moral, m.job_name, b.country, b.business_number
    from member m left join billing_details b on b.member_id = m.id where m.id = any(${[...memberIds]}::uuid[])`;
