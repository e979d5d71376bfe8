import type { UserType } from '@basoche/domain/members/kinds';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';

/**
 * Facts from which the completeness of a member's page is computed, for all kinds of members; facts about
 * companies are empty for a person.
 */
export interface FactsRow {
  kind: UserType;
  picture_url: string | null;
  /** The line under the name, such as « Avocate associée ». */
  role: string | null;
  place: string | null;
  presentation: string | null;
  hourly_cost_cents: number | null;
  /** Numbers of entries on a person's page; `formations` are diplomas. */
  domains: number;
  skills: number;
  experiences: number;
  formations: number;
  /** Numbers of entries on a company's page. */
  sectors: number;
  locations: number;
  headquarters_name: string | null;
}

export const findFacts = (db: Db, memberId: string): Promise<FactsRow | undefined> =>
  rowOf<FactsRow>(db)`
    select m.kind, m.picture_url, m.role, m.place, m.presentation, p.hourly_cost_cents,
      coalesce(cardinality(p.skill_domains), 0) as domains,
      (select count(*)::integer from skill s where s.member_id = m.id) as skills,
      (select count(*)::integer from experience e where e.member_id = m.id) as experiences,
      (select count(*)::integer from formation f where f.member_id = m.id) as formations,
      coalesce(cardinality(c.sectors), 0) as sectors, coalesce(cardinality(c.locations), 0) as locations,
      c.headquarters_name
    from member m
    left join person_profile p on p.member_id = m.id
    left join company_profile c on c.member_id = m.id
    where m.id = ${memberId}::uuid`;

/** Stores the completeness in percent. */
export const savePercentage = async (db: Db, memberId: string, percentage: number): Promise<void> => {
  await db
    .updateTable('member')
    .set({ completeness: percentage })
    .where('id', '=', memberId)
    .where('completeness', '!=', percentage)
    .execute();
};
