import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { missionGroups } from '../../../test/large/mission-questions.ts';
import { fillMissions } from '../../../test/large/missions-set.ts';
import { type People, peopleOf } from '../../../test/large/people.ts';
import { readWhole } from '../../../test/large/plans.ts';
import { record } from '../../../test/large/recorded-statements.ts';
import type { Group } from '../../../test/large/requests.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openLog } from '../../platform/observability/log.ts';
import { unlistExpired as unlistExpiredRows } from './list/store.ts';
import { unlistExpired } from './service.ts';

/** Query plans of PostgreSQL: no list and no count of missions scans a whole growing table. */

const growing = [
  'mission',
  'mission_listing',
  'mission_tally',
  'listed_word',
  'mission_favourite',
  'mission_invitation',
  'mission_view',
  'mission_view_count',
  'application',
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
  await fillMissions(client, { entries: 30_000, open: 20_000, applications: 30_000 });
  // Adds a favourite and an invitation for each application.
  await client.query(`
    insert into mission_favourite (member_id, mission_id, created_at)
      select candidate_id, mission_id, created_at from application;
    insert into mission_invitation (mission_id, creator_id, member_id, created_at)
      select mission_id, creator_id, candidate_id, created_at from application;
    insert into mission_view_count (mission_id, views) select id, 12 from mission;
    analyze mission_favourite, mission_invitation, mission_view_count`);
  const people = await peopleOf(client);
  groups = [...(await missionGroups(client, people)), tiesOf(people)];
  // Same setting as the program's own connections (platform/database/database.ts).
  await client.query('set plan_cache_mode = force_generic_plan');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Queries on a member's favourites and invitations. */
const tiesOf = ({ busyCandidate, candidate, busyCreator }: People): Group => ({
  name: 'favourites and invitations',
  questions: [
    ...[busyCandidate, candidate].map(({ token }) => ({ path: '/api/missions/favourites', token })),
    { path: '/api/missions?domain=droit_affaires', token: busyCandidate.token },
    { path: `/api/missions/invitations/${candidate.id}`, token: busyCreator.token },
    { path: `/api/missions/single/${busyCreator.entryId}`, token: busyCandidate.token },
    { path: `/api/missions/postulants/${busyCreator.entryId}`, token: busyCreator.token },
  ],
});

describe('with missions and applications in numbers', () => {
  it('no list, no count and no search reads a growing table whole', async () => {
    let seen = 0;
    for (const { name, questions } of groups) {
      for (const { path, statements } of await record(database.url, questions)) {
        for (const statement of statements) {
          seen += 1;
          expect(await readWhole(client, statement, growing), `${name}: ${path}\n${statement.text}`).toEqual(
            [],
          );
        }
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('a count of words stops after the last number that is told', async () => {
    const { rows } = await client.query<{ word: string; listed: number; counted: number }>(
      `select word, listed, count_missions(any_of(array[word], '', ''), false, current_date, null, null, null, 1001) as counted
       from listed_word where list = 'missions' and listed > 5000 order by listed desc limit 3`,
    );
    expect(rows.map(({ counted }) => counted)).toEqual([1_001, 1_001, 1_001]);
  });

  it('and the functions that find missions and count them are told not to', async () => {
    const { rows } = await client.query<{ name: string; config: string[] }>(
      `select proname as name, proconfig as config from pg_proc
       where proname in ('found_missions', 'count_missions') order by 1`,
    );
    const config = ['enable_seqscan=off'];
    expect(rows).toEqual([
      { name: 'count_missions', config: [...config, 'enable_indexscan=off'] },
      { name: 'found_missions', config },
    ]);
  });

  it('taking what expired off the lists reads what is listed, and not every mission', async () => {
    const { db, close } = openDatabase(database.url, openLog('silent'), { connections: 1 });
    const today = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
    const whole = await db.transaction().execute(async (trx) => {
      await unlistExpiredRows(trx, today, 500);
      const { rows } = await sql<{ seq_scan: number; changed: number }>`
        select seq_scan, n_tup_upd as changed from pg_stat_xact_user_tables where relname = 'mission'`.execute(
        trx,
      );
      return rows[0];
    });
    await close();
    expect(whole?.seq_scan).toBe(0);
    expect(whole?.changed).toBeGreaterThan(0);
  });

  it('would be told of one that does', async () => {
    const whole = { text: 'select count(*) from mission where title = $1', values: ['x'] };
    expect(await readWhole(client, whole, growing)).toEqual(['mission']);
  });
});

describe('with many missions that expired', () => {
  /** `npm run chaos -- expiry` uses two hundred thousand. */
  const expired = Number(process.env.CHAOS_ENTRIES ?? 10_000);
  let crowded: TestDatabase;
  beforeAll(async () => {
    crowded = await createDatabase();
    const filling = new pg.Client({ connectionString: crowded.url });
    await filling.connect();
    await fillMissions(filling, { entries: expired, open: expired, applications: 0 });
    await filling.end();
  });
  afterAll(() => crowded.drop());

  it('they leave the lists, each statement within the time of a statement and not much at once', async () => {
    // Same settings as the program's own connections, with their statement timeout.
    const opened = openDatabase(crowded.url, openLog('silent'), { connections: 1 });
    const now = new Date(Date.now() + 200 * 86_400_000);
    const changed = async () => {
      const { rows } = await opened.pool.query<{ statements: number; listed: number }>(
        `select (select count(distinct xmin::text)::int from mission) as statements,
          (select count(*)::int from mission where is_listed) as listed`,
      );
      return rows[0] ?? { statements: 0, listed: 0 };
    };
    try {
      const before = await changed();
      expect(before.listed).toBe(expired);
      await unlistExpired({ database: opened, clock: { now: () => now } });
      const after = await changed();
      expect(after.listed).toBe(0);
      expect(after.statements).toBe(expired / 500);
    } finally {
      await opened.close();
    }
  });
});
