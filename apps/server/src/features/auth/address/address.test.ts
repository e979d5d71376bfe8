import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember, testPassword } from '../../../../test/factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());

const newEmail = () => `ailleurs-${randomBytes(6).toString('hex')}@exemple.fr`;
const ask = ({ token }: TestMember, email: string, password = testPassword) =>
  site.call('POST', '/auth/address', { token, body: { email, password } });
const read = async ({ token }: TestMember) => (await site.call('GET', '/auth/address', { token })).json();
const follow = (code: string, way = '') => site.call('POST', `/auth/address/${code}${way}`, { body: {} });
const login = async (email: string) =>
  (await site.call('POST', '/auth/login', { body: { email, password: testPassword } })).statusCode;

const mailsTo = async (email: string) => {
  await site.drain();
  return (await site.mails()).filter(({ to }) => to?.[0]?.address === email);
};
const linkTo = async (email: string): Promise<string> => {
  const mail = (await mailsTo(email)).at(-1);
  return /\/adresse\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};

const wished = async () => {
  const member = await aMember(site);
  const email = newEmail();
  const answer = await ask(member, email);
  expect(answer.statusCode, answer.body).toBe(200);
  return { member, email, old: await linkTo(member.email), fresh: await linkTo(email) };
};

describe('another address', () => {
  it.each([['old'], ['new']])(
    'takes its place once both mailboxes agreed, the %s one first',
    async (first) => {
      const { member, email, old, fresh } = await wished();
      const other = await aSession(site, member.id);
      const [one, two] = first === 'old' ? [old, fresh] : [fresh, old];
      expect((await site.call('GET', `/auth/address/${one}`)).json()).toEqual({ side: first, email });
      expect((await follow(one)).json()).toEqual({ isChanged: false });
      expect(await read(member)).toMatchObject({
        email: member.email,
        pending: { email, isOldAgreed: first === 'old', isNewAgreed: first === 'new' },
      });
      expect(await login(member.email)).toBe(200);
      expect((await follow(two)).json()).toEqual({ isChanged: true });
      // The session that asked stays; every other one ends.
      expect(await read(member)).toEqual({ email, pending: null });
      expect((await site.call('GET', '/auth/me', { token: other })).statusCode).toBe(401);
      expect([await login(member.email), await login(email)]).toEqual([401, 200]);
      expect((await mailsTo(email)).at(-1)?.subject).toBe('Votre adresse est changée');
    },
  );

  it('is asked for with the password, and is another one', async () => {
    const member = await aMember(site);
    const wrong = await ask(member, newEmail(), 'un autre mot de passe');
    expect(wrong.json().errors[0].path).toBe('password');
    const same = await ask(member, member.email.toUpperCase());
    expect(same.json().errors[0]).toEqual({ path: 'email', message: 'C’est déjà votre adresse.' });
    expect((await read(member)).pending).toBeNull();
  });

  it('that somebody has is answered like any other; its mailbox alone is told', async () => {
    const member = await aMember(site);
    const other = await aMember(site);
    const free = (await ask(member, newEmail())).json();
    const taken = (await ask(member, other.email)).json();
    expect(Object.keys(taken.pending)).toEqual(Object.keys(free.pending));
    const [mail] = (await mailsTo(other.email)).slice(-1);
    expect(mail?.subject).toBe('Cette adresse a déjà un compte Basoche');
    expect(mail?.text).not.toContain('/adresse/');
    expect(mail?.text).not.toContain(member.email);
    expect((await follow(await linkTo(member.email))).json()).toEqual({ isChanged: false });
    expect((await read(other)).email).toBe(other.email);
  });

  it('that somebody takes in the meantime is theirs', async () => {
    const { member, email, old, fresh } = await wished();
    await follow(old);
    const other = await aMember(site, { email });
    expect((await follow(fresh)).json().code).toBe('ADDRESS_LINK_INVALID');
    expect([(await read(member)).email, (await read(other)).email]).toEqual([member.email, email]);
  });
});

describe('a link of a change of address', () => {
  it('changes nothing by being opened', async () => {
    const { member, old, fresh } = await wished();
    for (const code of [old, fresh, old, fresh]) {
      expect((await site.call('GET', `/auth/address/${code}`)).statusCode).toBe(200);
    }
    expect((await read(member)).pending).toMatchObject({ isOldAgreed: false, isNewAgreed: false });
  });

  it('serves once, of twenty who follow both at once', async () => {
    const { member, email, old, fresh } = await wished();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => follow(index % 2 === 0 ? old : fresh)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(18);
    const changed = answers.filter(
      ({ statusCode, body }) => statusCode === 200 && JSON.parse(body).isChanged,
    );
    expect(changed).toHaveLength(1);
    expect((await read(member)).email).toBe(email);
  });

  it.each([['old'], ['new']])(
    'of the %s mailbox refuses it, and the other one then leads nowhere',
    async (side) => {
      const { member, old, fresh } = await wished();
      const [one, two] = side === 'old' ? [old, fresh] : [fresh, old];
      expect((await follow(one, '/refuse')).statusCode).toBe(204);
      for (const code of [one, two]) expect((await follow(code)).json().code).toBe('ADDRESS_LINK_INVALID');
      expect(await read(member)).toEqual({ email: member.email, pending: null });
    },
  );

  it('leads nowhere after a new wish, a withdrawal, another password or two days', async () => {
    const { member, old, fresh } = await wished();
    await ask(member, newEmail());
    for (const code of [old, fresh]) expect((await follow(code)).statusCode).toBe(409);
    const withdrawn = await wished();
    await site.call('DELETE', '/auth/address', { token: withdrawn.member.token });
    expect((await follow(withdrawn.old)).statusCode).toBe(409);
    const changed = await wished();
    await site.call('POST', '/auth/changePassword', {
      token: changed.member.token,
      body: { old: testPassword, new: 'une phrase toute neuve' },
    });
    expect((await follow(changed.old)).statusCode).toBe(409);
    const late = await wished();
    site.clock.advance(48 * 3_600_000);
    expect((await follow(late.old)).statusCode).toBe(409);
  });

  it('is kept as a digest, and its mail is sent for one mailbox five times an hour at most', async () => {
    const { member, old, fresh } = await wished();
    const { rows } = await site.platform.database.pool.query(
      'select row_to_json(a)::text as row from address_change a',
    );
    const kept = rows.map(({ row }) => row).join();
    for (const code of [old, fresh]) expect(kept).not.toContain(code);
    for (let tries = 1; tries < 5; tries += 1) expect((await ask(member, newEmail())).statusCode).toBe(200);
    expect((await ask(member, newEmail())).statusCode).toBe(429);
  });
});
