import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { jobGroups } from '../../../test/large/job-questions.ts';
import { fillJobs } from '../../../test/large/jobs-set.ts';
import { peopleOf } from '../../../test/large/people.ts';
import { readWhole } from '../../../test/large/plans.ts';
import { record } from '../../../test/large/recorded-statements.ts';
import type { Group } from '../../../test/large/requests.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openLog } from '../../platform/observability/log.ts';
import { unlistExpiredJobs } from './list/service.ts';
import { unlistExpired as unlistExpiredRows } from './list/store.ts';

/** Query plans of PostgreSQL: no list and no count of offers scans a whole growing table. */

const growing = [
  'job_offer',
  'job_listing',
  'job_tally',
  'listed_word',
  'job_favourite',
  'job_application',
  'application',
  'message',
  'member',
  'session',
];

let database: TestDatabase;
let client: pg.Client;
let groups: readonly Group[];

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await fillJobs(client, { entries: 30_000, open: 20_000, applications: 30_000 });
  // Adds a favourite and a letter for each application.
  await client.query(`
    insert into job_favourite (member_id, job_id, created_at)
      select candidate_id, job_id, created_at from application;
    insert into job_application (application_id, letter) select id, 'Une lettre.' from application;
    analyze job_favourite, job_application`);
  groups = await jobGroups(client, await peopleOf(client));
  // Same setting as the program's own connections (platform/database/database.ts).
  await client.query('set plan_cache_mode = force_generic_plan');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('with offers and applications in numbers', () => {
  it('no list, no count and no search reads a growing table whole', async () => {
    let seen = 0;
    for (const { name, questions } of groups) {
      for (const { path, statements } of await record(database.url, questions)) {
        for (const statement of statements) {
          seen += 1;
          const whole = await readWhole(client, statement, growing);
          expect(whole, `${name}: ${path}\n${statement.text}`).toEqual([]);
        }
      }
    }
    expect(seen).toBeGreaterThan(400);
  });

  it('and the functions that find offers and count them are told not to', async () => {
    const { rows } = await client.query<{ name: string; config: string[] }>(
      `select proname as name, proconfig as config from pg_proc
       where proname in ('found_jobs', 'count_jobs') order by 1`,
    );
    const config = ['enable_seqscan=off'];
    expect(rows).toEqual([
      { name: 'count_jobs', config: [...config, 'enable_indexscan=off'] },
      { name: 'found_jobs', config },
    ]);
  });

  it('taking what expired off the lists reads what is listed, and not every offer', async () => {
    const { db, close } = openDatabase(database.url, openLog('silent'), { connections: 1 });
    const today = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
    const whole = await db.transaction().execute(async (trx) => {
      await unlistExpiredRows(trx, today, 500);
      const { rows } = await sql<{ seq_scan: number; changed: number }>`
        select seq_scan, n_tup_upd as changed from pg_stat_xact_user_tables where relname = 'job_offer'`.execute(
        trx,
      );
      return rows[0];
    });
    await close();
    expect(whole?.seq_scan).toBe(0);
    expect(whole?.changed).toBeGreaterThan(0);
  });
});

describe('with twenty thousand offers that expired', () => {
  const expired = 20_000;
  let crowded: TestDatabase;
  beforeAll(async () => {
    crowded = await createDatabase();
    const filling = new pg.Client({ connectionString: crowded.url });
    await filling.connect();
    await fillJobs(filling, { entries: expired, open: expired, applications: 0 });
    await filling.end();
  });
  afterAll(() => crowded.drop());

  it('they leave the lists, each statement within the time of a statement and not much at once', async () => {
    // Same settings as the program's own connections, with their statement timeout.
    const opened = openDatabase(crowded.url, openLog('silent'), { connections: 1 });
    const now = new Date(Date.now() + 200 * 86_400_000);
    const changed = async () => {
      const { rows } = await opened.pool.query<{ statements: number; listed: number }>(
        `select (select count(distinct xmin::text)::int from job_offer) as statements,
          (select count(*)::int from job_offer where is_listed) as listed`,
      );
      return rows[0] ?? { statements: 0, listed: 0 };
    };
    try {
      const before = await changed();
      expect(before.listed).toBe(expired);
      await unlistExpiredJobs({ database: opened, clock: { now: () => now } });
      const after = await changed();
      expect(after.listed).toBe(0);
      expect(after.statements).toBe(expired / 500);
    } finally {
      await opened.close();
    }
  });
});
