import type { JobFilters } from '@basoche/contract/jobs/filters';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { ClosedReason } from '@basoche/domain/threads/application';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { sql } from 'kysely';
import { type Db, violatedConstraint } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { Cursor, PageRequest } from '../../../platform/http/cursor.ts';
import { type Conditions, givenConditions } from '../../../platform/listing/conditions.ts';
import { sharesPerson } from '../../../platform/listing/shares-person.ts';
import type { ApplicantRow } from '../mission-applications/store.ts';

/** Facts that the rules need before a member applies to an offer. */
export interface ProspectRow extends ApplicantRow {
  nature: MissionNature;
  is_archived: boolean;
  hidden_at: Date | null;
  end_date: string;
  published_at: Date;
}

/**
 * Facts for an application to an offer. With `holds`, locks both accounts and then the offer, in the same
 * order as erasure. So an archiving or filling that comes later finds the application.
 */
export const findProspect = (
  db: Db,
  jobId: string,
  candidateId: string,
  { holds = false } = {},
): Promise<ProspectRow | undefined> =>
  rowOf<ProspectRow>(db)`
    select j.nature, j.creator_id, j.seat_id, cr.kind as creator_kind, cr.is_moral as creator_is_moral, 
      j.is_archived or j.is_withheld as is_archived, j.hidden_at, j.end_date,
      j.published_at, ca.kind as candidate_kind, ca.is_moral as candidate_is_moral, ca.job_name,
      exists (select from application a where a.job_id = j.id and a.candidate_id = ca.id) as has_applied,
      ${sharesPerson(sql`j.creator_id`, sql`ca.id`)} as is_of_creators_firm
    from job_offer j
    join member cr on cr.id = j.creator_id
    join member ca on ca.id = ${candidateId}::uuid
    where j.id = ${jobId}::uuid
    ${holds ? sql`and ca.deleted_at is null and ca.suspended_at is null for key share of cr, ca for share of j` : sql``}`;

/** True if the candidate already has an application to this offer, inserted at the same time. */
export const isDuplicate = (error: unknown): boolean =>
  violatedConstraint(error) === 'application_once_to_job';

export const insertSent = async (
  db: Db,
  sent: { readonly applicationId: string; readonly letter: string | null; readonly cvId: string | null },
): Promise<void> => {
  await db
    .insertInto('job_application')
    .values({ application_id: sent.applicationId, letter: sent.letter, cv_id: sent.cvId })
    .execute();
};

export interface AppliedRow {
  id: string;
  job_id: string;
  state: ApplicationState;
  closed_reason: ClosedReason | null;
  created_at: Date;
}

export interface AppliedFilter {
  readonly candidateId: string;
  readonly filters: JobFilters;
  /** Search words, as a tsquery. */
  readonly match: string | undefined;
}

/** Filters on the jobs themselves. */
const ofJobs: Conditions<JobFilters> = {
  domain: (domains) => sql`j.domain = any(${[...domains]})`,
  nature: (natures) => sql`j.nature = any(${[...natures]})`,
  departement: (departments) => sql`j.department = any(${[...departments]})`,
  modality: (modalities) => sql`j.modality = any(${[...modalities]})`,
  contractType: (types) => sql`j.contract_type = any(${[...types]})`,
};

/** The applications under these filters. Joins the offers only if a filter needs them. */
const applied = ({ candidateId, filters, match }: AppliedFilter, after?: Cursor) => {
  const ofJob = [
    ...givenConditions(ofJobs, filters),
    ...(match === undefined ? [] : [sql`j.marks @@ ${match}::tsquery`]),
  ];
  const conditions = [
    sql`a.candidate_id = ${candidateId}::uuid and a.job_id is not null`,
    ...(after ? [sql`(a.created_at, a.id) < (${after.at}, ${after.id}::uuid)`] : []),
    ...ofJob,
  ];
  const offers = ofJob.length === 0 ? sql`` : sql`join job_offer j on j.id = a.job_id`;
  return sql`application a ${offers} where ${sql.join(conditions, sql` and `)}`;
};

export const listApplied = (
  db: Db,
  filter: AppliedFilter,
  { limit, after }: PageRequest,
): Promise<AppliedRow[]> =>
  rowsOf<AppliedRow>(db)`
    select a.id, a.job_id, a.state, a.closed_reason, a.created_at from ${applied(filter, after)}
    order by a.created_at desc, a.id desc limit ${limit + 1}`;

export const findApplied = (db: Db, id: string): Promise<AppliedRow | undefined> =>
  rowOf<AppliedRow>(db)`
    select a.id, a.job_id, a.state, a.closed_reason, a.created_at from application a
    where a.id = ${id}::uuid and a.job_id is not null`;

export const countApplied = async (db: Db, filter: AppliedFilter): Promise<number> => {
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::integer as number from ${applied(filter)}`;
  return row?.number ?? 0;
};
