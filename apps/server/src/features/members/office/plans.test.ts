import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database.ts';
import { officeGroups } from '../../../../test/large/office-questions.ts';
import { fillOffice } from '../../../../test/large/office-set.ts';
import { readWhole } from '../../../../test/large/plans.ts';
import { record } from '../../../../test/large/recorded-statements.ts';
import type { Group } from '../../../../test/large/requests.ts';

/** Query plans of PostgreSQL: staff's search for members and their member page scan no growing table. */

const growing = ['member', 'office_member', 'person_profile', 'company_profile'];

let database: TestDatabase;
let client: pg.Client;
let groups: readonly Group[];

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await fillOffice(client, { entries: 10_000 });
  groups = await officeGroups(client);
  // Same setting as the program's own connections (platform/database/database.ts).
  await client.query('set plan_cache_mode = force_generic_plan');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('no list, no search and no member reads a growing table whole', async () => {
  let seen = 0;
  for (const { name, questions } of groups) {
    for (const { path, statements } of await record(database.url, questions.slice(0, 40))) {
      for (const statement of statements) {
        seen += 1;
        const whole = await readWhole(client, statement, growing);
        expect(whole, `${name}: ${path}\n${statement.text}`).toEqual([]);
      }
    }
  }
  expect(seen).toBeGreaterThan(150);
});

it('going through members in their order reads an index, and none of them', async () => {
  const [, any] = groups;
  const [asked] = await record(database.url, any?.questions.slice(1, 2) ?? []);
  const statement = asked?.statements.find(({ name }) => name?.startsWith('officeMembers.list'));
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${statement?.text}`, [
    ...(statement?.values ?? []),
  ]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Only Scan using office_member_order');
});
