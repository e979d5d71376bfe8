import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember, testPassword } from '../../../../test/factories.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../../../../test/identity-provider.ts';
import { addJob } from '../../../platform/queue/queue.ts';

/** Sign-in and links by a real provider of OpenID Connect. */

const publicUrl = 'http://basoche.test';
let provider: TestIdentityProvider;
let site: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider({ name: 'e-dentitas', publicUrl });
  site = await createTestApp({
    environment: { ...provider.environment, PUBLIC_URL: publicUrl, NETWORK_LIMITS: 'off' },
  });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await site.platform.database.pool.query(text, values)).rows;
const newId = () => `person-${crypto.randomUUID()}`;

const post = (path: string, token?: string, body: object = {}) =>
  site.call('POST', `/auth/identityProvider${path}`, { ...(token ? { token } : {}), body });

type Departure = { readonly url: string; readonly secret: string };
const start = async (path: '/signIn' | '/link', token?: string): Promise<Departure> => {
  const answer = await post(path, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const finish = ({ secret }: Departure, returned: object, token?: string) =>
  post('/return', token, { secret, ...returned });

/** A whole sign-in at the provider. */
const signIn = async (id: string) => {
  provider.signsIn({ id });
  const departure = await start('/signIn');
  return finish(departure, await provider.visit(departure.url));
};
const linkTo = async ({ token }: TestMember, id: string) => {
  provider.signsIn({ id });
  const departure = await start('/link', token);
  return finish(departure, await provider.visit(departure.url), token);
};
const linked = async (wishes: Parameters<typeof aMember>[1] = {}) => {
  const member = await aMember(site, wishes);
  const id = newId();
  expect((await linkTo(member, id)).json()).toEqual({ outcome: 'linked' });
  return { member, id };
};
const read = async (token: string) => (await site.call('GET', '/auth/identityProvider', { token })).json();
const subjectsMailed = async (email: string) => {
  await site.drain();
  return (await site.mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);
};

describe('an account is linked', () => {
  it('from the settings, and its identity then opens it', async () => {
    const { member, id } = await linked();
    expect(await read(member.token)).toMatchObject({ name: 'e-dentitas', linkedAt: expect.any(String) });
    const answer = await signIn(id);
    expect(answer.json()).toMatchObject({ outcome: 'signedIn' });
    const me = await site.call('GET', '/auth/me', { token: answer.json().access_token });
    expect(me.json().id).toBe(member.id);
    expect(await subjectsMailed(member.email)).toEqual(['Votre compte est relié à votre profession']);
  });

  it('keeps of the person their id at the provider alone', async () => {
    const { member, id } = await linked();
    expect(await rows('select * from identity_link where member_id = $1', member.id)).toEqual([
      {
        issuer: provider.issuer,
        subject: id,
        member_id: member.id,
        linked_at: expect.any(Date),
        address_proved: expect.any(Boolean),
      },
    ]);
  });

  it('only with a recent proof of identity', async () => {
    const member = await aMember(site);
    await rows(
      `update session set proved_at = now() - interval '16 minutes' where member_id = $1`,
      member.id,
    );
    expect((await post('/link', member.token)).json().code).toBe('PROOF_REQUIRED');
    const { member: other } = await linked();
    await rows(`update session set proved_at = now() - interval '16 minutes' where member_id = $1`, other.id);
    const unlinking = await site.call('DELETE', '/auth/identityProvider', { token: other.token });
    expect(unlinking.json().code).toBe('PROOF_REQUIRED');
  });

  it('to one identity, which belongs to one account', async () => {
    const { member, id } = await linked();
    expect((await post('/link', member.token)).json().code).toBe('IDENTITY_SET');
    const stranger = await aMember(site);
    expect((await linkTo(stranger, id)).json().code).toBe('IDENTITY_TAKEN');
    expect((await read(stranger.token)).linkedAt).toBeNull();
  });

  it('once of two accounts that link one identity at the same time', async () => {
    const members = await Promise.all([aMember(site), aMember(site)]);
    const id = newId();
    provider.signsIn({ id });
    const ready = await Promise.all(
      members.map(async ({ token }) => {
        const departure = await start('/link', token);
        return { departure, token, returned: await provider.visit(departure.url) };
      }),
    );
    const answers = await Promise.all(
      ready.map(({ departure, returned, token }) => finish(departure, returned, token)),
    );
    const outcomes = answers.map((answer) => answer.json().outcome ?? answer.json().code);
    expect(outcomes.toSorted()).toEqual(['IDENTITY_TAKEN', 'linked']);
    expect(await rows('select from identity_link where subject = $1', id)).toHaveLength(1);
  });

  it('and unlinked, after which the identity opens nothing and is free', async () => {
    const { member, id } = await linked();
    const unlink = () => site.call('DELETE', '/auth/identityProvider', { token: member.token });
    expect((await unlink()).statusCode).toBe(204);
    expect((await unlink()).statusCode).toBe(404);
    expect((await signIn(id)).json().outcome).toBe('unknown');
    const other = await aMember(site);
    expect((await linkTo(other, id)).json()).toEqual({ outcome: 'linked' });
    expect(await subjectsMailed(member.email)).toContain('Votre compte n’est plus relié à votre profession');
  });

  it('until the account is deleted, or its password was reset by mail', async () => {
    const { member, id } = await linked();
    const deleted = await site.call('DELETE', '/users/me', { token: member.token });
    expect(deleted.statusCode, deleted.body).toBe(204);
    expect(await rows('select from identity_link where subject = $1', id)).toEqual([]);

    const { member: thief, id: stolen } = await linked();
    await site.call('POST', '/auth/passwordForgotten', { body: { email: thief.email } });
    await site.drain();
    const mail = (await site.mails()).findLast(({ to }) => to?.[0]?.address === thief.email);
    const [, code] = /resetPassword\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const reset = await site.call('POST', `/auth/resetPassword/${code}`, {
      body: { newPassword: 'une autre phrase que personne ne devine' },
    });
    expect(reset.statusCode, reset.body).toBe(204);
    expect((await signIn(stolen)).json().outcome).toBe('unknown');
  });
});

describe('whoever resets the password of an account meanwhile', () => {
  const codeOf = async ({ email }: TestMember): Promise<string> => {
    await site.call('POST', '/auth/passwordForgotten', { body: { email } });
    await site.drain();
    const mail = (await site.mails()).findLast(({ to }) => to?.[0]?.address === email);
    return /resetPassword\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const reset = (code: string) =>
    site.call('POST', `/auth/resetPassword/${code}`, {
      body: { newPassword: 'une autre phrase que personne ne devine' },
    });

  it('finds no link that an ended session was just making', async () => {
    const member = await aMember(site);
    provider.meanwhile(() => rows('delete from session where member_id = $1', member.id));
    expect((await linkTo(member, newId())).json().code).toBe('UNAUTHENTICATED');
    expect(await rows('select from identity_link where member_id = $1', member.id)).toEqual([]);
  });

  it('ends the session of a sign-in that holds the link, too', async () => {
    const { member, id } = await linked();
    const code = await codeOf(member);
    const thief = await site.platform.database.pool.connect();
    try {
      await thief.query('begin');
      await thief.query('select from identity_link where subject = $1 for share', [id]);
      const answer = reset(code);
      const isWaiting = async (): Promise<boolean> =>
        (
          await rows(
            `select from pg_locks l join pg_stat_activity a using (pid)
             where not l.granted and a.query like '%identity_link%' and a.datname = current_database()`,
          )
        ).length > 0;
      // Until the reset waits for the sign-in.
      while (!(await isWaiting())) await pause(20);
      await thief.query(
        `insert into session (member_id, token_hash, expires_at, used_at) values ($1, $2, now() + interval '1 day', now())`,
        [member.id, randomBytes(32)],
      );
      await thief.query('commit');
      expect((await answer).statusCode).toBe(204);
      expect(await rows('select from session where member_id = $1', member.id)).toEqual([]);
    } finally {
      thief.release();
    }
  });
});

describe('an identity that nobody is linked to', () => {
  it('opens no account, whatever its address, until its owner has signed in and said yes', async () => {
    const id = newId();
    const answer = await signIn(id);
    expect(answer.json()).toEqual({ outcome: 'unknown', ticket: expect.any(String) });
    const { ticket } = answer.json();
    expect((await post('/ticket', undefined, { ticket })).statusCode).toBe(401);

    const member = await aMember(site);
    const login = await site.call('POST', '/auth/login', {
      body: { email: member.email, password: testPassword },
    });
    const token = login.json().access_token;
    expect((await read(token)).linkedAt).toBeNull();
    expect((await post('/ticket', token, { ticket })).statusCode).toBe(204);
    expect((await signIn(id)).json().outcome).toBe('signedIn');
    // A ticket is of use once, for this account too.
    expect((await post('/ticket', token, { ticket })).json().code).toBe('IDENTITY_RETURN_INVALID');
  });

  it('is linked by a ticket of the last ten minutes', async () => {
    const { ticket } = (await signIn(newId())).json();
    const member = await aMember(site);
    site.clock.advance(10 * 60_000 + 1_000);
    const answer = await post('/ticket', await aSession(site, member.id), { ticket });
    expect(answer.json().code).toBe('IDENTITY_RETURN_INVALID');
    site.clock.set(new Date());
  });
});

describe('a linked identity signs in as the password does', () => {
  it('but it is no fresh proof: the password is asked for before sensitive acts', async () => {
    const { id } = await linked();
    const { access_token: token } = (await signIn(id)).json();
    expect((await site.call('DELETE', '/auth/identityProvider', { token })).json().code).toBe(
      'PROOF_REQUIRED',
    );
  });

  it('and the second factor of the account is still asked for', async () => {
    const { member, id } = await linked();
    await rows(
      `insert into second_factor (member_id, sealed_secret, created_at, confirmed_at) values ($1, 'x', now(), now())`,
      member.id,
    );
    const { access_token: token } = (await signIn(id)).json();
    expect((await site.call('GET', '/auth/me', { token })).json().secondFactor).toBe('asked');
    expect((await site.call('GET', '/auth/sessions', { token })).json().code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('and a suspended account stays closed, with the sentence of the login', async () => {
    const { member, id } = await linked();
    await rows('update member set suspended_at = now() where id = $1', member.id);
    const answer = await signIn(id);
    const login = await site.call('POST', '/auth/login', {
      body: { email: member.email, password: testPassword },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().title).toBe(login.json().title);
  });

  it('but never staff or the partner', async () => {
    for (const kind of ['STAFF', 'PARTNER'] as const) {
      const office = await aMember(site, { kind });
      expect((await post('/link', office.token)).json().code).toBe('FORBIDDEN');
      const id = newId();
      await rows(
        'insert into identity_link (issuer, subject, member_id, linked_at, address_proved) values ($1, $2, $3, now(), true)',
        provider.issuer,
        id,
        office.id,
      );
      expect((await signIn(id)).json().code).toBe('IDENTITY_REFUSED');
    }
  });
});

describe('an answer is refused', () => {
  it('in another browser than that which asked: its code and state are of no use to an attacker, nor to a victim', async () => {
    // The attacker goes to the provider and has the victim open the address to which it sends back.
    const id = newId();
    provider.signsIn({ id });
    const attacker = await aMember(site);
    const departure = await start('/link', attacker.token);
    const returned = await provider.visit(departure.url);
    const victim = await aMember(site);
    const own = await start('/link', victim.token);
    expect((await finish(own, returned, victim.token)).json().code).toBe('IDENTITY_RETURN_INVALID');
    expect((await read(victim.token)).linkedAt).toBeNull();
    // The secret alone, in the session of somebody else, is of no use either.
    expect((await finish(departure, returned, victim.token)).json().code).toBe('IDENTITY_RETURN_INVALID');
  });

  it('for a link that a visitor finishes', async () => {
    const member = await aMember(site);
    provider.signsIn({ id: newId() });
    const departure = await start('/link', member.token);
    const answer = await finish(departure, await provider.visit(departure.url));
    expect(answer.json().code).toBe('IDENTITY_RETURN_INVALID');
  });

  it('with another state, twice, or after ten minutes', async () => {
    provider.signsIn({ id: newId() });
    const departure = await start('/signIn');
    const returned = await provider.visit(departure.url);
    const wrong = await finish(departure, { ...returned, state: 'another' });
    expect(wrong.json().code).toBe('IDENTITY_RETURN_INVALID');
    expect((await finish(departure, returned)).json().outcome).toBe('unknown');
    expect((await finish(departure, returned)).json().code).toBe('IDENTITY_RETURN_INVALID');

    const late = await start('/signIn');
    const then = await provider.visit(late.url);
    site.clock.advance(10 * 60_000 + 1_000);
    expect((await finish(late, then)).json().code).toBe('IDENTITY_RETURN_INVALID');
    site.clock.set(new Date());
  });

  it('once of two at the same time', async () => {
    const { id } = await linked();
    provider.signsIn({ id });
    const departure = await start('/signIn');
    const returned = await provider.visit(departure.url);
    const answers = await Promise.all([finish(departure, returned), finish(departure, returned)]);
    const outcomes = answers.map((answer) => answer.json().outcome ?? answer.json().code);
    expect(outcomes.toSorted()).toEqual(['IDENTITY_RETURN_INVALID', 'signedIn']);
  });

  it('with the code of another sign-in, another nonce or another issuer', async () => {
    const { id } = await linked();
    provider.signsIn({ id });
    const seen = await start('/signIn');
    const { code } = await provider.visit(seen.url);
    const injected = await start('/signIn');
    const returned = await provider.visit(injected.url);
    expect((await finish(injected, { ...returned, code })).json().code).toBe('IDENTITY_REFUSED');

    const departure = await start('/signIn');
    const altered = new URL(departure.url);
    altered.searchParams.set('nonce', 'another');
    const answered = await provider.visit(altered.href);
    expect((await finish(departure, answered)).json().code).toBe('IDENTITY_REFUSED');

    const mixed = await start('/signIn');
    const back = await provider.visit(mixed.url);
    const answer = await finish(mixed, { ...back, iss: 'https://autre.example' });
    expect(answer.json().code).toBe('IDENTITY_REFUSED');
  });

  it('where the person refuses at the provider', async () => {
    provider.signsIn(null);
    const departure = await start('/signIn');
    const returned = await provider.visit(departure.url);
    expect(returned).toMatchObject({ error: 'access_denied' });
    expect((await finish(departure, returned)).json().code).toBe('IDENTITY_REFUSED');
  });

  it('where the provider says that it ended long ago, by the clock of the program', async () => {
    const { id } = await linked();
    provider.signsIn({ id });
    site.clock.advance(3 * 3_600_000);
    const departure = await start('/signIn');
    const answer = await finish(departure, await provider.visit(departure.url));
    site.clock.set(new Date());
    expect(answer.json().code).toBe('IDENTITY_REFUSED');
  });
});

describe('while the provider is down', () => {
  beforeEach(async () => {
    await provider.reopen().catch(() => undefined);
  });

  it('a sentence says so, and the password goes on', async () => {
    const member = await aMember(site);
    provider.signsIn({ id: newId() });
    const departure = await start('/signIn');
    const returned = await provider.visit(departure.url);
    await provider.shut();
    expect((await finish(departure, returned)).json()).toMatchObject({
      status: 409,
      code: 'IDENTITY_PROVIDER_DOWN',
    });
    const body = { email: member.email, password: testPassword };
    expect((await site.call('POST', '/auth/login', { body })).statusCode).toBe(200);
  });

  it('a program that has not met it yet starts, and finds it once it is there', async () => {
    await provider.shut();
    const other = await createTestApp({
      environment: { ...provider.environment, PUBLIC_URL: publicUrl },
    });
    const ask = () => other.call('POST', '/auth/identityProvider/signIn', { body: {} });
    try {
      expect((await ask()).json().code).toBe('IDENTITY_PROVIDER_DOWN');
      await provider.reopen();
      expect((await ask()).statusCode).toBe(200);
    } finally {
      await other.close();
    }
  });
});

it('every call is not found where no provider is named', async () => {
  const other = await createTestApp();
  const member = await aMember(other);
  const { token } = member;
  const body = { secret: 'secret', state: 'state', ticket: 'ticket' };
  try {
    for (const path of ['/signIn', '/link', '/proof', '/return', '/ticket']) {
      const answer = await other.call('POST', `/auth/identityProvider${path}`, { token, body });
      expect(answer.statusCode, path).toBe(404);
    }
    for (const method of ['GET', 'DELETE'] as const)
      expect((await other.call(method, '/auth/identityProvider', { token })).statusCode).toBe(404);
  } finally {
    await other.close();
  }
});

it('what ended is deleted at night', async () => {
  provider.signsIn({ id: newId() });
  await start('/signIn');
  await signIn(newId());
  await rows(`update identity_request set expires_at = now() - interval '1 second'`);
  await rows(`update identity_ticket set expires_at = now() - interval '1 second'`);
  await addJob(site.platform.database.db, 'auth.forgetExpired', {});
  await site.drain();
  expect(await rows('select 1 from identity_request union all select 1 from identity_ticket')).toEqual([]);
});
