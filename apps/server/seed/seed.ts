import { flatInstalment } from '@basoche/domain/payments/instalment';
import { parisDay } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import { refreshResponseTimes } from '../src/features/members/response-times/service.ts';
import { addNews } from '../src/features/news/service.ts';
import type { Db } from '../src/platform/database/database.ts';
import type { Tables } from '../src/platform/database/schema/tables.ts';
import type { Platform } from '../src/platform/platform.ts';
import { addJob } from '../src/platform/queue/queue.ts';
import { demoAcceptedTexts } from './accepted-texts.ts';
import { firstSet } from './articles/first-set.ts';
import { seedConflicts } from './conflicts.ts';
import { demoMailDomain, demoPassword } from './content/personas.ts';
import { type Demo, generateDemo } from './generate.ts';
import { seedHearings } from './hearings.ts';
import { demoInvoices } from './invoices.ts';
import { partnerPayee } from './money.ts';
import { partnerAccount, seedOffices } from './offices.ts';
import { readPictures } from './pictures.ts';
import { randomFrom } from './random.ts';
import { seedRegisters } from './registers.ts';
import { demoReports } from './reports.ts';
import { demoVerificationDocuments } from './verification-documents.ts';
import { demoVigilance, nameOwnBusinesses } from './vigilance.ts';

/** Number of the advisory lock, not that of the migrations: of two processes that start together, one seeds. */
const lockNumber = 7_217_602;

/** Inserts rows with one statement and one parameter per table: thousands of rows in tens of milliseconds. */
const insertAll = async (db: Db, table: keyof Tables, rows: readonly object[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
};

/** Fills an empty database with the demonstration, and leaves any other unchanged. Returns whether it did. */
export const seedDemo = async (platform: Platform, { seed }: { seed?: number } = {}): Promise<boolean> =>
  platform.database.transaction(async (trx) => {
    const { config, passwords, clock, log, files, sealing } = platform;
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx);
    // Computing the demonstration on a busy machine may leave the transaction idle for longer than the timeout.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    if (await trx.selectFrom('member').select('id').limit(1).executeTakeFirst()) return false;

    const hashing = passwords.hash(demoPassword);
    const today = parisDay(clock.now());
    const demo = generateDemo({ today, ...(seed === undefined ? {} : { seed }) });
    const { members, missions, offers, threads, ties, views, searches, offersKept, cvs, jobThreads, teams } =
      demo;
    // Before the rows that refer to them. If the seed fails, the nightly job deletes the files.
    const drawn = await readPictures(demo.pictures);
    // Ages of waiting items depend on the time, not only on the day.
    const verifications = demoVerificationDocuments(randomFrom(6), clock.now(), members);
    const vigilance = demoVigilance(randomFrom(12), clock.now(), members);
    await Promise.all([
      ...cvs.map(({ file, content }) => files.put(file.id, content)),
      ...drawn.map(({ row, content }) => files.put(row.id, content)),
      ...[...verifications.files, ...vigilance.files].map(({ row, content }) => files.put(row.id, content)),
    ]);
    // Rows inserted together must have the same columns.
    const rows = [...threads, ...jobThreads].map((thread) => thread.rows);
    await insertAll(
      trx,
      'member',
      members.map(({ row }) => row),
    );
    await insertAll(trx, 'accepted_text', demoAcceptedTexts(clock.now(), members));
    await insertAll(trx, 'firm', teams.firms);
    await insertAll(trx, 'seat', teams.seats);
    await insertAll(trx, 'firm_invitation', teams.invitations);
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
    await insertAll(trx, 'stored_file', [
      ...cvs.map(({ file }) => file),
      ...[...drawn, ...verifications.files, ...vigilance.files].map(({ row }) => row),
    ]);
    await insertAll(
      trx,
      'picture',
      demo.pictures.map(({ row }) => row),
    );
    await insertAll(
      trx,
      'picture_file',
      demo.pictures.flatMap(({ files: kept }) => kept),
    );
    await insertAll(
      trx,
      'cv',
      cvs.map(({ row }) => row),
    );
    await insertAll(trx, 'person_profile', demo.profiles.persons);
    await insertAll(trx, 'company_profile', demo.companies);
    await insertAll(trx, 'skill', demo.profiles.skills);
    await insertAll(trx, 'experience', demo.profiles.experiences);
    await insertAll(trx, 'formation', demo.profiles.formations);
    await insertAll(trx, 'member_availability', demo.availability);
    await insertAll(trx, 'verification_request', verifications.requests);
    await insertAll(trx, 'verification_document', verifications.documents);
    await insertAll(trx, 'vigilance_document', vigilance.documents);
    await insertAll(trx, 'vigilance_document_file', vigilance.sent);
    for (const some of [threads, jobThreads]) {
      await insertAll(
        trx,
        'application',
        some.map(({ rows: { application } }) => application),
      );
    }
    await insertAll(
      trx,
      'mission_application',
      threads.map(({ played, rows: { application } }) => ({
        application_id: application.id,
        delay_days: played.application.delayDays,
      })),
    );
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
      'price_plan',
      rows.flatMap(({ plans }) => plans),
    );
    await insertAll(
      trx,
      'price_plan_instalment',
      rows.flatMap(({ planned }) => planned),
    );
    await insertAll(
      trx,
      'instalment',
      rows.flatMap(({ instalments }) => instalments),
    );
    await insertAll(
      trx,
      'sheet',
      rows.flatMap(({ sheets }) => sheets),
    );
    await insertAll(
      trx,
      'sheet_entry',
      rows.flatMap(({ entriesOfSheets }) => entriesOfSheets),
    );
    await insertAll(
      trx,
      'message',
      rows.flatMap(({ messages }) => messages),
    );
    await refreshResponseTimes(trx, clock.now());
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
    await insertAll(trx, 'deposit_approval', teams.approvals);
    await insertAll(trx, 'firm_act', teams.acts);
    await insertAll(trx, 'notification', teams.notifications);
    const billing = demoInvoices(today, demo);
    await insertAll(trx, 'billing_details', billing.details);
    await nameOwnBusinesses(trx);
    await insertAll(trx, 'invoice_series', billing.series);
    await insertAll(trx, 'invoice', billing.invoices);
    await insertAll(trx, 'mission_view_count', views);
    await insertAll(trx, 'mission_favourite', ties.favourites);
    await insertAll(trx, 'job_favourite', offersKept);
    await insertAll(trx, 'mission_invitation', ties.invitations);
    await insertAll(trx, 'notification', ties.notifications);
    await insertAll(trx, 'saved_search', searches);
    // Dated to each member's registration, as if the password was set then.
    const password_hash = await hashing;
    await insertAll(
      trx,
      'credential',
      members
        .filter(({ row }) => row.email !== null)
        .map(({ row }) => ({ member_id: row.id, password_hash, changed_at: row.created_at })),
    );
    const { partnerId, moderatorId } = config.production
      ? { partnerId: null, moderatorId: null }
      : await seedOffices(trx, { sealing }, { passwordHash: password_hash, now: clock.now() });
    await insertMoney(trx, demo.money, partnerId);
    const spared = new Set(members.filter(({ persona }) => persona !== null).map(({ row }) => row.id));
    const told = { now: clock.now(), threads, spared, staffId: moderatorId };
    await insertReports(trx, demoReports(randomFrom(10), told));
    await addNews(trx, firstSet({ mailDomain: demoMailDomain }));
    await planTimers(
      trx,
      rows.flatMap(({ timers }) => timers),
    );
    await seedConflicts(platform, trx, demo, today);
    await seedHearings(platform, trx, demo, today);
    await seedRegisters(platform, trx, demo, today);
    // Counting takes seconds, so a job does it after the first start.
    await addJob(trx, 'numbers.count', {});
    log.info(
      { members: members.length, missions: missions.length, offers: offers.length, threads: rows.length },
      'Demonstration data written',
    );
    return true;
  });

