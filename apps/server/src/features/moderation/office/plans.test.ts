import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database.ts';
import { fillMissions } from '../../../../test/large/missions-set.ts';
import { readWhole } from '../../../../test/large/plans.ts';
import { record } from '../../../../test/large/recorded-statements.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';

/** Query plans of PostgreSQL for staff's list of publications: no page scans all missions. */

const token = 'bench-moderator'.padEnd(43, '0');

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await fillMissions(client, { entries: 30_000, open: 20_000, applications: 30_000 });
  await client.query(
    `with someone as (
      insert into member (kind, staff_role, email, confirmed_at, first_name, last_name)
      values ('STAFF', 'moderator', 'banc@exemple.fr', now(), 'Anne', 'Lefèvre') returning id
    ) insert into session (member_id, token_hash, expires_at, second_factor_at)
    select id, $1, now() + interval '1 day', now() from someone`,
    [hashOfSecret(token)],
  );
  await client.query('analyze');
  // Same setting as the program's own connections (platform/database/database.ts).
  await client.query('set plan_cache_mode = force_generic_plan');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe("with missions in numbers, staff's list of publications", () => {
  it.each([
    '',
    'limit=100',
    'state=published',
    'state=archived',
    'state=hidden',
    'state=review',
    'nature=veille',
    'nature=veille&state=archived',
    'from=customers',
    'from=customers&state=hidden',
    'q=contrat',
    'q=licorne',
    'q=licorne&state=archived',
    'kind=missions&q=bail&nature=audit',
  ])('reads none of them whole for «\u00a0%s\u00a0»', async (query) => {
    const path = `/api/admin/publications?${query}`;
    for (const { statements } of await record(database.url, [{ path, token }])) {
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) {
        expect(
          await readWhole(client, statement, ['mission', 'application', 'member']),
          statement.text,
        ).toEqual([]);
      }
    }
  });
});
