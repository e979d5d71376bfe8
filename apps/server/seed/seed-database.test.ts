import { actingForHeader } from '@basoche/contract/acting-for';
import { billingMistakes } from '@basoche/domain/payments/billing';
import type { Invoice } from '@basoche/domain/payments/invoices/invoice';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areTimesJudged, expectWithin } from '../../../scripts/support/bounds.ts';
import { staffCommands } from '../src/commands/staff.ts';
import { openVerificationDocument } from '../src/features/members/verification/service.ts';
import { requestsWaiting } from '../src/features/members/verification-decisions/service.ts';
import { checkLedger } from '../src/features/payments/ledger/checks/service.ts';
import { runCommand } from '../src/features/threads/service.ts';
import { applicationOf, findThreads } from '../src/features/threads/store.ts';
import { facturX } from '../src/platform/documents/factur-x.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { brokenRules } from '../test/en16931.ts';
import { demoOffices } from './content/offices.ts';
import { demoPassword, personas } from './content/personas.ts';
import { generateDemo } from './generate.ts';
import { demoHistory } from './history.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-21T09:00:00Z');
let test: TestApp;
let tookMs = 0;

const timeOfSeed = async ({ platform }: TestApp): Promise<number> => {
  const begun = performance.now();
  expect(await seedDemo(platform)).toBe(true);
  return performance.now() - begun;
};

beforeAll(async () => {
  test = await createTestApp({ sandbox: true });
  test.clock.set(now);
  tookMs = await timeOfSeed(test);
});
afterAll(() => test.close());

/** A session of Claire Delmas, and the company that she acts for. */
const asClaire = async (): Promise<{ token: string; firm: string }> => {
  const body = { email: 'claire.delmas@basoche.example', password: demoPassword };
  const token: string = (await test.call('POST', '/auth/login', { body })).json().access_token;
  const me = (await test.call('GET', '/auth/me', { token })).json();
  return { token, firm: me.firms[0].firmID };
};

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

it('has invoices of what was carried out in a direct relation, and numbers that follow one another', async () => {
  const { db } = test.platform.database;
  const { rows } = await sql<{ n: number; last: number }>`
    select count(*) as n, max(sequence) as last from invoice group by issuer, year`.execute(db);
  expect(rows.length).toBeGreaterThan(3);
  for (const { n, last } of rows) expect(n).toBe(last);
  const invoices = await sql<{ document: Invoice }>`select document from invoice limit 5`.execute(db);
  for (const { document } of invoices.rows) {
    expect(brokenRules(facturX(document))).toEqual([]);
    expect([...billingMistakes(document.issuer), ...billingMistakes(document.buyer)]).toEqual([]);
  }
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
  const { token, firm } = await asClaire();
  const threads = await sql<{ id: string }>`
    select id from application where creator_id = ${firm}::uuid order by position desc limit 12`.execute(db);
  expect(threads.rows.length).toBeGreaterThan(3);
  for (const { id } of threads.rows) {
    const headers = { accept: 'application/json', [actingForHeader]: firm };
    const file = await test.call('GET', `/messagerie/evidence/${id}`, { token, headers });
    const verdict = await test.call('POST', '/evidence/verify', {
      body: { file: new File([file.rawPayload], 'dossier.json', { type: 'application/json' }) },
    });
    expect(verdict.json(), verdict.body).toMatchObject({ result: 'whole' });
    expect(verdict.json().file.entries).toBeGreaterThan(0);
  }
});

it('is quick enough for a first start', async () => {
  // A second and a half on two idle cores; twice that is given. What else the machine does is not measured: the best of six counts.
  for (let round = 1; round < 6 && areTimesJudged && tookMs >= 3_000; round += 1) {
    const again = await createTestApp({ sandbox: true });
    again.clock.set(now);
    tookMs = Math.min(tookMs, await timeOfSeed(again));
    await again.close();
  }
  expectWithin(tookMs, 3_000);
});

