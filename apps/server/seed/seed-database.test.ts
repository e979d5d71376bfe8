import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationOf, findThreads } from '../src/features/threads/store.ts';
import { staffCommands } from '../src/staff-commands.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { demoOffices } from './content/offices.ts';
import { demoPassword, personas } from './content/personas.ts';
import { generateDemo } from './generate.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-21T09:00:00Z');
let test: TestApp;
let tookMs = 0;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(now);
  const begun = performance.now();
  expect(await seedDemo(test.platform)).toBe(true);
  tookMs = performance.now() - begun;
});
afterAll(() => test.close());

const countOf = async (table: 'member' | 'mission' | 'application' | 'message') => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    test.platform.database.db,
  );
  return rows[0]?.n;
};

it('fills an empty database, and no other', async () => {
  const counts = [await countOf('member'), await countOf('mission'), await countOf('application')];
  expect(await seedDemo(test.platform)).toBe(false);
  expect([await countOf('member'), await countOf('mission'), await countOf('application')]).toEqual(counts);
});

it('lets staff and the partner in with the code that a command tells', async () => {
  const lists = {
    admin: '/admin/portage',
    moderator: '/admin/disputes',
    editor: null,
    partner: '/partner/portage',
  };
  for (const { email, role } of demoOffices) {
    const login = await test.call('POST', '/auth/login', { body: { email, password: demoPassword } });
    const token = login.json().access_token;
    const code = await staffCommands['staff code']?.run(test.platform, [email]);
    const passed = await test.call('POST', '/auth/secondFactor/pass', { token, body: { code } });
    expect(passed.statusCode, passed.body).toBe(200);
    const list = lists[role];
    if (list === null) continue;
    const found = await test.call('GET', list, { token });
    expect(found.statusCode, found.body).toBe(200);
    expect(found.json().length, list).toBeGreaterThan(0);
  }
  await expect(
    staffCommands['staff code']?.run(test.platform, ['claire.delmas@basoche.example']),
  ).rejects.toThrow('nobody of the demonstration');
});

it('gives every thread a record of its own, which its parties take away and anyone may check', async () => {
  const { db } = test.platform.database;
  const { rows } = await sql<{ unrecorded: number }>`
    select count(*)::int as unrecorded from application a where a.last_hash is null
      or exists (select from message m where m.application_id = a.id and m.hash is null)`.execute(db);
  expect(rows[0]?.unrecorded).toBe(0);
  const claire = await test.call('POST', '/auth/login', {
    body: { email: 'claire.delmas@basoche.example', password: demoPassword },
  });
  const token = claire.json().access_token;
  const threads = await sql<{ id: string }>`
    select a.id from application a join member m on m.id = a.creator_id
    where m.email = 'claire.delmas@basoche.example' order by a.position desc limit 12`.execute(db);
  expect(threads.rows.length).toBeGreaterThan(3);
  for (const { id } of threads.rows) {
    const headers = { accept: 'application/json' };
    const file = await test.call('GET', `/messagerie/evidence/${id}`, { token, headers });
    const verdict = await test.call('POST', '/evidence/verify', {
      body: { file: new File([file.rawPayload], 'dossier.json', { type: 'application/json' }) },
    });
    expect(verdict.json(), verdict.body).toMatchObject({ result: 'whole' });
    expect(verdict.json().file.entries).toBeGreaterThan(0);
  }
});

it('is quick enough for a first start', () => {
  // A second and a half on two idle cores; a loaded machine is given twice that.
  expect(tookMs).toBeLessThan(3_000);
});

it('stores each thread as the rules left it', async () => {
  const { threads } = generateDemo({ today: '2026-11-21' });
  const rows = await findThreads(
    test.platform.database.db,
    threads.map(({ rows: { application } }) => application.id),
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { played, rows: expected } of threads) {
    const row = stored.get(expected.application.id);
    if (row === undefined) throw new Error('A thread is missing.');
    const { actions, ...application } = applicationOf(row);
    const { actions: playedActions, ...playedApplication } = played.application;
    expect(application).toEqual(playedApplication);
    expect(actions.map(({ id, ...action }) => action)).toEqual(playedActions);
    expect(row.creator_revealed).toBe(
      playedActions.some(({ type, result }) => type === 'PRICE' && result === 'ACCEPTED'),
    );
  }
});

it('keeps running the clocks that the threads left', async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from graphile_worker.jobs where task_identifier = 'threads.timer' and run_at >= ${now}`.execute(
    test.platform.database.db,
  );
  expect(rows[0]?.n).toBeGreaterThan(5);
});

it.each(personas.map(({ email }) => email))('lets %s log in and see an inbox', async (email) => {
  const login = await test.call('POST', '/auth/login', { body: { email, password: demoPassword } });
  expect(login.statusCode).toBeLessThan(300);
  const token: string = login.json().access_token;
  const inbox = await test.call('GET', '/missions/discussions', { token });
  expect(inbox.statusCode).toBe(200);
  for (const { postulationID } of inbox.json()) {
    if (postulationID === null) continue;
    expect((await test.call('GET', `/messagerie/${postulationID}`, { token })).statusCode).toBe(200);
  }
});

it('lets a creator read the CVs that came with applications to their offers', async () => {
  const login = await test.call('POST', '/auth/login', {
    body: { email: 'claire.delmas@basoche.example', password: demoPassword },
  });
  const token: string = login.json().access_token;
  const offers: { id: string }[] = (await test.call('GET', '/jobs/me', { token })).json();
  const read: number[] = [];
  for (const { id } of offers) {
    for (const { sent } of (await test.call('GET', `/jobs/postulants/${id}`, { token })).json()) {
      if (sent.cv !== null)
        read.push((await test.call('GET', `/jobs/cv/${sent.cv.id}`, { token })).statusCode);
    }
  }
  expect(read.length).toBeGreaterThan(3);
  expect(new Set(read)).toEqual(new Set([200]));
});

it('lets a persona see what they search for, as the service stored it', async () => {
  const login = await test.call('POST', '/auth/login', {
    body: { email: 'yasmine.benali@basoche.example', password: demoPassword },
  });
  const token: string = login.json().access_token;
  const searches = (await test.call('GET', '/missions/searches', { token })).json();
  expect(searches).toHaveLength(4);
  for (const search of searches) {
    const { id, name, audience, filters, frequency } = search;
    const path = `/missions/searches/${id}`;
    const same = await test.call('PUT', path, { token, body: { name, audience, filters, frequency } });
    expect(same.json()).toEqual(search);
  }
});

it('shows its open missions in the public list', async () => {
  const list = await test.call('GET', '/missions?limit=100');
  expect(list.statusCode).toBe(200);
  expect(list.json().length).toBe(100);
});
