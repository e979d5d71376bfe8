import { refundFailedEntry } from '@basoche/domain/payments/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aHeldMission, carryOutPayments, depositFunds } from '../../../../test/money.ts';
import { aWorld } from '../../../../test/world.ts';
import { checkJournal } from '../../back-office/journal/service.ts';
import { runCommand } from '../../threads/service.ts';
import { differencesIn } from '../ledger/checks/service.ts';
import { post } from '../ledger/service.ts';
import { tellStuck } from './alerts/service.ts';
import { sumLedger } from './service.ts';

let site: TestApp;
let admin: TestMember;
beforeAll(async () => {
  site = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  admin = await aMember(site, { kind: 'STAFF', staffRole: 'admin' });
});

const run = (statement: string, values: readonly unknown[] = []) =>
  site.platform.database.pool.query(statement, [...values]);
const ask = (path: string, who = admin) => site.call('GET', `/admin/finances${path}`, { token: who.token });
const get = async (path: string) => {
  const answer = await ask(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const retry = (id: string) =>
  site.call('POST', `/admin/finances/movements/${id}/retry`, { token: admin.token, body: {} });
const settled = async (outcome: 'release' | 'refund') => {
  const world = await aHeldMission(site);
  const { applicationId, owner } = world;
  await runCommand(site.platform, { memberId: owner.id }, applicationId, {
    type: 'contest',
    reason: 'Incomplet.',
  });
  await runCommand(site.platform, { role: 'staff' }, applicationId, {
    type: 'settle',
    outcome,
    reason: 'Vu les pièces du dossier.',
  });
  return world;
};
const of =
  (id: string) =>
  ({ applicationId }: { applicationId: string }) =>
    applicationId === id;

describe('the totals', () => {
  it('equal the ledger, before and after its days are summed', async () => {
    const before = await get('');
    const released = await settled('release');
    await carryOutPayments(site, released.applicationId);
    await aHeldMission(site);
    const now = await get('');
    expect({
      held: now.held - before.held,
      feesHeld: now.feesHeld - before.feesHeld,
      feesEarned: now.feesEarned - before.feesEarned,
      released: now.released - before.released,
    }).toEqual({ held: 600, feesHeld: 18, feesEarned: 18, released: 600 });
    site.clock.advance(3 * 86_400_000);
    await sumLedger(site.platform);
    await sumLedger(site.platform);
    const { rows } = await run('select count(*)::int as days from ledger_day');
    expect(rows[0].days).toBeGreaterThan(0);
    admin = { ...admin, token: await aSession(site, admin.id, site.clock.now()) };
    expect(await get('')).toEqual(now);
    expect(await differencesIn(site.platform.database.db)).toEqual([]);
  });
});

describe('the deposits', () => {
  it('are listed with their outcome, and marked once they are held for two months', async () => {
    const { applicationId } = await aHeldMission(site, { owner: { companyName: 'Étude Bertin' } });
    const mine = async (state: string) =>
      (await get(`/deposits?limit=100&state=${state}`)).find(of(applicationId));
    expect(await mine('held')).toMatchObject({
      creator: 'Étude Bertin',
      candidate: 'Anne Lefèvre',
      state: 'ONGOING',
      deposited: 618,
      held: 600,
      fee: 18,
      isOld: false,
      isCancellable: true,
    });
    expect((await mine('held')).releaseAt).toBeNull();
    expect(await mine('old')).toBeUndefined();
    site.clock.advance(61 * 86_400_000);
    admin = await aMember(site, { kind: 'STAFF', staffRole: 'admin' });
    expect((await mine('old')).isOld).toBe(true);
  });

  it('show when held money will be sent, and nothing while it is contested', async () => {
    const { applicationId, owner } = await aHeldMission(site);
    const mine = async () => (await get('/deposits?limit=100&state=held')).find(of(applicationId));
    const ended = site.clock.now().getTime();
    await runCommand(site.platform, { memberId: owner.id }, applicationId, { type: 'mission/validate' });
    expect(Date.parse((await mine()).releaseAt)).toBeGreaterThanOrEqual(ended + 48 * 3_600_000);
    const contest = { type: 'contest', reason: 'Incomplet.' } as const;
    await runCommand(site.platform, { memberId: owner.id }, applicationId, contest);
    expect((await mine()).releaseAt).toBeNull();
  });

  it('name the payee and the kind of account: the candidate, the portage company, or the card after a full refund', async () => {
    const { applicationId } = await aHeldMission(site, { owner: { companyName: 'Étude Bertin' } });
    const mine = async () => (await get('/deposits?limit=100')).find(of(applicationId));
    expect(await mine()).toMatchObject({ payee: 'Anne Lefèvre', destination: 'payment_account' });
    await run(`update application set mode = 'portage' where id = $1`, [applicationId]);
    expect(await mine()).toMatchObject({ payee: null, destination: 'portage' });
    const partner = await aMember(site, { kind: 'PARTNER' });
    await run('insert into portage_payee (member_id) values ($1)', [partner.id]);
    expect(await mine()).toMatchObject({ payee: expect.any(String), destination: 'portage' });
    await run('delete from portage_payee');
    const returned = await settled('refund');
    const theirs = async (path: string) => (await get(`${path}?limit=100`)).find(of(returned.applicationId));
    const card = { payee: 'Étude Martin', destination: 'card' };
    expect(await theirs('/movements')).toMatchObject(card);
    await carryOutPayments(site, returned.applicationId);
    expect(await theirs('/deposits')).toMatchObject(card);
    expect((await ask('/deposits?limit=100')).body).not.toContain('acct_');
  });

  it('are paged, newest first, each once', async () => {
    for (let made = 0; made < 3; made += 1) await aHeldMission(site);
    const seen: string[] = [];
    let path: string | undefined = '/deposits?limit=2';
    while (path !== undefined) {
      const answer = await ask(path);
      seen.push(...answer.json().map(({ applicationId }: { applicationId: string }) => applicationId));
      path = /<\/api\/admin\/finances([^>]+)>/.exec(String(answer.headers.link))?.[1];
    }
    expect(new Set(seen).size).toBe(seen.length);
    const { rows } = await run('select application_id from hold order by since desc, application_id desc');
    expect(seen).toEqual(rows.map(({ application_id }) => application_id));
  });
});

describe('a waiting payment', () => {
  it('is listed with the provider’s reason, can be retried at once, and the retry is in the journal', async () => {
    const { applicationId } = await settled('release');
    await site.drain();
    const item = (await get('/movements?limit=100')).find(of(applicationId));
    expect(item).toMatchObject({ kind: 'release', amount: 600, isFrozen: false });
    expect(item.reason).toBe('Le prestataire n’a pas de compte de paiement.');
    expect((await retry(item.id)).statusCode).toBe(204);
    const { rows } = await run(
      `select run_at <= now() as is_due, attempts from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'payments.carryOut' and j.payload ->> 'requestId' = $1`,
      [item.id],
    );
    expect(rows).toEqual([{ is_due: true, attempts: 0 }]);
    const journal = await run('select body from staff_act order by number desc limit 1');
    expect(JSON.parse(journal.rows[0].body)).toMatchObject({
      act: 'payments/retry',
      by: { memberId: admin.id, role: 'admin' },
      on: { kind: 'thread', id: applicationId },
    });
    await carryOutPayments(site, applicationId);
    expect((await retry(item.id)).json().code).toBe('STATE_CHANGED');
    expect((await checkJournal(site.platform)).broken).toBeNull();
  });

  it('or a refund that a bank returned is sent again, once', async () => {
    const { applicationId, paymentIntent } = await settled('refund');
    await carryOutPayments(site, applicationId);
    const { rows } = await run(
      `update money_movement set failed_at = now(), last_error = 'Remboursement rejeté : compte clos'
       where application_id = $1 returning id, provider_id`,
      [applicationId],
    );
    await site.platform.database.transaction((trx) =>
      post(trx, { applicationId, instalment: 0, source: rows[0].provider_id, at: site.clock.now() }, [
        refundFailedEntry(61_800),
      ]),
    );
    expect(await differencesIn(site.platform.database.db)).toEqual([]);
    expect((await get('/movements?state=failed')).find(of(applicationId))).toMatchObject({
      id: rows[0].id,
      kind: 'failed',
      reason: 'Remboursement rejeté : compte clos',
    });
    const answers = await Promise.all([retry(rows[0].id), retry(rows[0].id), retry(rows[0].id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409]);
    expect((await get('/movements?state=failed')).find(of(applicationId))).toBeUndefined();
    await carryOutPayments(site, applicationId);
    expect(await differencesIn(site.platform.database.db)).toEqual([]);
    const { rows: left } = await run(
      'select deposited_cents - refunded_cents as left from hold where application_id = $1',
      [applicationId],
    );
    expect([left[0].left, paymentIntent]).toEqual([0, expect.any(String)]);
  });

  it('that is more than an hour late is announced to admins, once', async () => {
    await settled('release');
    const other = await aMember(site, { kind: 'STAFF', staffRole: 'moderator' });
    await tellStuck(site.platform);
    await site.drain();
    const told = async (to: string) =>
      (await site.mails()).filter(
        (mail) => mail.subject === 'Des paiements demandent votre attention' && mail.to?.[0]?.address === to,
      );
    expect(await told(admin.email)).toEqual([]);
    site.clock.advance(3_601_000);
    for (let turn = 0; turn < 2; turn += 1) {
      await tellStuck(site.platform);
      await site.drain();
    }
    expect(await told(admin.email)).toHaveLength(1);
    expect(await told(other.email)).toEqual([]);
    const metrics = await site.call('GET', '/metrics');
    expect(metrics.body).toMatch(/payments_stuck\{what="waiting"\} [1-9]/);
  });
});

describe('the ledger as a file', () => {
  it('has a row for each line, for French spreadsheets, and its export is in the journal', async () => {
    const world = await aWorld(site, 'deposit', {
      mission: { title: '=HYPERLINK("http://exemple.fr";"Gain")' },
    });
    await depositFunds(site, world.applicationId);
    admin = await aMember(site, { kind: 'STAFF', staffRole: 'admin' });
    const answer = await ask('/ledger.csv');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv');
    expect(answer.headers['content-disposition']).toContain('basoche-ecritures-');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = answer.body.split('\r\n').filter((line) => line.includes(world.applicationId));
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(
      /;"'=HYPERLINK\(""http:\/\/exemple\.fr"";""Gain""\)";;Prestataire de paiement;618,00;;$/,
    );
    expect(lines.at(-1)).toMatch(/;618,00;$|;600,00;$/);
    const journal = await run('select body from staff_act order by number desc limit 1');
    expect(JSON.parse(journal.rows[0].body)).toMatchObject({ act: 'ledger/export', on: { kind: 'ledger' } });
  });

  it('covers a year at most, and its days must be in order', async () => {
    for (const period of ['?from=2026-02-01&to=2026-01-01', '?from=2024-01-01&to=2026-01-01', '?from=hier']) {
      const answer = await ask(`/ledger.csv${period}`);
      expect([answer.statusCode, answer.json().code], period).toEqual([400, 'INVALID_INPUT']);
    }
  });

  it('requires a recent code', async () => {
    site.clock.advance(3_600_000);
    expect((await ask('/ledger.csv')).json().code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await retry(admin.id)).json().code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await ask('')).statusCode).toBe(200);
  });
});
