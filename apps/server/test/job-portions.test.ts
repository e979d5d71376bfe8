import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers, schedules } from '../src/app.ts';
import type { QueueJobName } from '../src/platform/queue/queue-jobs.ts';
import { createTestApp, type TestApp } from './app.ts';
import { fillConversations } from './large/conversations.ts';
import { readWhole } from './large/plans.ts';

/**
 * Jobs by the clock have more to do with every year: none changes more rows in one statement than a portion, or reads a long table
 * whole.
 */

const portion = 1_000;
/** Rows that each job finds to do. */
const due = 1_200;

/** Makes work for a job, on as many members, missions and threads. */
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
};

/** Jobs whose statements change few rows however long the tables are, or which have a test of their own. */
const others: Readonly<Partial<Record<QueueJobName, string>>> = {
  'files.sweep': 'platform/files/files.test.ts',
  'jobs.unlistExpired': 'the same as of missions',
  'members.moveLapsed': 'a function of the database moves five hundred at a time',
  'missions.countWords': 'missions/search/search.test.ts',
  'numbers.count': 'counts three months in a transaction: numbers.test.ts',
  'payments.reconcile': 'asks the provider one object after the other, for some seconds',
  'payments.reconcileSubscriptions': 'asks the provider one object after the other, for some seconds',
  'payments.sumLedger': 'writes the sums of one day',
  'payments.tellStuck': 'marks payments that nobody has looked at for hours, which are few',
  'threads.sweepAttachments': 'attachments/attachments.test.ts',
  'verification.forget': 'members/verification',
  'verification.remind': 'members/verification-reminders',
};

const longTables = [
  'alert_entry',
  'alert_stop',
  'application',
  'application_action',
  'attachment',
  'idempotency_key',
  'job_application',
  'job_offer',
  'member',
  'message',
  'mission',
  'mission_application',
  'mission_view',
  'notification',
  'provider_event',
  'saved_search_hit',
  'session',
  'thread_entry',
];

let test: TestApp;
/** Rows of each statement since the last look. */
const counts: { text: string; values: unknown[]; rows: number }[] = [];
const query = pg.Client.prototype.query;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  await fillConversations(client, { members: due * 2, count: due });
  await client.end();
  pg.Client.prototype.query = function (this: pg.Client, ...asked: never[]) {
    const answer = (query as (...asked: never[]) => unknown).apply(this, asked);
    const [text, values = []] = asked as unknown as [string | pg.QueryConfig, unknown[]?];
    const statement =
      typeof text === 'string' ? { text, values } : { text: text.text, values: text.values ?? [] };
    if (answer instanceof Promise)
      void answer.then(
        ({ rowCount }) => counts.push({ ...statement, rows: rowCount ?? 0 }),
        () => undefined,
      );
    return answer;
  } as typeof query;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await test.close();
});

/** Tables that grow with the years, and that a statement reads whole where no index serves it. */
const readWholeBy = async (statements: typeof counts): Promise<string[]> => {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  try {
    // An index is used wherever there is one, since these tables are short.
    await client.query('set enable_seqscan = off');
    const found = new Set<string>();
    for (const statement of statements.filter(({ text }) =>
      /^\s*(?:select|with|insert|update|delete)\b/i.test(text),
    ))
      for (const table of await readWhole(client, statement, longTables))
        found.add(`${table}: ${statement.text}`);
    return [...found];
  } finally {
    await client.end();
  }
};

describe('in one statement, no more than a portion is changed by', () => {
  const filled = schedules.filter(({ task }) => task in work);

  it.each(filled)('$task', async ({ task }) => {
    await test.platform.database.pool.query(work[task] ?? '');
    counts.length = 0;
    await handlers[task]({} as never, test.platform, undefined as never);
    const most = counts.toSorted((one, other) => other.rows - one.rows)[0];
    expect(most?.rows, most?.text).toBeLessThanOrEqual(portion);
    expect(counts.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThanOrEqual(due);
    expect(await readWholeBy([...counts])).toEqual([]);
  });

  it('every other job for a reason', () => {
    const named = [...Object.keys(work), ...Object.keys(others)];
    expect(named.toSorted()).toEqual(schedules.map(({ task }) => task).toSorted());
  });
});

/** Tables whose rows jobs delete. */
const parents = ['application', 'cv', 'job_offer', 'message', 'mission', 'report', 'saved_search', 'session'];

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
