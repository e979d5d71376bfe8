import { type RawBuilder, sql } from 'kysely';
import { deleteSome } from '../../../platform/database/batches.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import { ofHearing } from '../../../platform/listing/of-hearing.ts';

/** Deletes data past its retention period in batches: each call deletes up to `limit` rows and returns their number. */

/** Carries out a deletion; returns the number of its rows. */
export const deleted = async (trx: Trx, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(trx)).numAffectedRows ?? 0);

/** Deletes rows of one table older than a time. `at` is the SQL of a row's time. */
const deleteOlder =
  (table: string, at: RawBuilder<unknown>) =>
  (trx: Trx, before: Date, limit: number): Promise<number> =>
    deleteSome(trx, table, sql`${at} < ${before}`, limit);

export const deleteNotifications = deleteOlder('notification', sql`created_at`);
export const deleteDrafts = deleteOlder('job_draft', sql`updated_at`);
export const deleteProviderEvents = deleteOlder('provider_event', sql`applied_at`);
export const deleteExportRequests = deleteOlder(
  'data_export',
  sql`case when file_id is null then asked_at end`,
);
export const deleteConflictActs = deleteOlder('conflict_act', sql`at`);
export const deleteAbsences = deleteOlder('hearing_absence', sql`last_day`);
export const deleteFirmInvitations = deleteOlder('firm_invitation', sql`coalesce(ended_at, expires_at)`);
/** Rate-limit budgets. `expire` is in milliseconds, and null for budgets that never expire. */
export const deleteBudgets = deleteOlder('request_budget', sql`to_timestamp(expire / 1000.0)`);

export const deleteNights = deleteOlder('retention_night', sql`began_at`);
export const deleteIdempotencyKeys = deleteOlder('idempotency_key', sql`used_at`);

/** Runs deletions with the triggers switched off that otherwise keep records unchanged. */
const atTerm = async <Result>(trx: Trx, work: () => Promise<Result>): Promise<Result> => {
  await sql`select set_config('basoche.term_is_over', 'on', true)`.execute(trx);
  const result = await work();
  await sql`select set_config('basoche.term_is_over', 'off', true)`.execute(trx);
  return result;
};

/** Deletes seats by the time of their end, and old entries of firms' journals. */
export const deleteSeats = async (trx: Trx, before: Date, limit: number): Promise<number> =>
  (await deleteOlder('seat', sql`ended_at`)(trx, before, limit)) +
  (await atTerm(trx, () => deleteOlder('firm_act', sql`at`)(trx, before, limit)));

/** Deletes failed jobs that are no longer retried. */
export const deleteFailedJobs = (trx: Trx, before: Date, limit: number): Promise<number> =>
  deleted(
    trx,
    sql`delete from graphile_worker._private_jobs where id in (
      select id from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${before} limit ${limit})`,
  );

interface WalkedRow {
  readonly id: string;
  /** True if it was last changed before the given time. */
  readonly is_old: boolean;
}

/**
 * The next rows in order of their ids, old ones or not. The order uses the index of ids: an index of the age
 * would have to be updated at each message (migration 0003).
 */
const nextOf =
  (table: 'application' | 'mission' | 'job_offer', which: RawBuilder<unknown>) =>
  (db: Db, before: Date, after: string | null, limit: number): Promise<WalkedRow[]> =>
    rowsOf<WalkedRow>(db)`
      select id, updated_at < ${before} as is_old from ${sql.table(table)}
      where ${which} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`;

export const nextEndedThreads = nextOf('application', sql`state in ('REFUSED', 'DONE')`);
export const nextArchivedMissions = nextOf('mission', sql`is_archived`);
export const nextArchivedOffers = nextOf('job_offer', sql`is_archived`);

/** Missions with a list of parties. */
export const nextWithParties = nextOf(
  'mission',
  sql`exists (select from mission_party_list l where l.mission_id = mission.id)`,
);

/**
 * Deletes the lists of parties of closed missions, among these, without a thread that is open or ended since,
 * with the answers about them and the records that they were shown. A list stated later is a new one.
 */
export const deleteParties = async (trx: Trx, before: Date, ids: readonly string[]): Promise<number> => {
  const rows = await rowsOf<{ mission_id: string }>(trx)`
    delete from mission_party_list where mission_id in (
      select id from mission m where m.id = any(${[...ids]}::uuid[])
        and (m.is_archived and m.updated_at < ${before} and not ${ofHearing('m.id')} or m.closes_on < ${before}::date)
        and not exists (select from application a where a.mission_id = m.id
          and (a.state not in ('REFUSED', 'DONE') or a.updated_at >= ${before}))
      order by id for update skip locked)
    returning mission_id`;
  const gone = rows.map(({ mission_id }) => mission_id);
  await sql`delete from party_disclosure where application_id in (
    select id from application where mission_id = any(${gone}::uuid[]))`.execute(trx);
  return gone.length;
};

/** Deletes the archived missions, among these, that nobody applied to. */
export const deleteMissions = async (trx: Trx, before: Date, ids: readonly string[]): Promise<number> => {
  const rows = await rowsOf<{ id: string }>(trx)`
    delete from mission where id in (
      select id from mission m where m.id = any(${[...ids]}::uuid[]) and m.is_archived and m.updated_at < ${before}
        and not exists (select from application a where a.mission_id = m.id) for update skip locked)
    returning id`;
  const gone = rows.map(({ id }) => id);
  for (const table of ['mission_view', 'mission_view_count']) {
    await sql`delete from ${sql.table(table)} where mission_id = any(${gone}::uuid[])`.execute(trx);
  }
  return gone.length;
};

