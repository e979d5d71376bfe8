import type { JobStage } from '@basoche/domain/options/job-stages';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { sql } from 'kysely';
import type { PageRequest } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database.ts';

/** Who published an offer; undefined where there is none of this id. */
export const creatorOf = async (db: Db, jobId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('job_offer')
    .select('creator_id')
    .where('id', '=', jobId)
    .executeTakeFirst();
  return row?.creator_id;
};

/** Which candidates: in a state, at a stage. */
export interface Which {
  readonly state?: ApplicationState | undefined;
  readonly stage?: JobStage | undefined;
}

interface Place {
  id: string;
  created_at: Date;
}

/** The applications to an offer, newest first. */
export const listCandidates = async (
  db: Db,
  jobId: string,
  { state, stage }: Which,
  { limit, after }: PageRequest,
): Promise<Place[]> => {
  let query = db.selectFrom('application').select(['id', 'created_at']).where('job_id', '=', jobId);
  if (state !== undefined) query = query.where('state', '=', state);
  if (stage !== undefined) query = query.where('stage', '=', stage);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id}::uuid)`);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
};

export interface Counted {
  state: ApplicationState;
  stage: JobStage;
  number: number;
}

/** How many candidates an offer has, for each state and stage that one of them is in. */
export const countCandidates = async (db: Db, jobId: string): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    select state, stage, count(*)::integer as number from application
    where job_id = ${jobId}::uuid group by state, stage`.execute(db);
  return rows;
};

/** How far the creator is: nothing of the thread changes with it, neither its position nor when it was last at work. */
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
