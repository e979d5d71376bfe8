import type { UserType } from '@basoche/domain/members/kinds';
import type { Department } from '@basoche/domain/options/departments';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import { sharesPerson } from '../../../platform/listing/shares-person.ts';
import type { MissionRow } from '../store.ts';

/** Facts about a member that a suggestion needs and the directory does not return. */
export interface KnownRow {
  id: string;
  kind: UserType;
  job_name: string | null;
  is_verified: boolean;
  departments: Department[];
  response_time_mn: number | null;
  has_applied: boolean;
  is_invited: boolean;
  is_of_creators_firm: boolean;
}

export const knownOf = (
  db: Db,
  { id: missionId, creator_id: creatorId }: Pick<MissionRow, 'id' | 'creator_id'>,
  memberIds: readonly string[],
  now: Date,
): Promise<KnownRow[]> =>
  rowsOf<KnownRow>(db)`
    select m.id, m.kind, m.job_name,
      m.verified_at is not null and (m.verified_until is null or m.verified_until > ${now}) as is_verified,
      case when c.locations is not null then to_json(c.locations)
        when p.department is not null then json_build_array(p.department) else '[]' end as departments,
      p.response_time_mn,
      exists (select from application a where a.mission_id = ${missionId}::uuid and a.candidate_id = m.id) as has_applied,
      exists (select from mission_invitation i where i.mission_id = ${missionId}::uuid and i.member_id = m.id) as is_invited,
      ${sharesPerson(sql`${creatorId}::uuid`, sql`m.id`)} as is_of_creators_firm
    from member m
    left join person_profile p on p.member_id = m.id
    left join company_profile c on c.member_id = m.id
    where m.id = any(${[...memberIds]}::uuid[]) and m.confirmed_at is not null
      and m.suspended_at is null and m.deleted_at is null`;
