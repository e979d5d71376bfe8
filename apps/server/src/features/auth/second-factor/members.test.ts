import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember, testPassword } from '../../../../test/factories.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import { codeAt } from '../../../platform/secrets/totp.ts';

/** Second factor of a member, who may have none; the behaviour shared with staff is in second-factor.test. */

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());

const post = (token: string, path: string, body: object = {}) =>
  site.call('POST', `/auth/${path}`, { token, body });
const remove = (token: string) => site.call('DELETE', '/auth/secondFactor', { token });
const me = async (token: string) => (await site.call('GET', '/auth/me', { token })).json();
const login = async ({ email }: TestMember) =>
  (await site.call('POST', '/auth/login', { body: { email, password: testPassword } })).json()
    .access_token as string;

/** Adds an application to the account, then advances the clock to a step whose code was not used. */
const enrol = async ({ token }: TestMember) => {
  const { secret } = (await post(token, 'secondFactor/start')).json();
  const code = await codeAt(secret, site.clock.now());
  const confirmed = await post(token, 'secondFactor/confirm', { code });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  site.clock.advance(90_000);
  return { secret: String(secret), recoveryCodes: confirmed.json().recoveryCodes as string[] };
};

/** Sets the last proof of this session's owner to so many minutes ago. */
const grow = async (token: string, minutes: number) => {
  await site.platform.database.pool.query(
    `update session set proved_at = $2::timestamptz, second_factor_at = case when second_factor_at is not null then $2::timestamptz end
     where token_hash = $1`,
    [hashOfSecret(token), new Date(site.clock.now().getTime() - minutes * 60_000)],
  );
};

describe('a member with a second factor', () => {
  it('is nobody after the password, until the code was given', async () => {
    const member = await aMember(site);
    expect((await me(member.token)).secondFactor).toBe('none');
    const { secret } = await enrol(member);
    const token = await login(member);
    expect((await me(token)).secondFactor).toBe('asked');
    expect((await site.call('GET', '/users/bankDetails', { token })).json().code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    const code = await codeAt(secret, site.clock.now());
    expect((await post(token, 'secondFactor/pass', { code })).statusCode).toBe(200);
    expect((await me(token)).secondFactor).toBe('passed');
    expect((await site.call('GET', '/users/bankDetails', { token })).statusCode).toBe(200);
  });

  it('had other sessions, which ended when it began', async () => {
    const member = await aMember(site);
    const other = await aSession(site, member.id);
    await enrol(member);
    expect((await site.call('GET', '/auth/me', { token: other })).statusCode).toBe(401);
    expect((await me(member.token)).secondFactor).toBe('passed');
  });

  it('does without it again, in the session that removed it; every other ends', async () => {
    const member = await aMember(site);
    await enrol(member);
    const asked = await aSession(site, member.id);
    expect((await remove(asked)).json().code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await remove(member.token)).statusCode).toBe(204);
    expect((await remove(member.token)).json().code).toBe('SECOND_FACTOR_NOT_SET');
    expect((await me(member.token)).secondFactor).toBe('none');
    expect((await site.call('GET', '/auth/me', { token: asked })).statusCode).toBe(401);
    const means = await site.call('GET', '/auth/secondFactor', { token: member.token });
    expect(means.json()).toEqual({ hasApplication: false, passkeys: 0, recoveryCodesLeft: 0 });
    await site.drain();
    const subjects = (await site.mails())
      .filter(({ to }) => to?.[0]?.address === member.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual(['Votre second facteur est activé', 'Votre second facteur est désactivé']);
  });

  it('has ten new recovery codes in place of the old', async () => {
    const member = await aMember(site);
    const { recoveryCodes } = await enrol(member);
    const renewed = (await post(member.token, 'secondFactor/recoveryCodes')).json().recoveryCodes;
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
    const pass = (code: string | undefined) => post(member.token, 'secondFactor/pass', { code });
    expect((await pass(recoveryCodes[0])).statusCode).toBe(400);
    expect((await pass(renewed[0])).json()).toEqual({ recoveryCodesLeft: 9 });
  });

  it('passes one of twenty sessions with one recovery code that is given at once', async () => {
    const member = await aMember(site);
    const { recoveryCodes } = await enrol(member);
    const sessions = await Promise.all(Array.from({ length: 20 }, () => aSession(site, member.id)));
    const answers = await Promise.all(
      sessions.map((token) => post(token, 'secondFactor/pass', { code: recoveryCodes[0] })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const states = await Promise.all(sessions.map(me));
    expect(states.filter(({ secondFactor }) => secondFactor === 'passed')).toHaveLength(1);
  });
});

describe('what cannot be taken back', () => {
  const bank = { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' };

  it('asks again for the password after a quarter of an hour', async () => {
    const member = await aMember(site);
    await grow(member.token, 16);
    const save = () => site.call('POST', '/users/bankDetails', { token: member.token, body: bank });
    expect((await save()).json().code).toBe('PROOF_REQUIRED');
    const wrong = await post(member.token, 'prove', { password: 'un autre mot de passe' });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'password']);
    expect((await save()).json().code).toBe('PROOF_REQUIRED');
    expect((await post(member.token, 'prove', { password: testPassword })).statusCode).toBe(204);
    expect((await save()).statusCode).toBe(200);
  });

  it('takes a code of an account that has a second factor, for which the password stands in nowhere', async () => {
    const member = await aMember(site);
    const { secret } = await enrol(member);
    await grow(member.token, 16);
    expect((await remove(member.token)).json().code).toBe('PROOF_REQUIRED');
    expect((await post(member.token, 'prove', { password: testPassword })).json().code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    expect((await remove(member.token)).json().code).toBe('PROOF_REQUIRED');
    const code = await codeAt(secret, site.clock.now());
    expect((await post(member.token, 'secondFactor/pass', { code })).statusCode).toBe(200);
    const asked = await aSession(site, member.id);
    expect((await post(asked, 'prove', { password: testPassword })).json().code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    expect((await remove(member.token)).statusCode).toBe(204);
  });

  it('is tried with five passwords, then with none', async () => {
    const member = await aMember(site);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await post(member.token, 'prove', { password: 'faux' })).statusCode).toBe(400);
    }
    expect((await post(member.token, 'prove', { password: testPassword })).statusCode).toBe(429);
  });
});