it('stores each thread as the rules left it', async () => {
  const { threads } = generateDemo({ today: '2026-11-21' });
  const rows = await findThreads(
    test.platform.database.db,
    threads.map(({ rows: { application } }) => application.id),
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const declared: string[] = [];
  for (const { played, rows: expected } of threads) {
    const row = stored.get(expected.application.id);
    if (row === undefined) throw new Error('A thread is missing.');
    // These are read at the time of the answer, not stored with the thread: payee, portage, other candidates. One candidate declared
    // their independence after the story.
    const {
      actions,
      independence,
      payeeIsReady,
      isPortageExcluded: _now,
      othersUnderWay: _with,
      ...application
    } = applicationOf(row, null);
    const {
      actions: playedActions,
      independence: _unsaid,
      payeeIsReady: _,
      isPortageExcluded: _then,
      othersUnderWay: _without,
      ...playedApplication
    } = played.application;
    expect(application).toEqual(playedApplication);
    if (independence !== null) declared.push(row.id);
    // A payee of held funds must be able to receive them.
    if (application.state === 'WAITING_FUNDS') expect(payeeIsReady).toBe(true);
    expect(actions.map(({ id, ...action }) => action)).toEqual(playedActions);
    expect(row.creator_revealed).toBe(
      playedActions.some(({ type, result }) => type === 'PRICE' && result === 'ACCEPTED'),
    );
  }
  expect(declared).toHaveLength(1);
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
  const { token, firm } = await asClaire();
  const acting = { token, headers: { [actingForHeader]: firm } };
  const offers: { id: string }[] = (await test.call('GET', '/jobs/me', acting)).json();
  const read: number[] = [];
  for (const { id } of offers) {
    for (const { sent } of (await test.call('GET', `/jobs/postulants/${id}`, acting)).json()) {
      if (sent.cv !== null) read.push((await test.call('GET', `/jobs/cv/${sent.cv.id}`, acting)).statusCode);
    }
  }
  expect(read.length).toBeGreaterThan(3);
  expect(new Set(read)).toEqual(new Set([200]));
});

it('has reports, an appeal and a mail that staff find waiting, and none about whom a newcomer signs in as', async () => {
  const { rows } = await test.platform.database.pool.query<Record<string, number>>(
    `select (select count(*)::integer from report where settled_at is null) as waiting,
      (select count(*)::integer from report where settled_at is not null) as settled,
      (select count(*)::integer from report_appeal where decided_at is null) as appeals,
      (select count(*)::integer from graphile_worker.jobs where attempts >= max_attempts) as incidents,
      (select count(*)::integer from report r join application a on a.id = r.application_id where a.created_at > r.reported_at
        or r.reporter_id not in (a.creator_id, a.candidate_id) or r.subject_id not in (a.creator_id, a.candidate_id)) as strange,
      (select count(*)::integer from report r join member m on m.id in (r.subject_id, r.reporter_id)
        where m.email = any($1)) as personal`,
    [personas.map(({ email }) => email)],
  );
  expect(rows).toEqual([{ waiting: 2, settled: 2, appeals: 1, incidents: 1, strange: 0, personal: 0 }]);
});

it('has proofs that wait for staff, whose documents are there, and some that were refused', async () => {
  const { database, clock } = test.platform;
  const waiting = await requestsWaiting(test.platform, { limit: 20, after: undefined });
  const urgencies = waiting.items.map(({ urgency }) => urgency);
  expect(urgencies).toEqual(['overdue', 'halfTime', 'onTime', 'onTime', 'onTime']);
  for (const { user, documents } of waiting.items) {
    expect(documents.length).toBeGreaterThan(0);
    for (const { id } of documents) {
      expect(
        (await openVerificationDocument(test.platform, { memberId: user.id, id, sent: true })).kind,
      ).toBe('pdf');
    }
  }
  const { rows } = await sql<{ refused: number; said: number; persons: number }>`
    select (select count(*) from verification_request where state = 'REFUSED' and decided_at < ${clock.now()})::int as refused,
      (select count(*) from member_availability)::int as said,
      (select count(*) from member where kind in ('STUDENT', 'EMPLOYEE'))::int as persons`.execute(
    database.db,
  );
  const { refused = 0, said = 0, persons = 0 } = rows[0] ?? {};
  expect(refused).toBe(3);
  expect(said / persons).toBeGreaterThan(0.4);
  expect(said / persons).toBeLessThan(0.65);
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

it('has the money of its threads in the ledger, which holds', async () => {
  const { entries, applications, differences } = await checkLedger(test.platform);
  expect(differences).toEqual([]);
  expect(applications).toBeGreaterThan(30);
  expect(entries).toBeGreaterThan(applications * 2);
  const { rows } = await sql<{ kind: string }>`select distinct kind from ledger_entry`.execute(
    test.platform.database.db,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['deposit', 'hold', 'fee', 'release', 'refund']),
  );
});

it('has each action closed at the instant that the record gives', async () => {
  const { rows } = await sql<{ closed: number; otherwise: number }>`select count(*)::int as closed,
    count(*) filter (where x.closed_at is distinct from (
      select (e.body::json ->> 'at')::timestamptz from thread_entry e
      where e.application_id = x.application_id and e.position >= x.position and e.body::json ->> 'kind' = 'command'
      order by e.position limit 1))::int as otherwise
    from application_action x where x.result <> 'ONGOING'`.execute(test.platform.database.db);
  expect(rows[0]?.closed).toBeGreaterThan(100);
  expect(rows[0]?.otherwise).toBe(0);
});

it('has an instant for an action that a program of the version before closes', async () => {
  const closing = test.platform.database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ closed_at: Date | null }>`update application_action set result = 'REFUSED'
      where id = (select id from application_action where result = 'ONGOING' limit 1) returning closed_at`.execute(
      trx,
    );
    expect(rows[0]?.closed_at).toBeInstanceOf(Date);
    throw new Error('undone');
  });
  await expect(closing).rejects.toThrow('undone');
});

it("has its payments in the provider's sandbox, where they can go on", async () => {
  await test.sandbox().remember(await demoHistory(test.platform));
  const { differences, provider } = await checkLedger(test.platform, { withProvider: true });
  expect(differences).toEqual([]);
  expect(provider?.records).toBeGreaterThan(50);
  const { rows } = await sql<{
    id: string;
    creator_id: string;
  }>`select a.id, a.creator_id from application a join hold h on h.application_id = a.id
    where a.state = 'ONGOING' and h.held_cents > 0 and a.contest_at is null and not exists (select from application_action x
      where x.application_id = a.id and x.type = 'PORTAGE' and x.result = 'ACCEPTED') limit 2`.execute(
    test.platform.database.db,
  );
  const [one, other] = rows;
  if (one === undefined || other === undefined) throw new Error('Nothing is held.');
  await runCommand(test.platform, { role: 'staff' }, one.id, {
    type: 'cancelDeposit',
    reason: 'Les parties sont injoignables.',
  });
  await runCommand(test.platform, { memberId: other.creator_id }, other.id, {
    type: 'contest',
    reason: 'Incomplet.',
  });
  await runCommand(test.platform, { role: 'staff' }, other.id, {
    type: 'settle',
    outcome: 'release',
    reason: 'Vu les pièces du dossier.',
  });
  await test.drain();
  const { rows: left } = await sql`select from payment_request where handled_at is null`.execute(
    test.platform.database.db,
  );
  expect(left).toEqual([]);
  expect((await checkLedger(test.platform, { withProvider: true })).differences).toEqual([]);
});
