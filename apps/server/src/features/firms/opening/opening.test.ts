import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { anAuthenticator } from '../../../../test/authenticator.ts';
import { pathOf, sampleCalls } from '../../../../test/calls.ts';
import { aMember, aSession, type TestMember, testPassword } from '../../../../test/factories.ts';
import { createFirmApps } from '../../../../test/firms.ts';
import { aJobOffer } from '../../../../test/jobs.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';
import { afterComparison } from '../../../../test/passwords.ts';
import { aWorld } from '../../../../test/world.ts';
import { codeAt } from '../../../platform/secrets/totp.ts';
import { liveSessions } from '../../auth/sessions/service.ts';

let test: TestApp;
let other: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, other, close } = await createFirmApps());
});
afterAll(() => close());

const claire = { firstName: 'Claire', lastName: 'Delmas' };
const open = (token: string, app = test) => app.call('POST', '/firms/open', { token, body: claire });
const opened = async (company: TestMember): Promise<string> => {
  const answer = await open(company.token);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().access_token;
};
const me = async (token: string) => (await test.call('GET', '/auth/me', { token })).json();
const post = (token: string, path: string, body: object = {}) =>
  test.call('POST', `/auth/${path}`, { token, body });
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const login = async (email: string) =>
  (await test.call('POST', '/auth/login', { body: { email, password: testPassword } })).json();

const aCompany = (companyName = 'Verdelune Industries') => aMember(test, { kind: 'COMPANY', companyName });

/** Runs `meanwhile` once, before the next transaction. */
const beforeTransaction = (meanwhile: () => Promise<unknown>): void => {
  const { database } = test.platform;
  const transaction = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
    await meanwhile();
    return transaction(work);
  });
};

