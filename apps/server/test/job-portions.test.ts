import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers, schedules } from '../src/app.ts';
import type { QueueJobName } from '../src/platform/queue/queue-jobs.ts';
import { createTestApp, type TestApp } from './app.ts';
import { fillConversations } from './large/conversations.ts';
import { type Recording, readWholeBy, recordStatements } from './read-whole.ts';

/**
 * Scheduled jobs have more work every year: no statement of theirs may change more rows than a portion, or
 * scan a long table completely.
 */

const portion = 1_000;
/** Number of due rows for each job. */
const due = 1_200;

/** Makes due rows for a job, on as many members, missions and threads. */
const work: Readonly<Partial<Record<QueueJobName, string>>> = {
  'auth.forgetExpired': `update session set expires_at = now() - interval '1 day'`,
  'availability.ask': `insert into member_availability (member_id, status, available_from, confirmed_at)
    select id, 'SOON', current_date - 1, now() from member`,
  'members.responseTimes': `insert into message (application_id, sender_id, content, client_id, position, sent_at)
    select id, who, 'Bonjour.', 'message-' || n, 100 + n, now() - interval '1 day' + n * interval '1 minute'
    from application, lateral (values (creator_id, 1), (candidate_id, 2)) said (who, n)`,
  'missions.forgetViews': `insert into mission_view (day, mission_id, viewer) select current_date - 40, id, uuid_send(id) from mission`,
  'missions.unlistExpired': `update mission set closes_on = current_date - 5, end_date = current_date - 5`,
  'notifications.digests': `insert into notification (member_id, application_id, type, key, title, in_digest, created_at)
    select unnest(array[creator_id, candidate_id]), id, 'NEW_MESSAGE', 'NEW_MESSAGE', 'Nouveau message', true, now() - interval '2 days'
    from application`,
  'ownData.retain': `insert into notification (member_id, application_id, type, key, title, created_at)
    select creator_id, id, 'NEW_MESSAGE', 'NEW_MESSAGE', 'Nouveau message', now() - interval '3 years' from application`,
  'savedSearches.due': `with made as (
      insert into saved_search (member_id, audience, name, name_key, filters, frequency, created_at)
      select id, 'members', 'Baux', 'baux', '{}', 'daily', now() from member returning id)
    insert into saved_search_hit (search_id, mission_id, waits_since)
    select id, (select id from mission limit 1), now() - interval '3 days' from made`,
  'savedSearches.forget': `insert into alert_entry (member_id, mission_id, batch_id, sent_at)
    select id, (select id from mission limit 1), gen_random_uuid(), now() - interval '2 years' from member`,
  'vigilance.remind': `insert into vigilance_document (member_id, kind, from_day, created_at)
    select id, 'contributions', current_date - 170, now() from member order by id limit ${due}`,
};

/**
 * Jobs whose statements change few rows regardless of the size of the tables, or that have their own test.
 */
const others: Readonly<Partial<Record<QueueJobName, string>>> = {
  'files.sweep': 'platform/files/files.test.ts',
  'hearings.sweepDocuments': 'hearings/documents/documents.test.ts',
  'jobs.unlistExpired': 'the same as of missions',
  'members.moveLapsed': 'a function of the database moves five hundred at a time',
  'missions.countWords': 'missions/search/search.test.ts',
  'numbers.count': 'counts three months in a transaction: statistics.test.ts',
  'payments.reconcile': 'asks the provider one object after the other, for some seconds',
  'payments.reconcileSubscriptions': 'asks the provider one object after the other, for some seconds',
  'payments.sumLedger': 'writes the sums of one day',
  'payments.tellStuck': 'marks payments that nobody has looked at for hours, which are few',
  'public-registers.readSources': 'changes an edition as a whole: public-registers/sources/sources.test.ts',
  'threads.sweepAttachments': 'attachments/attachments.test.ts',
  'verification.forget': 'members/verification',
  'verification.remind': 'members/verification-reminders',
  'vigilance.sweepUploads': 'own-data/retention/vigilance-retention.test.ts',
};

let test: TestApp;
let recording: Recording;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  await fillConversations(client, { members: due * 2, count: due });
  await client.end();
  recording = recordStatements();
});
afterAll(async () => {
  recording.stop();
  await test.close();
});

describe('in one statement, no more than a portion is changed by', () => {
  const filled = schedules.filter(({ task }) => task in work);

  it.each(filled)('$task', async ({ task }) => {
    await test.platform.database.pool.query(work[task] ?? '');
    recording.take();
    await handlers[task]({} as never, test.platform, undefined as never);
    const statements = recording.take();
    const most = statements.toSorted((one, other) => other.rows - one.rows)[0];
    expect(most?.rows, most?.text).toBeLessThanOrEqual(portion);
    expect(statements.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThanOrEqual(due);
    expect(await readWholeBy(test.databaseUrl, statements)).toEqual([]);
  });

  it('every other job for a reason', () => {
    const named = [...Object.keys(work), ...Object.keys(others)];
    expect(named.toSorted()).toEqual(schedules.map(({ task }) => task).toSorted());
  });
});

/** Tables whose rows jobs delete. */
const parents = [
  'application',
  'cv',
  'job_offer',
  'message',
  'mission',
  'report',
  'saved_search',
  'seat',
  'session',
];

it('rows that point to a deleted row are found by an index', async () => {
  const { rows } = await test.platform.database.pool.query(
    `select c.conrelid::regclass || '.' || a.attname as found
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = any($1::text[]::regclass[]) and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by 1`,
    [parents],
  );
  expect(rows).toEqual([]);
});