/** Deletes the archived offers, among these, that nobody applied to. */
export const deleteOffers = (trx: Trx, before: Date, ids: readonly string[]): Promise<number> =>
  deleted(
    trx,
    sql`delete from job_offer where id in (
      select id from job_offer o where o.id = any(${[...ids]}::uuid[]) and o.is_archived and o.updated_at < ${before}
        and not exists (select from application a where a.job_id = o.id) for update skip locked)`,
  );

/**
 * True if a row of the table refers to the application. Not `exists`, for which PostgreSQL may read the whole
 * table.
 */
const pointsTo = (table: string) =>
  sql`(select true from ${sql.table(table)} x where x.application_id = a.id limit 1) is true`;

const accounts = [
  'deposit_session',
  'payment_request',
  'money_movement',
  'chargeback',
  'ledger_entry',
  'hold',
  'invoice',
];

/** True if the application has accounting records, which the law requires to keep for ten years. */
const isAccounted = sql`(${sql.join(accounts.map(pointsTo), sql` or `)})`;

/**
 * True if a refused application must be kept longer: for an agreement that both signed, a review, a report,
 * or a disclosure of bank details.
 */
const binds = sql`(
  (select count(*) from nda_consent x where x.application_id = a.id) > 1
  or ${sql.join(['review', 'report', 'bank_details_disclosure'].map(pointsTo), sql` or `)})`;

const idsOf = async (trx: Trx, found: RawBuilder<{ id: string }>): Promise<string[]> =>
  (await found.execute(trx)).rows.map(({ id }) => id);

/** Picks the refused applications, among these, that are past their period and need not be kept longer. */
export const plainRefusals = (trx: Trx, before: Date, ids: readonly string[]): Promise<string[]> =>
  idsOf(
    trx,
    sql`select a.id from application a where a.id = any(${[...ids]}::uuid[]) and a.state = 'REFUSED' and a.updated_at < ${before}
      and not ${isAccounted} and not ${binds} order by a.id for update skip locked`,
  );

/** Picks the refused applications that must be kept longer; the candidate's documents are deleted all the same. */
export const keptRefusals = (trx: Trx, before: Date, ids: readonly string[]): Promise<string[]> =>
  idsOf(
    trx,
    sql`select a.id from application a where a.id = any(${[...ids]}::uuid[]) and a.state = 'REFUSED' and a.updated_at < ${before}
      and (${isAccounted} or ${binds})
      and (${pointsTo('attachment')}
        or (select s.letter is not null or s.cv_id is not null or s.note <> '' from job_application s where s.application_id = a.id)
        or (select s.presentation is not null or s.note <> '' from mission_application s where s.application_id = a.id))
      order by a.id for update skip locked`,
  );

/** Picks the ended threads, among these, without accounting records and without a waiting or recent report. */
export const endedThreads = (trx: Trx, before: Date, ids: readonly string[]): Promise<string[]> =>
  idsOf(
    trx,
    sql`select a.id from application a where a.id = any(${[...ids]}::uuid[]) and a.state in ('REFUSED', 'DONE') and a.updated_at < ${before}
      and not ${isAccounted}
      and not exists (select from report r where r.application_id = a.id
        and (r.settled_at is null or r.settled_at >= ${before}))
      order by a.id for update skip locked`,
  );

/**
 * Deletes letters, presentations, notes and attachments of these threads; returns the ids of files that no
 * row refers to any more.
 */
export const stripThreads = async (trx: Trx, ids: readonly string[]): Promise<string[]> => {
  const of = sql`application_id = any(${[...ids]}::uuid[])`;
  const sent = await sql<{ cv_id: string | null }>`
    with before as (select application_id, cv_id from job_application where ${of})
    update job_application s set letter = null, cv_id = null, note = ''
    from before where before.application_id = s.application_id returning before.cv_id`.execute(trx);
  await sql`update mission_application set presentation = null, note = '' where ${of}`.execute(trx);
  const cvs = sent.rows.map(({ cv_id }) => cv_id).filter((id) => id !== null);
  const files = await sql<{ file_id: string }>`
    with attached as (delete from attachment where ${of} returning file_id), unsent as (
      delete from cv c where c.id = any(${cvs}::uuid[]) and c.put_away_at is not null
        and not exists (select from job_application s where s.cv_id = c.id
          and not (s.application_id = any(${[...ids]}::uuid[]))) returning file_id
    ) select file_id from attached union all select file_id from unsent`.execute(trx);
  return files.rows.map(({ file_id }) => file_id);
};

/** Tables in the order of their foreign keys. Tables with a cascade are deleted with the application. */
const partsOfThread = [
  'hearing',
  'message',
  'nda_consent',
  'thread_entry',
  'review',
  'thread_reading',
  'report',
  'bank_details_disclosure',
  'job_application',
  'mission_application',
];

/** Deletes these threads, after `stripThreads`. */
export const deleteThreads = (trx: Trx, ids: readonly string[]): Promise<void> =>
  atTerm(trx, async () => {
    for (const table of partsOfThread) {
      await sql`delete from ${sql.table(table)} where application_id = any(${[...ids]}::uuid[])`.execute(trx);
    }
    await sql`delete from application where id = any(${[...ids]}::uuid[])`.execute(trx);
  });