describe('the opening of a team', () => {
  it('makes the login a person’s, who owns the firm; the firm keeps its page, work and no address', async () => {
    const company = await aCompany();
    const candidate = await aMember(test);
    const missionId = await aMission(test, company);
    const applicationId = await anApplication(test, missionId, candidate);
    const jobId = await aJobOffer(test, company);
    const before = await me(company.token);
    const token = await opened(company);
    const person = await me(token);
    expect(person).toMatchObject({
      userType: 'CUSTOMER',
      isMoral: false,
      displayName: 'Claire Delmas',
      email: company.email,
      isConfirmed: true,
      firms: [{ firmID: company.id, name: 'Verdelune Industries', role: 'owner' }],
    });
    expect(person.id).not.toBe(before.id);
    expect(
      await rows('select email, company_name, confirmed_at from member where id = $1', company.id),
    ).toEqual([{ email: null, company_name: 'Verdelune Industries', confirmed_at: expect.any(Date) }]);
    const [seat] = await rows('select id, person_id, role from seat where firm_id = $1', company.id);
    expect(seat).toMatchObject({ person_id: person.id, role: 'owner' });
    expect(
      await rows(
        `select m.seat_id as mission, j.seat_id as offer, a.creator_seat_id as thread, a.candidate_seat_id as other
        from mission m, job_offer j, application a where m.id = $1 and j.id = $2 and a.id = $3`,
        missionId,
        jobId,
        applicationId,
      ),
    ).toEqual([{ mission: seat.id, offer: seat.id, thread: seat.id, other: null }]);
    expect(await rows('select act, person_id, body from firm_act where firm_id = $1', company.id)).toEqual([
      { act: 'opened', person_id: person.id, body: { seat: seat.id } },
    ]);
  });

  it('ends every session but the new one, and the address and password sign in the person', async () => {
    const company = await aCompany();
    const elsewhere = await aSession(test, company.id);
    const token = await opened(company);
    for (const old of [company.token, elsewhere]) {
      expect((await test.call('GET', '/auth/me', { token: old })).statusCode).toBe(401);
    }
    const person = await me(token);
    const { access_token } = await login(company.email);
    expect((await me(access_token)).id).toBe(person.id);
    expect((await test.call('GET', '/auth/sessions', { token })).json()).toHaveLength(2);
  });

  it('keeps the application, the passkeys and the recovery codes, for the person', async () => {
    const company = await aCompany();
    const { secret } = (await post(company.token, 'secondFactor/start')).json();
    const code = await codeAt(secret, test.clock.now());
    const { recoveryCodes } = (await post(company.token, 'secondFactor/confirm', { code })).json();
    const device = anAuthenticator();
    const asked = (await post(company.token, 'passkeys/start')).json();
    await post(company.token, 'passkeys', { name: 'Mon téléphone', credential: device.make(asked) });
    const token = await opened(company);
    expect((await me(token)).secondFactor).toBe('passed');
    test.clock.advance(90_000);
    const { access_token } = await login(company.email);
    expect((await me(access_token)).secondFactor).toBe('asked');
    const passes = async (given: string) =>
      (await post(access_token, 'secondFactor/pass', { code: given })).statusCode;
    expect(await passes(await codeAt(secret, test.clock.now()))).toBe(200);
    expect(await passes(recoveryCodes[0])).toBe(200);
    const challenge = (await test.call('POST', '/auth/passkeys/signIn/start', { body: {} })).json();
    const byKey = await test.call('POST', '/auth/passkeys/signIn', {
      body: { credential: device.sign(challenge) },
    });
    expect((await me(byKey.json().access_token)).email).toBe(company.email);
    expect(await rows('select has_second_factor from member where id = $1', company.id)).toEqual([
      { has_second_factor: false },
    ]);
  });

  it('voids links that were sent before, and a link asked for afterwards is the person’s', async () => {
    const company = await aCompany();
    const resetLink = async () => {
      await test.call('POST', '/auth/passwordForgotten', { body: { email: company.email } });
      await test.drain();
      const mail = (await test.mails()).findLast(({ to }) => to?.[0]?.address === company.email);
      return /resetPassword\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    };
    const choose = async (link: string | undefined) =>
      test.call('POST', `/auth/resetPassword/${link}`, {
        body: { newPassword: 'une autre phrase que personne ne devine' },
      });
    const former = await resetLink();
    await post(company.token, 'address', { email: `autre-${company.email}`, password: testPassword });
    const token = await opened(company);
    expect((await choose(former)).json().code).toBe('RESET_LINK_INVALID');
    expect(await rows('select from address_change where member_id = $1', company.id)).toEqual([]);
    expect((await choose(await resetLink())).statusCode).toBe(204);
    expect((await test.call('GET', '/auth/me', { token })).statusCode).toBe(401);
  });

  it('passes the wishes about mails on, and writes to the address', async () => {
    const company = await aCompany();
    const wish = { topic: 'messages', channel: 'mail', wanted: false };
    await test.call('PUT', '/notifications/wishes', { token: company.token, body: wish });
    const token = await opened(company);
    const { id } = await me(token);
    expect(
      await rows(
        'select member_id, topic, channel, wanted from notification_wish where member_id = any($1)',
        [company.id, id],
      ),
    ).toEqual([{ member_id: id, ...wish }]);
    await test.drain();
    const mail = (await test.mails()).findLast(({ to }) => to?.[0]?.address === company.email);
    expect(mail?.subject).toBe('L’équipe de Verdelune Industries est ouverte');
    expect(mail?.text).toContain('Bonjour Claire Delmas,');
    expect(mail?.text).toContain(`/equipe?pour=${company.id}`);
  });

  it('asks for a fresh proof, and for a legal person', async () => {
    const company = await aCompany();
    test.clock.advance(16 * 60_000);
    expect((await open(company.token)).json().code).toBe('PROOF_REQUIRED');
    expect((await open((await aMember(test)).token)).json().code).toBe('FORBIDDEN');
    const natural = await aMember(test, { kind: 'CUSTOMER' });
    expect((await open(natural.token)).json().code).toBe('FORBIDDEN');
    const moral = await aMember(test, { kind: 'CUSTOMER', isMoral: true });
    expect((await open(moral.token)).statusCode).toBe(201);
  });

  it('is refused to a session that ends while the call comes in', async () => {
    const company = await aCompany();
    beforeTransaction(() => rows('delete from session where member_id = $1', company.id));
    expect((await open(company.token)).json().code).toBe('UNAUTHENTICATED');
    expect(await rows('select from firm where member_id = $1', company.id)).toEqual([]);
    expect((await login(company.email)).access_token).toEqual(expect.any(String));
  });

  it('waits for what others do in its threads meanwhile, and neither is lost', async () => {
    const company = await aCompany();
    const candidate = await aMember(test);
    const missionId = await aMission(test, company);
    const applicationId = await anApplication(test, missionId, candidate);
    for (const { token } of [company, candidate])
      await test.call('POST', `/messagerie/mission/ndaConsent/${applicationId}`, { token, body: {} });
    const say = (index: number) =>
      (index % 2 ? other : test).call('POST', `/messagerie/${applicationId}`, {
        token: candidate.token,
        body: { content: 'Bonjour', clientId: `pendant-ouverture-${index}`, attachments: [] },
      });
    const [answer, ...said] = await Promise.all([
      open(company.token),
      ...Array.from({ length: 12 }, (_, i) => say(i)),
    ]);
    expect(answer?.statusCode, answer?.body).toBe(201);
    expect(said.map(({ statusCode }) => statusCode)).toEqual(said.map(() => 201));
    expect(await rows('select from message where application_id = $1', applicationId)).toHaveLength(12);
  });

  it('succeeds once, of many at once on two processes', async () => {
    const company = await aCompany();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => aSession(test, company.id)));
    const answers = await Promise.all(tokens.map((token, index) => open(token, index % 2 ? other : test)));
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    // Calls that came in before the sessions ended waited, and learned that the team is open.
    expect(codes.filter((code) => !['FIRM_OPEN', 'UNAUTHENTICATED', 201].includes(code))).toEqual([]);
    expect(await rows('select count(*)::integer from seat where firm_id = $1', company.id)).toEqual([
      { count: 1 },
    ]);
    expect(await rows('select count(*)::integer from member where email = $1', company.email)).toEqual([
      { count: 1 },
    ]);
  });
});