/** Inserts the money of the threads. Production has no portage company: its payments are the candidate's. */
const insertMoney = async (
  trx: Db,
  { accounts, sessions, requests, movements, entries, lines }: Demo['money'],
  partnerId: string | null,
): Promise<void> => {
  const opened = partnerId === null ? [] : [partnerAccount(partnerId)];
  await insertAll(trx, 'payment_account', [...accounts, ...opened]);
  if (partnerId !== null) await insertAll(trx, 'portage_payee', [{ member_id: partnerId }]);
  await insertAll(trx, 'deposit_session', sessions);
  await insertAll(trx, 'payment_request', requests);
  const candidate = sql`(select candidate_id from application a where a.id = x.application_id)`;
  const payee = sql`case x.payee_id when ${partnerPayee} then coalesce(${partnerId}::uuid, ${candidate}) else x.payee_id::uuid end`;
  await sql`insert into money_movement (id, request_id, application_id, kind, amount_cents, payee_id, session_id, provider_id,
      planned_at, tried_at, done_at)
    select id, request_id, application_id, kind, amount_cents, ${payee}, session_id, provider_id, planned_at, tried_at, done_at
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as x(id uuid, request_id uuid, application_id uuid, kind text,
      amount_cents integer, payee_id text, session_id uuid, provider_id text, planned_at timestamptz, tried_at timestamptz,
      done_at timestamptz)`.execute(trx);
  await insertAll(trx, 'ledger_entry', entries);
  await insertAll(trx, 'ledger_line', lines);
};

/** Inserts reports and appeals for staff, and a failed mail about one of them. */
const insertReports = async (
  trx: Db,
  { reports, appeals }: ReturnType<typeof demoReports>,
): Promise<void> => {
  await insertAll(trx, 'report', reports);
  await insertAll(trx, 'report_appeal', appeals);
  const [first] = reports;
  if (first === undefined) return;
  const payload = JSON.stringify({ reportId: first.id, mail: 'received' });
  await sql`select graphile_worker.permanently_fail_jobs(
    array[(graphile_worker.add_job('reports.mail', payload := ${payload}::json)).id],
    'Mail to m…@exemple.fr: 452 4.2.2 mailbox full')`.execute(trx);
};

/** Queues the pending timers of the threads, with the job keys that their service uses. */
const planTimers = async (
  trx: Db,
  timers: readonly {
    applicationId: string;
    instalment: number;
    command: { type: string; day?: number };
    at: Date;
  }[],
): Promise<void> => {
  const jobs = timers.map(({ applicationId, instalment, command, at }) => {
    const isFirst = instalment === flatInstalment;
    const name = command.day === undefined ? command.type : `${command.type}/${command.day}`;
    return {
      payload: { applicationId, command, ...(isFirst ? {} : { instalment }) },
      run_at: at,
      job_key: ['threads.timer', applicationId, ...(isFirst ? [] : [instalment]), name].join(':'),
    };
  });
  await sql`select graphile_worker.add_job('threads.timer', payload := payload::json, run_at := run_at, job_key := job_key)
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as job(payload jsonb, run_at timestamptz, job_key text)`.execute(
    trx,
  );
};
