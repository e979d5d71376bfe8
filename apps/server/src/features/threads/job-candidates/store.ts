import type { JobStage } from '@basoche/domain/options/job-stages';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';

export interface Counted {
  state: ApplicationState;
  stage: JobStage;
  number: number;
}

/** Number of an offer's candidates by state and stage. */
export const countCandidates = (db: Db, jobId: string): Promise<Counted[]> =>
  rowsOf<Counted>(db)`
    select state, stage, count(*)::integer as number from application
    where job_id = ${jobId}::uuid group by state, stage`;

/** Sets the creator's stage. The thread itself does not change: neither its position nor `updated_at`. */
export const setStage = async (db: Db, applicationId: string, stage: JobStage): Promise<void> => {
  await db.updateTable('application').set({ stage }).where('id', '=', applicationId).execute();
};

export const setNote = async (db: Db, applicationId: string, note: string): Promise<void> => {
  await db
    .insertInto('job_application')
    .values({ application_id: applicationId, letter: null, cv_id: null, note })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ note }))
    .execute();
};

export const notesOf = async (db: Db, applicationIds: readonly string[]): Promise<Map<string, string>> => {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('job_application')
    .select(['application_id', 'note'])
    .where('application_id', 'in', applicationIds)
    .execute();
  return new Map(rows.map((row) => [row.application_id, row.note]));
};

interface Place {
  id: string;
  created_at: Date;
}

/** Filters of an offer's candidates. */
interface Which {
  readonly jobId: string;
  readonly states?: readonly ApplicationState[] | undefined;
  readonly stage?: JobStage | undefined;
}

/** The applications to an offer, newest first; refused ones last. */
export const listPlaces = async (
  db: Db,
  { jobId, states, stage }: Which,
  { limit, after }: PageRequest,
): Promise<Place[]> => {
  let query = db.selectFrom('application').select(['id', 'created_at']).where('job_id', '=', jobId);
  const isRefused = sql<boolean>`(state = 'REFUSED')`;
  if (states) query = query.where('state', 'in', states);
  if (stage) query = query.where('stage', '=', stage);
  if (after) {
    const last = sql`coalesce((select c.state = 'REFUSED' from application c where c.id = ${after.id}::uuid), false)`;
    query = query.where(
      sql<boolean>`(${isRefused} > ${last} or ${isRefused} = ${last} and (created_at, id) < (${after.at}, ${after.id}::uuid))`,
    );
  }
  return query
    .orderBy(isRefused)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
};
