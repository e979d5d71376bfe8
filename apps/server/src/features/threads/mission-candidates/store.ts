import type { AvailabilityStatus } from '@basoche/domain/members/availability';
import type { Department } from '@basoche/domain/options/departments';
import type { ApplicationState } from '@basoche/domain/threads/states';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

/** Facts about a candidate that their thread does not hold. */
export interface KnownRow {
  application_id: string;
  created_at: Date;
  state: ApplicationState;
  offer_cents: number | null;
  tva_applicable: boolean;
  candidate_id: string;
  delay_days: number | null;
  response_time_mn: number | null;
  /** Null if it was confirmed too long ago. */
  availability: AvailabilityStatus | null;
  available_from: Day | null;
  availability_confirmed_at: Date | null;
  /** Department of a mission on site; null for a remote one. */
  mission_department: Department | null;
  departments: Department[];
  is_shortlisted: boolean;
  note: string;
}

interface Which {
  readonly missionId: string;
  readonly states?: readonly ApplicationState[] | undefined;
  readonly isShortlisted?: boolean;
  /** Keeps only these applications. */
  readonly ids?: readonly string[];
  /** Availabilities confirmed before this time do not count. */
  readonly freshSince: Date;
}

/** Candidates of a mission, newest first. */
export const knownOf = async (
  db: Db,
  { missionId, states, isShortlisted = false, ids, freshSince }: Which,
  limit: number,
): Promise<KnownRow[]> => {
  const conditions = [
    sql`a.mission_id = ${missionId}::uuid`,
    ...(states ? [sql`a.state = any(${[...states]})`] : []),
    ...(isShortlisted ? [sql`k.is_shortlisted`] : []),
    ...(ids ? [sql`a.id = any(${[...ids]}::uuid[])`] : []),
  ];
  return rowsOf<KnownRow>(db)`
    select a.id as application_id, a.created_at, a.state, a.offer_cents, a.tva_applicable, a.candidate_id, k.delay_days,
      p.response_time_mn, v.status as availability, v.available_from,
      v.confirmed_at as availability_confirmed_at,
      case when m.on_place then m.department end as mission_department,
      case when c.locations is not null then to_json(c.locations)
        when p.department is not null then json_build_array(p.department) else '[]' end as departments,
      coalesce(k.is_shortlisted, false) as is_shortlisted, coalesce(k.note, '') as note
    from application a
    join mission m on m.id = a.mission_id
    left join mission_application k on k.application_id = a.id
    left join person_profile p on p.member_id = a.candidate_id
    left join company_profile c on c.member_id = a.candidate_id
    left join member_availability v on v.member_id = a.candidate_id and v.confirmed_at > ${freshSince}
    where ${sql.join(conditions, sql` and `)}
    order by a.created_at desc, a.id desc limit ${limit}`;
};

interface Own {
  readonly note?: string;
  readonly is_shortlisted?: boolean;
}

/** Saves the creator's shortlist and note. The thread itself does not change. */
export const setOwn = async (db: Db, applicationId: string, own: Own): Promise<void> => {
  await db
    .insertInto('mission_application')
    .values({ application_id: applicationId, presentation: null, delay_days: null, ...own })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(own))
    .execute();
};

/** Erases the member's notes and shortlists about candidates, and those of other creators about the member. */
export const eraseOf = async (db: Db, memberId: string): Promise<void> => {
  await sql`
    update mission_application s set note = '', is_shortlisted = false from application a
    where a.id = s.application_id and (s.note <> '' or s.is_shortlisted)
      and (a.creator_id = ${memberId}::uuid or a.candidate_id = ${memberId}::uuid)`.execute(db);
};

export const countByState = (
  db: Db,
  missionId: string,
): Promise<{ state: ApplicationState; number: number; shortlisted: number }[]> =>
  rowsOf<{ state: ApplicationState; number: number; shortlisted: number }>(db)`
    select a.state, count(*)::integer as number, count(*) filter (where k.is_shortlisted)::integer as shortlisted
    from application a left join mission_application k on k.application_id = a.id
    where a.mission_id = ${missionId}::uuid group by a.state`;
