import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';
import { aMember } from '../../../../../test/factories.ts';
import { readWhole } from '../../../../../test/large/plans.ts';
import { record } from '../../../../../test/large/recorded-statements.ts';

/** Query plans of PostgreSQL for the journal: no search scans the whole table, or a whole index. */

let site: TestApp;
let client: pg.Client;
let token: string;
const people: string[] = [];

beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  ({ token } = await aMember(site, { kind: 'STAFF', staffRole: 'admin' }));
  for (let made = 0; made < 3; made += 1) {
    people.push((await aMember(site, { kind: 'STAFF', staffRole: 'moderator' })).id);
  }
  client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(
    `insert into staff_act (number, member_id, body, hash)
    select i, by, jsonb_build_object('number', i, 'at', to_char(timestamp '2024-01-01' + i * interval '13 minutes',
      'YYYY-MM-DD"T"HH24:MI:SS".000Z"'), 'by', jsonb_build_object('memberId', by, 'role', 'moderator'),
      'act', (array['verification/accept', 'verification/refuse', 'report/settle', 'settle'])[1 + i % 4],
      'on', jsonb_build_object('kind', (array['member', 'member', 'report', 'thread'])[1 + i % 4], 'id', uuidv7()),
      'details', '{}'::jsonb)::text, sha256('x')
    from (select i, ($1::uuid[])[1 + i % 3] as by from generate_series(1, 60000) i) x`,
    [people],
  );
  await client.query('analyze staff_act');
  await client.query('set plan_cache_mode = force_generic_plan');
});
afterAll(async () => {
  await client.end();
  await site.close();
});

const days = 'from=2024-06-01&to=2024-06-03';

it('no search reads the journal whole, and each looks at about as many entries as it shows', async () => {
  const by = `member=${people[0]}`;
  const subject = 'subject=0197b5a0-0000-7000-8000-000000000000';
  const questions = [
    '',
    by,
    'act=settle',
    'kind=report',
    subject,
    `${by}&act=settle`,
    `${by}&kind=member`,
    `${by}&kind=member&act=settle`,
    'kind=member&act=settle',
    days,
    `${by}&${days}`,
    `act=settle&${days}`,
    `kind=report&${days}&${by}`,
    'to=2024-01-02',
    'from=2030-01-01',
  ].map((query) => ({ path: `/api/admin/journal?${query}`, token }));
  let seen = 0;
  for (const { path, statements } of await record(site.databaseUrl, questions)) {
    for (const { text, values } of statements) {
      if (!text.includes('staff_act')) continue;
      seen += 1;
      expect(await readWhole(client, { text, values }, ['staff_act']), `${path}\n${text}`).toEqual([]);
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [...values]);
      const blocks =
        rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks'] +
        rows[0]['QUERY PLAN'][0].Plan['Shared Read Blocks'];
      expect(blocks, `${path}\n${text}`).toBeLessThan(600);
    }
  }
  expect(seen).toBeGreaterThanOrEqual(questions.length);
});
