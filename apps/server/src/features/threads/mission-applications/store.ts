import type { MissionFilters } from '@basoche/contract/missions/filters';
import type { UserType } from '@basoche/domain/members/kinds';
import type { MissionTerm } from '@basoche/domain/missions/changed-terms';
import type { SituationFacts } from '@basoche/domain/threads/situation';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { sql } from 'kysely';
import { type Db, violatedConstraint } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { Cursor, PageRequest } from '../../../platform/http/cursor.ts';
import { type Conditions, givenConditions } from '../../../platform/listing/conditions.ts';
import { ofHearing } from '../../../platform/listing/of-hearing.ts';
import { sharesPerson } from '../../../platform/listing/shares-person.ts';
import { situationFacts } from '../situation/store.ts';

/** Facts about creator and candidate that the rules need before an application to a mission or an offer. */
export interface ApplicantRow {
  creator_id: string;
  /** Seat in charge of the publication; null unless the creator has a team. */
  seat_id: string | null;
  creator_kind: UserType;
  creator_is_moral: boolean;
  candidate_kind: UserType;
  candidate_is_moral: boolean;
  job_name: string | null;
  has_applied: boolean;
  is_of_creators_firm: boolean;
}

interface ProspectRow extends ApplicantRow {
  nature: string;
  /** Also true while its creator is suspended; for a hearing's mission, true only then. */
  is_archived: boolean;
  hidden_at: Date | null;
  end_date: string | null;
  published_at: Date;
}

/**
 * Facts for an application to a mission. Locks both accounts and then the mission, in the same order as
 * erasure. So an edit that comes later finds the application.
 */
export const findProspect = (
  db: Db,
  missionId: string,
  candidateId: string,
): Promise<ProspectRow | undefined> =>
  rowOf<ProspectRow>(db)`
    select m.nature, m.creator_id, m.seat_id, cr.kind as creator_kind, cr.is_moral as creator_is_moral, 
      m.is_archived and not ${ofHearing('m.id')} or m.is_withheld as is_archived, m.hidden_at, m.end_date,
      m.published_at, ca.kind as candidate_kind, ca.is_moral as candidate_is_moral, ca.job_name,
      exists (select from application a where a.mission_id = m.id and a.candidate_id = ca.id) as has_applied,
      ${sharesPerson(sql`m.creator_id`, sql`ca.id`)} as is_of_creators_firm
    from mission m
    join member cr on cr.id = m.creator_id
    join member ca on ca.id = ${candidateId}::uuid
    where m.id = ${missionId}::uuid and ca.deleted_at is null and ca.suspended_at is null
    for key share of cr, ca for share of m`;

/** True if the candidate already has an application to this mission, inserted at the same time. */
export const isDuplicate = (error: unknown): boolean => violatedConstraint(error) === 'application_once';

export const hasApplied = async (db: Db, missionId: string, candidateId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where('mission_id', '=', missionId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return row !== undefined;
};

export interface AppliedRow {
  id: string;
  mission_id: string;
  state: ApplicationState;
  offer_cents: number | null;
  tva_applicable: boolean;
  offer_to_confirm: MissionTerm[];
  creator_revealed: boolean;
  created_at: Date;
  facts: SituationFacts;
}

/** The columns of `AppliedRow`, of application `a`. */
const appliedColumns = sql`a.id, a.mission_id, a.state, a.offer_cents, a.tva_applicable, a.offer_to_confirm,
  a.creator_revealed, a.created_at, ${situationFacts} as facts`;

/** Filters of a list, over the missions of members or of external customers. */
export interface AppliedFilter {
  readonly candidateId: string;
  readonly isFromCustomer: boolean;
  readonly filters: MissionFilters;
  /** Search words, as a tsquery. */
  readonly match: string | undefined;
}

/** Filters on the missions themselves. */
const ofMissions: Conditions<MissionFilters> = {
  domain: (domains) => sql`m.domain = any(${[...domains]})`,
  nature: (natures) => sql`m.nature = any(${[...natures]})`,
  departement: (departments) => sql`m.on_place and m.department = any(${[...departments]})`,
  modality: (modes) => sql`m.on_place = any(${modes.map((mode) => mode === 'onPlace')})`,
  tarifLow: (euros) => sql`m.tarif_high_cents >= ${euros * 100}`,
  tarifHigh: (euros) => sql`m.tarif_low_cents <= ${euros * 100}`,
};

/** The applications under these filters. Joins the missions only if a filter needs them. */
const applied = ({ candidateId, isFromCustomer, filters, match }: AppliedFilter, after?: Cursor) => {
  const ofMission = [
    ...givenConditions(ofMissions, filters),
    ...(match === undefined ? [] : [sql`m.marks @@ ${match}::tsquery`]),
  ];
  const conditions = [
    sql`a.candidate_id = ${candidateId}::uuid and a.is_from_customer = ${isFromCustomer} and a.mission_id is not null
      and not ${ofHearing('a.mission_id')}`,
    ...(after ? [sql`(a.created_at, a.id) < (${after.at}, ${after.id}::uuid)`] : []),
    ...ofMission,
  ];
  const missions = ofMission.length === 0 ? sql`` : sql`join mission m on m.id = a.mission_id`;
  return sql`application a ${missions} where ${sql.join(conditions, sql` and `)}`;
};

export const listApplied = (
  db: Db,
  filter: AppliedFilter,
  { limit, after }: PageRequest,
): Promise<AppliedRow[]> =>
  rowsOf<AppliedRow>(db)`
    select ${appliedColumns} from ${applied(filter, after)}
    order by a.created_at desc, a.id desc limit ${limit + 1}`;

export const findApplied = (db: Db, id: string): Promise<AppliedRow | undefined> =>
  rowOf<AppliedRow>(db)`
    select ${appliedColumns} from application a where a.id = ${id}::uuid`;

export const countApplied = async (db: Db, filter: AppliedFilter): Promise<number> => {
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::integer as number from ${applied(filter)}`;
  return row?.number ?? 0;
};
