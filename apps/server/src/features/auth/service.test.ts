import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, testPassword } from '../../../test/factories.ts';
import { aFirm, aSeat } from '../../../test/firms.ts';
import { aMission } from '../../../test/missions.ts';
import { afterComparison } from '../../../test/passwords.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const company = {
  email: 'Etude@Exemple.fr',
  password: 'une bien longue phrase',
  companyName: 'Étude Martin',
};

test('a company registers, confirms its address with the link it received, and logs in', async () => {
  const registered = await site.call('POST', '/auth/register/company', { body: company });
  expect(registered.statusCode, registered.body).toBe(201);
  const token: string = registered.json().access_token;
  const me = await site.call('GET', '/auth/me', { token });
  expect(me.json()).toMatchObject({
    userType: 'COMPANY',
    email: 'etude@exemple.fr',
    isConfirmed: false,
    isMoral: true,
  });
  await site.drain();
  const [mail] = await site.mails();
  const code = /http:\/\/basoche\.test\/confirm\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect(code).toBeDefined();
  const confirmed = await site.call('POST', `/auth/confirm/${code}`);
  expect(confirmed.json()).toMatchObject({ email: 'etude@exemple.fr' });
  const login = await site.call('POST', '/auth/login', {
    body: { email: company.email, password: company.password },
  });
  expect(login.statusCode).toBe(200);
});

test('a person is told the firms in which they have a seat, unless firms are closed', async () => {
  const closed = await createTestApp({ databaseUrl: site.databaseUrl, environment: { FIRMS: 'off' } });
  try {
    const person = await aMember(site);
    const [verdelune, ended, delmas] = [await aFirm(site), await aFirm(site), await aFirm(site)];
    const named = { [verdelune.id]: 'Verdelune', [ended.id]: 'Étude close', [delmas.id]: 'Étude Delmas' };
    const { db } = site.platform.database;
    for (const [id, company_name] of Object.entries(named))
      await db.updateTable('member').set({ company_name }).where('id', '=', id).execute();
    await aSeat(site, verdelune, person, 'finance');
    await aSeat(site, delmas, person, 'reader');
    const seat = await aSeat(site, ended, person);
    await db.updateTable('seat').set({ ended_at: new Date() }).where('id', '=', seat).execute();
    const { token } = person;
    expect((await site.call('GET', '/auth/me', { token })).json()).toMatchObject({
      id: person.id,
      person: { id: person.id },
      acting: null,
      firms: [
        { firmID: delmas.id, name: 'Étude Delmas', role: 'reader' },
        { firmID: verdelune.id, name: 'Verdelune', role: 'finance' },
      ],
    });
    const { firms } = (await closed.call('GET', '/auth/me', { token })).json();
    expect(firms).toEqual([]);
  } finally {
    await closed.close();
  }
});

test('a legal person is told that it may open its team, and a person that they may create a firm, unless firms are closed', async () => {
  const closed = await createTestApp({ databaseUrl: site.databaseUrl, environment: { FIRMS: 'off' } });
  try {
    const asked = async (of: { token: string }, at = site) =>
      (await at.call('GET', '/auth/me', { token: of.token })).json();
    const company = await aMember(site, { kind: 'COMPANY' });
    const person = await aMember(site);
    expect(await asked(company)).toMatchObject({ mayOpenTeam: true });
    expect(await asked(company)).not.toHaveProperty('mayCreateFirm');
    expect(await asked(person)).toMatchObject({ mayCreateFirm: true });
    expect(await asked(person)).not.toHaveProperty('mayOpenTeam');
    for (const of of [company, person]) {
      const off = await asked(of, closed);
      expect(off.mayOpenTeam ?? off.mayCreateFirm).toBeUndefined();
    }
  } finally {
    await closed.close();
  }
});

test('who keeps a register is told so while the conflict check is open: members of the trade, owners and managers of a firm', async () => {
  const program = (CONFLICTS: string) =>
    createTestApp({ databaseUrl: site.databaseUrl, environment: { CONFLICTS } });
  const [open, closed] = [await program('on'), await program('off')];
  try {
    const told = async ({ token }: { token: string }, firm?: string, at = open) => {
      const headers = firm === undefined ? {} : { [actingForHeader]: firm };
      return (await at.call('GET', '/auth/me', { token, headers })).json().keepsRegister === true;
    };
    const [person, publisher] = [await aMember(open), await aMember(open)];
    const firm = await aFirm(open, { owner: person });
    await aSeat(open, firm, publisher, 'publisher');
    expect([await told(person), await told(person, firm.id)]).toEqual([true, true]);
    expect([await told(publisher), await told(publisher, firm.id)]).toEqual([true, false]);
    expect(await told(await aMember(open, { kind: 'CUSTOMER' }))).toBe(false);
    expect(await told(person, undefined, closed)).toBe(false);
  } finally {
    await closed.close();
    await open.close();
  }
});

test('an avocat and a company with a bar are told that they read hearings while these are open, and nobody else is', async () => {
  const open = await createTestApp({ databaseUrl: site.databaseUrl, environment: { HEARINGS: 'on' } });
  const closed = await createTestApp({ databaseUrl: site.databaseUrl, environment: { HEARINGS: 'off' } });
  try {
    const told = async ({ token }: { token: string }, at = open) =>
      (await at.call('GET', '/auth/me', { token })).json().readsHearings === true;
    const avocat = await aMember(open, { jobName: 'Avocat' });
    expect([await told(avocat), await told(await aMember(open))]).toEqual([true, false]);
    expect(await told(avocat, closed)).toBe(false);
    const company = await aMember(open, { kind: 'COMPANY' });
    expect(await told(company)).toBe(false);
    await open.call('PUT', '/hearings/bar', { token: company.token, body: { court: 'tj-69123' } });
    expect(await told(company)).toBe(true);
  } finally {
    await open.close();
    await closed.close();
  }
});

test('a customer with a seat is told that their own account is empty, until they publish something', async () => {
  const asked = async ({ token }: { token: string }) =>
    (await site.call('GET', '/auth/me', { token })).json().isOwnEmpty;
  const customer = await aMember(site, { kind: 'CUSTOMER' });
  expect(await asked(customer)).toBeUndefined();
  const firm = await aFirm(site, { owner: customer });
  expect(await asked(customer)).toBe(true);
  const headers = { [actingForHeader]: firm.id };
  const acting = await site.call('GET', '/auth/me', { token: customer.token, headers });
  expect(acting.json()).not.toHaveProperty('isOwnEmpty');
  await aMission(site, customer);
  expect(await asked(customer)).toBeUndefined();
  const jurist = await aMember(site);
  await aSeat(site, firm, jurist);
  expect(await asked(jurist)).toBeUndefined();
});

test('a login under way fails if the password is changed or the account suspended meanwhile', async () => {
  const { email, id } = await aMember(site);
  const { pool } = site.platform.database;
  const loginWhile = async (change: string, value: unknown): Promise<string> => {
    afterComparison(site.platform, () => pool.query(change, [id, value]));
    const answer = await site.call('POST', '/auth/login', { body: { email, password: testPassword } });
    return answer.json().code;
  };
  const suspension = 'update member set suspended_at = $2 where id = $1';
  expect(await loginWhile(suspension, site.clock.now())).toBe('FORBIDDEN');
  await pool.query(suspension, [id, null]);
  const password = 'update credential set password_hash = $2 where member_id = $1';
  expect(await loginWhile(password, 'of another password')).toBe('WRONG_CREDENTIALS');
});
