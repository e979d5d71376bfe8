import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database.ts';
import { memberGroups } from '../../../../test/large/member-questions.ts';
import { fillMembers } from '../../../../test/large/members-set.ts';
import { readWhole } from '../../../../test/large/plans.ts';
import { record } from '../../../../test/large/recorded-statements.ts';
import type { Group } from '../../../../test/large/requests.ts';

/** Query plans of PostgreSQL: no query of the directory or of a profile scans a whole growing table. */

const growing = [
  'member',
  'member_listing',
  'person_profile',
  'company_profile',
  'member_availability',
  'member_favourite',
  'public_register_match',
  'listed_word',
  'skill',
  'experience',
  'formation',
  'review',
  'session',
];

let database: TestDatabase;
let client: pg.Client;
let groups: readonly Group[];

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await fillMembers(client, { entries: 10_000 });
  groups = await memberGroups(client);
  // Same setting as the program's own connections (platform/database/database.ts).
  await client.query('set plan_cache_mode = force_generic_plan');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('with members in numbers', () => {
  it('no list, no search and no profile reads a growing table whole', async () => {
    let seen = 0;
    for (const { name, questions } of groups) {
      for (const { path, statements } of await record(database.url, questions.slice(0, 64))) {
        for (const statement of statements) {
          seen += 1;
          const whole = await readWhole(client, statement, growing);
          expect(whole, `${name}: ${path}\n${statement.text}`).toEqual([]);
        }
      }
    }
    expect(seen).toBeGreaterThan(250);
  });

  it('going through the directory in its order reads an index, and none of the members', async () => {
    const [first] = groups;
    const [asked] = await record(database.url, first?.questions.slice(0, 1) ?? []);
    const statement = asked?.statements.find(({ name }) => name?.startsWith('members.list'));
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${statement?.text}`, [
      ...(statement?.values ?? []),
    ]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Only Scan using member_listing_order_with_line');
  });

  it('and the function that finds members is told not to', async () => {
    const { rows } = await client.query(`select proconfig from pg_proc where proname = 'found_listings'`);
    expect(rows).toEqual([{ proconfig: ['enable_seqscan=off'] }]);
  });
});
