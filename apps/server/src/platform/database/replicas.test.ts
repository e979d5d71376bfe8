import { actingForHeader } from '@basoche/contract/acting-for';
import { routes } from '@basoche/contract/routes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember, testPassword } from '../../../test/factories.ts';
import { aFirm, aSeat } from '../../../test/firms.ts';
import { aJobForm, aJobOffer } from '../../../test/jobs.ts';
import { longAvailabilityTimeouts } from '../../../test/long-availability-timeouts.ts';
import { runProgram } from '../../../test/program.ts';
import { type Standby, startStandby } from '../../../test/standby.ts';
import { openStrippingPool } from '../../../test/stripping-pool.ts';
import { copyDatabase, startTemplateServer } from '../../../test/template.ts';
import { openLog } from '../observability/log.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkReplicas } from './check-replicas.ts';
import { wrongReplica } from './replica-watch.ts';

/** Reads of a replica: a real standby, whose replay is paused and which is killed. */

type Server = Awaited<ReturnType<typeof startTemplateServer>>;

let server: Server;
let standby: Standby;
let url: string;
/** Two processes over one database, to which a replica may be behind by an hour. */
let here: TestApp;
let there: TestApp;
/** A process that leaves a replica out soon. */
let hasty: TestApp;
/** On the replica as well, once it has an offer of the creator. */
let member: TestMember;
let creator: TestMember;
/** Code of the link that confirms the address of « Étude Neuve ». */
let confirmationCode: string;

const apps = () => [here, there, hasty];

