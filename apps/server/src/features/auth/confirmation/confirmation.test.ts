import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());

let made = 0;
const newAddress = () => {
  made += 1;
  return `attente-${made}@exemple.fr`;
};
const mission = '/consult/missions/0198c0de-1111-7000-8000-0123456789ab';

const registered = async (returnTo?: string) => {
  const email = newAddress();
  const body = { email, password: 'une bien longue phrase', companyName: 'Étude Martin', returnTo };
  const answer = await site.call('POST', '/auth/register/company', { body });
  expect(answer.statusCode, answer.body).toBe(201);
  return { email, token: answer.json().access_token as string };
};
/** Confirmation links sent to an address, oldest first. */
const linksTo = async (email: string): Promise<string[]> => {
  await site.drain();
  const mails = (await site.mails()).filter(({ to }) => to?.[0]?.address === email);
  return mails.flatMap(({ text }) => /\S+\/confirm\/\S+/.exec(text ?? '')?.[0] ?? []);
};
const codeOf = (link = '') => /\/confirm\/([\w-]{43})/.exec(link)?.[1];
const confirm = (link = '') => site.call('POST', `/auth/confirm/${codeOf(link)}`);
const again = (token: string, body: object = {}) => site.call('POST', '/auth/confirmation', { token, body });
const correct = (token: string, email: string) =>
  site.call('POST', '/auth/confirmation/address', { token, body: { email } });

describe('whoever waits for the mail of the confirmation', () => {
  it('has it sent again at once, and the first link is worth nothing then', async () => {
    const { email, token } = await registered();
    const [first] = await linksTo(email);
    expect((await again(token)).statusCode).toBe(204);
    const [, second] = await linksTo(email);
    expect((await confirm(first)).json().code).toBe('CONFIRMATION_INVALID');
    expect((await confirm(second)).statusCode).toBe(200);
  });

  it('is led back by the link to the screen that they came from, and to no other kind of address', async () => {
    const { email, token } = await registered(mission);
    await linksTo(email);
    await again(token, { returnTo: mission });
    const links = await linksTo(email);
    expect(links.map((link) => new URL(link).searchParams.get('retour'))).toEqual([mission, mission]);
    expect((await again(token, { returnTo: 'https://evil.test/' })).statusCode).toBe(400);
  });

  it('fills no mailbox: three a day to one address, whoever asks', async () => {
    const { token } = await registered();
    const answers = [await again(token), await again(token), await again(token), await again(token)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 429]);
  });

  it('corrects the address: the link that went to the wrong mailbox is worth nothing any more', async () => {
    const { email, token } = await registered();
    const [wrong] = await linksTo(email);
    const right = newAddress();
    expect((await correct(token, right.toUpperCase())).statusCode).toBe(204);
    expect((await confirm(wrong)).json().code).toBe('CONFIRMATION_INVALID');
    expect((await confirm((await linksTo(right))[0])).json()).toMatchObject({ email: right });
  });

  it('gets no link in a mailbox that stops being the account’s while the link is made', async () => {
    const { email, token } = await registered();
    await linksTo(email);
    await again(token);
    const right = newAddress();
    const { pool } = site.platform.database;
    const correcting = await pool.connect();
    await correcting.query('begin');
    await correcting.query('select from member where email = $1 for update', [email]);
    const sent = site.drain();
    const waiting = async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    await correcting.query('update member set email = $2 where email = $1', [email, right]);
    await correcting.query('commit');
    correcting.release();
    await sent;
    expect([(await linksTo(email)).length, (await linksTo(right)).length]).toEqual([1, 1]);
  });

  it('is told at the field that an address is somebody’s, and keeps their own', async () => {
    const { email, token } = await registered();
    const other = await aMember(site);
    const answer = await correct(token, other.email);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'EMAIL_UNAVAILABLE']);
    expect(answer.json().errors).toEqual([
      { path: 'email', message: 'Cette adresse email est déjà utilisée' },
    ]);
    expect((await site.call('GET', '/auth/me', { token })).json().email).toBe(email);
  });

  it('and has confirmed meanwhile changes nothing here, and is sent nothing', async () => {
    const member = await aMember(site);
    expect((await again(member.token)).statusCode).toBe(204);
    expect((await correct(member.token, newAddress())).json().code).toBe('ADDRESS_CONFIRMED');
    expect(await linksTo(member.email)).toEqual([]);
  });
});

describe('a registration', () => {
  it('says at the field that the address is used', async () => {
    const { email } = await registered();
    const body = { email, password: 'une bien longue phrase', companyName: 'Étude Martin' };
    const answer = await site.call('POST', '/auth/register/company', { body });
    expect(answer.json()).toMatchObject({ code: 'EMAIL_UNAVAILABLE', errors: [{ path: 'email' }] });
  });
});