describe('nobody signs in as the firm', () => {
  it('by a login that was under way', async () => {
    const company = await aCompany();
    afterComparison(test.platform, () => opened(company));
    expect((await login(company.email)).code).toBe('WRONG_CREDENTIALS');
    expect(await rows('select from session where member_id = $1', company.id)).toEqual([]);
    expect((await me((await login(company.email)).access_token)).userType).toBe('CUSTOMER');
  });

  it('by a session of its row', async () => {
    const company = await aCompany();
    await opened(company);
    const token = await aSession(test, company.id);
    expect((await test.call('GET', '/auth/me', { token })).statusCode).toBe(401);
    const [session] = await rows('select id from session where member_id = $1', company.id);
    expect(await liveSessions(test.platform, [session.id])).toEqual([]);
  });

  it('by a passkey, neither one that was being added nor one of its row', async () => {
    const company = await aCompany();
    const add = async (token: string, device: ReturnType<typeof anAuthenticator>, meanwhile = () => {}) => {
      const credential = device.make((await post(token, 'passkeys/start')).json());
      meanwhile();
      return (await post(token, 'passkeys', { name: 'Mon téléphone', credential })).json();
    };
    let token = '';
    const late = await add(company.token, anAuthenticator(), () =>
      beforeTransaction(async () => {
        token = await opened(company);
      }),
    );
    expect(late.code).toBe('UNAUTHENTICATED');
    expect(await rows('select from passkey where member_id = $1', company.id)).toEqual([]);
    const device = anAuthenticator();
    const { passkey } = await add(token, device);
    await rows('update passkey set member_id = $1 where id = $2', company.id, passkey.id);
    const challenge = (await test.call('POST', '/auth/passkeys/signIn/start', { body: {} })).json();
    const credential = device.sign(challenge);
    const answer = await test.call('POST', '/auth/passkeys/signIn', { body: { credential } });
    expect(answer.json().code).toBe('PASSKEY_REFUSED');
  });
});

describe('while the switch is off', () => {
  it('each call about firms is not found, and changes nothing', async () => {
    const off = await createTestApp({ databaseUrl: test.databaseUrl, environment: { FIRMS: 'off' } });
    try {
      const world = await aWorld(off, 'new');
      const admin = await aMember(off, { kind: 'STAFF', staffRole: 'admin' });
      for (const route of routes.filter(({ name }) => name.startsWith('firms.'))) {
        const { params, body } = sampleCalls[route.name] ?? {};
        const answer = await off.call(route.method, pathOf(route.path, params?.(world)), {
          token: (route.access.who === 'staff' ? admin : world.owner).token,
          ...(body === undefined ? {} : { body: body(world, off) }),
        });
        expect([route.name, answer.json().code]).toEqual([route.name, 'NOT_FOUND']);
      }
    } finally {
      await off.close();
    }
  });
});