const metricsOf = async ({ platform }: TestApp): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await platform.metrics.page())
      .split('\n')
      .filter((line) => line.startsWith('replica_'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
const readsOf = async (app: TestApp, by: string) => (await metricsOf(app))[`replica_reads{by="${by}"}`];
const isAsked = async (app: TestApp) =>
  Object.entries(await metricsOf(app)).some(([name, value]) => name.startsWith('replica_up') && value === 1);

beforeAll(async () => {
  server = await startTemplateServer({ isOpen: true });
  ({ url } = await copyDatabase(server.url));
  standby = await startStandby(server.url);
  const open = (replicaLagMs: number) =>
    createTestApp({
      databaseUrl: url,
      environment: { NETWORK_LIMITS: 'off', DATABASE_READ_URL: standby.urlOf(url) },
      availabilityTimeouts: { ...longAvailabilityTimeouts, replicaLagMs },
    });
  [here, there, hasty] = await Promise.all([open(3_600_000), open(3_600_000), open(2_000)]);
  const body = { email: 'neuve@exemple.fr', password: testPassword, companyName: 'Étude Neuve' };
  await here.call('POST', '/auth/register/company', { body });
  await here.drain();
  const [mail] = await here.mails();
  confirmationCode = /\/confirm\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  member = await aMember(here);
  creator = await aMember(here, { kind: 'COMPANY' });
});
afterAll(async () => {
  for (const app of apps()) await app?.close();
  await standby?.stop();
  await server?.stop();
});

interface Caller {
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

const publish = async (app: TestApp, title: string, caller: Caller = creator): Promise<string> => {
  const body = { ...aJobForm(app), title };
  const answer = await app.call('POST', '/jobs/create', {
    token: caller.token,
    body,
    headers: caller.headers ?? {},
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};
const titles = async (app: TestApp, caller: Caller = {}): Promise<string[]> => {
  const answer = await app.call('GET', '/jobs?limit=100', {
    token: caller.token,
    headers: caller.headers ?? {},
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().map(({ title }: { title: string }) => title);
};

describe('a replica', () => {
  it('answers lists, and what nobody changed lately', async () => {
    for (const app of apps()) await expect.poll(() => isAsked(app)).toBe(true);
    await aJobOffer(here, creator, { title: 'Offre connue' });
    await expect.poll(() => titles(here)).toContain('Offre connue');
    await expect.poll(() => titles(there, creator)).toContain('Offre connue');
    for (const app of [here, there]) expect(await readsOf(app, 'replica')).toBeGreaterThan(0);
    const before = await readsOf(there, 'primary');
    await titles(there, creator);
    expect(await readsOf(there, 'primary')).toBe(before);
  });

  it('answers neither commands, nor what is private, nor jobs', async () => {
    const before = await metricsOf(here);
    const id = await publish(here, 'Offre privée');
    await here.call('GET', '/jobs/me', { token: creator.token });
    await here.call('GET', '/auth/me', { token: creator.token });
    await here.call('POST', `/jobs/update/${id}`, { token: creator.token, body: { title: 'Offre changée' } });
    await here.drain();
    const after = await metricsOf(here);
    for (const by of ['primary', 'replica', 'repeated']) {
      const name = `replica_reads{by="${by}"}`;
      expect([name, after[name]]).toEqual([name, before[name]]);
    }
  });

  it('refuses whatever would change something', async () => {
    const write = here.platform.replicas.read(null, ({ database }) =>
      database.pool.query('delete from session').then(
        () => 'written',
        (error) => error.code,
      ),
    );
    expect(await write).toBe('25006');
    const transaction = here.platform.replicas.read(null, ({ database }) =>
      database.transaction(async () => 'written').catch((error) => error.message),
    );
    expect(await transaction).toBe('A replica takes no transaction');
  });

  it('is asked for a read again by the primary where it fails', async () => {
    const before = (await readsOf(here, 'repeated')) ?? 0;
    const asked = await here.platform.replicas.read(null, async ({ database }) => {
      const { rows } = await database.pool.query<{ standby: boolean }>(
        'select pg_is_in_recovery() as standby',
      );
      if (rows[0]?.standby) await database.pool.query('select * from a_table_that_a_migration_makes_later');
      return rows[0]?.standby;
    });
    expect(asked).toBe(false);
    expect(await readsOf(here, 'repeated')).toBe(before + 1);
  });
});

describe('a replica whose replay is paused', () => {
  beforeAll(() => standby.pauseReplay());
  afterAll(() => standby.resumeReplay());

  it('never shows anybody less than they changed, in no process', async () => {
    const before = await readsOf(there, 'primary');
    await publish(here, 'Offre fraîche');
    for (const app of [here, there]) expect(await titles(app, creator)).toContain('Offre fraîche');
    expect(await readsOf(there, 'primary')).toBe((before ?? 0) + 1);
    // Visitors may see what is a moment old.
    for (const app of [here, there]) expect(await titles(app)).not.toContain('Offre fraîche');
  });

  it('never shows a person, or a colleague, less than was changed for their firm', async () => {
    const [firm, person, colleague] = [await aFirm(here), await aMember(here), await aMember(here)];
    for (const one of [person, colleague]) await aSeat(here, firm, one);
    const headers = { [actingForHeader]: firm.id };
    await publish(here, 'Offre de la structure', { ...person, headers });
    for (const reader of [person, { ...person, headers }, { ...colleague, headers }])
      expect(await titles(there, reader)).toContain('Offre de la structure');
    expect(await titles(there, colleague)).not.toContain('Offre de la structure');
  });

  it('shows a change of one’s own page at the next read', async () => {
    const body = { about: 'Une page neuve.' };
    const answer = await here.call('POST', `/users/student/update/${member.id}`, {
      token: member.token,
      body,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const page = await there.call('GET', `/users/${member.id}`, { token: member.token });
    expect(page.json()).toMatchObject(body);
  });

  it('shows somebody who confirmed an address without a session that it is confirmed', async () => {
    const names = async (token?: string) =>
      (await there.call('GET', '/users/members/list', { token }))
        .json()
        .map(({ name }: { name: string }) => name);
    expect(await names()).not.toContain('Étude Neuve');
    const answer = await here.call('POST', `/auth/confirm/${confirmationCode}`, { body: {} });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await names(answer.json().access_token)).toContain('Étude Neuve');
    expect(await names()).not.toContain('Étude Neuve');
  });

  it('asks the primary for a thing that it does not have', async () => {
    const id = await publish(here, 'Offre du lien');
    const answer = await there.call('GET', `/jobs/${id}`);
    expect([answer.statusCode, answer.json().title]).toEqual([200, 'Offre du lien']);
  });

  it('shows nobody less than an event told them', async () => {
    const told = await aMember(here);
    await publish(here, 'Offre annoncée');
    here.platform.realtime.emitTo([told.id], 'newNotification', { id: told.id });
    await expect.poll(() => titles(there, told)).toContain('Offre annoncée');
    expect(await titles(there)).not.toContain('Offre annoncée');
  });

  it('is left out once it is too far behind, and asked again when it has caught up', async () => {
    await publish(here, 'Offre attendue');
    await expect.poll(() => isAsked(hasty)).toBe(false);
    expect(await titles(hasty)).toContain('Offre attendue');
    await standby.resumeReplay();
    await expect.poll(() => isAsked(hasty)).toBe(true);
    await standby.pauseReplay();
  });
});

describe('a replica that is lost', () => {
  afterEach(() => standby.start().catch(() => undefined));

  it('fails no read, and is asked again when it is back', async () => {
    await expect.poll(() => isAsked(here)).toBe(true);
    await titles(here);
    await standby.kill();
    for (let turn = 0; turn < 20; turn += 1) await titles(here);
    await expect.poll(() => isAsked(here)).toBe(false);
    await standby.start();
    await expect.poll(() => isAsked(here)).toBe(true);
    const before = (await readsOf(here, 'replica')) ?? 0;
    await expect
      .poll(async () => {
        await titles(here);
        return readsOf(here, 'replica');
      })
      .toBeGreaterThan(before);
  });
});

describe('the addresses of replicas', () => {
  const check = (...urls: string[]) => checkReplicas(url, urls, openLog('silent'));

  it('are right where they lead to a standby of the database, or to nobody yet', async () => {
    await expect(check(standby.urlOf(url))).resolves.toBeUndefined();
    await expect(check('postgres://nobody@127.0.0.1:1/basoche')).resolves.toBeUndefined();
  });

  it('are refused where one leads to a primary', async () => {
    await expect(check(url)).rejects.toThrow(
      /^DATABASE_READ_URL \(.*\) leads to a primary, not to a standby/,
    );
  });

  it('are refused where one leads to another database', async () => {
    await expect(check(standby.urlOf(server.url))).rejects.toThrow(
      /leads to a standby of another database\.$/,
    );
    const seen = { isStandby: true, cluster: '1/5', startedAt: '1', position: '0/1' };
    expect(wrongReplica(seen, { cluster: '2/5' })).toBe('leads to a standby of another database');
    expect(wrongReplica(seen, { cluster: '1/5' })).toBeNull();
  });

  it('are refused where that of the database leads to a standby', async () => {
    await expect(checkAddresses(standby.urlOf(url), null)).rejects.toThrow(/leads to a standby, which can/);
  });

  it('are refused where two lead to the same server', async () => {
    await expect(check(standby.urlOf(url), standby.urlOf(url))).rejects.toThrow(
      /leads to the same server as another/,
    );
  });

  it('are refused where one does not let the program in', async () => {
    const wrong = new URL(standby.urlOf(url));
    wrong.password = 'wrong';
    await expect(check(wrong.href)).rejects.toThrow(
      /does not let the program in: password authentication failed/,
    );
  });

  it('are refused where one is behind a pool', async () => {
    const pool = await openStrippingPool(standby.urlOf(url));
    await expect(check(pool.url)).rejects.toThrow(/is behind a pool, which hides how far a replica is/);
    await pool.close();
  });

  it('stop the program with one sentence where they are refused', async () => {
    const { code, said } = await runProgram('main.ts', { DATABASE_URL: url, DATABASE_READ_URL: url });
    expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
    expect(said).toMatch(/^DATABASE_READ_URL \(.*\) leads to a primary/);
  });
});

it('may be read a moment old: lists, pages and counts that are public, and nothing else', () => {
  expect(
    routes
      .filter(({ mayLag }) => mayLag)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'companies.readListings',
    'jobs.count',
    'jobs.list',
    'jobs.others',
    'jobs.read',
    'members.list',
    'members.read',
    'members.readVanity',
    'missions.count',
    'missions.countCustomers',
    'missions.list',
    'missions.listCustomers',
    'missions.others',
    'missions.rules',
    'missions.single',
    'news.list',
    'news.names',
    'news.next',
    'news.read',
  ]);
});
