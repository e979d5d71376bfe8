import { parisDay } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../src/platform/database.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { Tables } from '../src/platform/schema.ts';
import { demoPassword } from './content/personas.ts';
import { generateDemo } from './generate.ts';
import { seedOffices } from './offices.ts';

/** Any number but that of the migrations: two processes that start together seed once. */
const lockNumber = 7_217_602;

/** One statement and one parameter a table: some thousands of rows in some tens of milliseconds. */
const insertAll = async (db: Db, table: keyof Tables, rows: readonly object[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
};

type Needs = Pick<Platform, 'config' | 'database' | 'passwords' | 'clock' | 'log' | 'files' | 'sealing'>;

/** Fills an empty database with the demonstration; leaves any other as it is. Tells whether it did. */
export const seedDemo = async (
  { config, database, passwords, clock, log, files, sealing }: Needs,
  { seed }: { seed?: number } = {},
): Promise<boolean> =>
  database.transaction(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx);
    if (await trx.selectFrom('member').select('id').limit(1).executeTakeFirst()) return false;

    const hashing = passwords.hash(demoPassword);
    const today = parisDay(clock.now());
    const demo = generateDemo({ today, ...(seed === undefined ? {} : { seed }) });
    const { members, missions, offers, threads, ties, views, searches, offersKept, cvs, jobThreads } = demo;
    // Before the rows that name them; what a seed that fails leaves goes at night.
    await Promise.all(cvs.map(({ file, content }) => files.put(file.id, content)));
    // What is inserted together has the same columns.
    const rows = [...threads, ...jobThreads].map((thread) => thread.rows);
    await insertAll(
      trx,
      'member',
      members.map(({ row }) => row),
    );
    await insertAll(
      trx,
      'mission',
      missions.map(({ row }) => row),
    );
    await insertAll(
      trx,
      'job_offer',
      offers.map(({ row }) => row),
    );
    await insertAll(
      trx,
      'stored_file',
      cvs.map(({ file }) => file),
    );
    await insertAll(
      trx,
      'cv',
      cvs.map(({ row }) => row),
    );
    for (const some of [threads, jobThreads]) {
      await insertAll(
        trx,
        'application',
        some.map(({ rows: { application } }) => application),
      );
    }
    await insertAll(
      trx,
      'thread_entry',
      rows.flatMap(({ entries }) => entries),
    );
    await insertAll(
      trx,
      'job_application',
      jobThreads.map(({ sent }) => sent),
    );
    await insertAll(
      trx,
      'application_action',
      rows.flatMap(({ actions }) => actions),
    );
    await insertAll(
      trx,
      'message',
      rows.flatMap(({ messages }) => messages),
    );
    await insertAll(
      trx,
      'nda_consent',
      rows.flatMap(({ consents }) => consents),
    );
    await insertAll(
      trx,
      'review',
      rows.flatMap(({ reviews }) => reviews),
    );
    await insertAll(
      trx,
      'notification',
      rows.flatMap(({ notifications }) => notifications),
    );
    await insertAll(trx, 'mission_view_count', views);
    await insertAll(trx, 'mission_favourite', ties.favourites);
    await insertAll(trx, 'job_favourite', offersKept);
    await insertAll(trx, 'mission_invitation', ties.invitations);
    await insertAll(trx, 'notification', ties.notifications);
    await insertAll(trx, 'saved_search', searches);
    // The members joined before: a hash that is changed now would end the sessions of nobody.
    const password_hash = await hashing;
    await insertAll(
      trx,
      'credential',
      members.map(({ row }) => ({ member_id: row.id, password_hash, changed_at: row.created_at })),
    );
    if (!config.production) {
      await seedOffices(trx, { sealing }, { passwordHash: password_hash, now: clock.now() });
    }
    await planTimers(
      trx,
      rows.flatMap(({ timers }) => timers),
    );
    log.info(
      { members: members.length, missions: missions.length, offers: offers.length, threads: rows.length },
      'Demonstration data written',
    );
    return true;
  });

/** The clocks that the threads left running, under the keys that their service gives them. */
const planTimers = async (
  trx: Db,
  timers: readonly { applicationId: string; command: { type: string; day?: number }; at: Date }[],
): Promise<void> => {
  const jobs = timers.map(({ applicationId, command, at }) => ({
    payload: { applicationId, command },
    run_at: at,
    job_key: `threads.timer:${applicationId}:${command.day === undefined ? command.type : `${command.type}/${command.day}`}`,
  }));
  await sql`select graphile_worker.add_job('threads.timer', payload := payload::json, run_at := run_at, job_key := job_key)
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as job(payload jsonb, run_at timestamptz, job_key text)`.execute(
    trx,
  );
};
