import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { anAuthenticator } from '../../../../test/authenticator.ts';
import { aMember } from '../../../../test/factories.ts';
import { codeAt } from '../../../platform/secrets/totp.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());

const password = 'la phrase de qui inscrit';
const ownPassword = 'la phrase de la titulaire';
let made = 0;

const linkTo = async (email: string, screen: 'confirm' | 'resetPassword'): Promise<string> => {
  await site.drain();
  const mail = (await site.mails()).findLast(
    ({ to, text }) => to?.[0]?.address === email && text?.includes(`/${screen}/`),
  );
  return new RegExp(`/${screen}/([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? '';
};

/** Registers an address and returns the new session. */
const registered = async () => {
  made += 1;
  const email = `inscrite-${made}@exemple.fr`;
  const body = { email, password, companyName: 'Étude Martin' };
  const answer = await site.call('POST', '/auth/register/company', { body });
  return { email, token: answer.json().access_token as string };
};
const login = async (email: string, given: string): Promise<string> =>
  (await site.call('POST', '/auth/login', { body: { email, password: given } })).json().access_token;
const confirm = async (email: string, token?: string) =>
  site.call('POST', `/auth/confirm/${await linkTo(email, 'confirm')}`, { token });
const reset = async (email: string) => {
  await site.call('POST', '/auth/passwordForgotten', { body: { email } });
  const answer = await site.call('POST', `/auth/resetPassword/${await linkTo(email, 'resetPassword')}`, {
    body: { newPassword: ownPassword },
  });
  expect(answer.statusCode, answer.body).toBe(204);
};
const meOf = async (token: string) => site.call('GET', '/auth/me', { token });
const lives = async (token: string) => (await meOf(token)).statusCode === 200;
const stateOf = async (token: string) => (await meOf(token)).json().secondFactor;

type Device = ReturnType<typeof anAuthenticator>;
const addPasskey = async (token: string, device: Device) => {
  const asked = await site.call('POST', '/auth/passkeys/start', { token, body: {} });
  return site.call('POST', '/auth/passkeys', {
    token,
    body: { name: 'Une clé', credential: device.make(asked.json()) },
  });
};
const signInWith = async (device: Device) => {
  const asked = await site.call('POST', '/auth/passkeys/signIn/start', { body: {} });
  return site.call('POST', '/auth/passkeys/signIn', { body: { credential: device.sign(asked.json()) } });
};
const addApplication = async (token: string) => {
  const { secret } = (await site.call('POST', '/auth/secondFactor/start', { token })).json();
  const answer = await site.call('POST', '/auth/secondFactor/confirm', {
    token,
    body: { code: await codeAt(secret, site.clock.now()) },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const openCalendar = async (token: string): Promise<string> =>
  new URL((await site.call('POST', '/availability/calendar', { token })).json().url).pathname;
const readsCalendar = async (path: string) =>
  (await site.app.inject({ method: 'GET', url: path })).statusCode === 200;

describe('a confirmation', () => {
  it('from another browser signs that one in, and ends the session of the registration', async () => {
    const { email, token } = await registered();
    const confirmed = await confirm(email);
    expect(confirmed.json()).toEqual({ email, access_token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await lives(token)).toBe(false);
    expect((await meOf(confirmed.json().access_token)).json()).toMatchObject({ email, isConfirmed: true });
  });

  it('from the browser that registered keeps its session, and no other', async () => {
    const { email, token } = await registered();
    const confirmed = await confirm(email, token);
    expect(confirmed.json()).toEqual({ email, access_token: token });
    expect((await meOf(token)).json().isConfirmed).toBe(true);
  });

  it('as specified, by a GET, ends the session of whoever else registered, and opens none', async () => {
    const { email, token } = await registered();
    const answer = await site.call('GET', `/auth/confirm/${await linkTo(email, 'confirm')}`);
    expect(answer.json()).toEqual({ email });
    expect(await lives(token)).toBe(false);
    expect(await lives(await login(email, password))).toBe(true);
  });

  it('with the session of somebody else ends all those of the account, and leaves that one alone', async () => {
    const { email, token } = await registered();
    const other = await aMember(site);
    const { access_token } = (await confirm(email, other.token)).json();
    expect([await lives(token), await lives(other.token)]).toEqual([false, true]);
    expect((await meOf(access_token)).json().email).toBe(email);
  });
});

describe('whoever registered the address of somebody else', () => {
  it('has no session, passkey, application or calendar left once its owner has reset the password', async () => {
    const { email } = await registered();
    await confirm(email);
    const foreign = await login(email, password);
    const device = anAuthenticator();
    expect((await addPasskey(foreign, device)).statusCode).toBe(201);
    await addApplication(foreign);
    const calendar = await openCalendar(foreign);
    expect(await readsCalendar(calendar)).toBe(true);

    await reset(email);

    expect(await lives(foreign)).toBe(false);
    expect((await signInWith(device)).statusCode).toBe(400);
    expect(await readsCalendar(calendar)).toBe(false);
    const own = await login(email, ownPassword);
    expect(await stateOf(own)).toBe('none');
    expect((await site.call('GET', '/auth/passkeys', { token: own })).json()).toEqual([]);
  });

  it('gains nothing by signing in again with the passkey that they added', async () => {
    const { email } = await registered();
    await confirm(email);
    const device = anAuthenticator();
    await addPasskey(await login(email, password), device);
    const { access_token } = (await signInWith(device)).json();
    const second = anAuthenticator();
    expect((await addPasskey(access_token, second)).statusCode).toBe(201);

    await reset(email);

    expect((await signInWith(second)).statusCode).toBe(400);
    expect(await stateOf(await login(email, ownPassword))).toBe('none');
  });
});

describe('a reset by whoever reads the mailbox', () => {
  it.each(['the browser that registered', 'another browser, where the password is given later'])(
    'passes no second factor of an owner who confirmed in %s',
    async (where) => {
      const { email, token } = await registered();
      const isSame = where.startsWith('the browser');
      const { access_token } = (await confirm(email, isSame ? token : undefined)).json();
      if (!isSame) await site.call('POST', '/auth/prove', { token: access_token, body: { password } });
      const home = await login(email, password);
      const device = anAuthenticator();
      expect((await addPasskey(home, device)).statusCode).toBe(201);

      await reset(email);

      expect(await lives(home)).toBe(false);
      expect(await stateOf(await login(email, ownPassword))).toBe('asked');
      expect((await signInWith(device)).statusCode).toBe(200);
    },
  );

  it('ends the calendar address, and makes the link of a confirmation worthless', async () => {
    const { email } = await registered();
    const link = await linkTo(email, 'confirm');
    await reset(email);
    expect((await site.call('POST', `/auth/confirm/${link}`)).statusCode).toBe(409);
    const calendar = await openCalendar(await login(email, ownPassword));
    await reset(email);
    expect(await readsCalendar(calendar)).toBe(false);
  });
});

describe('the last means of a second factor', () => {
  it('ends with every session and calendar address but the session that removes it', async () => {
    const member = await aMember(site);
    await addPasskey(member.token, anAuthenticator());
    const calendar = await openCalendar(member.token);
    const elsewhere = await login(member.email, 'une phrase que personne ne devine');
    const [{ id }] = (await site.call('GET', '/auth/passkeys', { token: member.token })).json();
    await site.call('DELETE', `/auth/passkeys/${id}`, { token: member.token });
    expect([await lives(member.token), await lives(elsewhere)]).toEqual([true, false]);
    expect(await readsCalendar(calendar)).toBe(false);
  });
});
