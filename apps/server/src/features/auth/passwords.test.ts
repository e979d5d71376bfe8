import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, aSession, testPassword } from '../../../test/factories.ts';
import { addJob } from '../../platform/queue/queue.ts';
import { openPasswords, type Passwords } from '../../platform/secrets/passwords.ts';

/** Logins that wait for their password to be compared, and the gate that holds the comparison. */
let waiting = 0;
let gate: Promise<void> = Promise.resolve();

/** Passwords with the usual hashing cost, compared once the gate is open. */
const gatedPasswords = (): Passwords => {
  const { hash, compare, admit } = openPasswords();
  return {
    hash,
    admit,
    compare: async (work) => {
      waiting += 1;
      try {
        return await compare(async (verify) => {
          await gate;
          return work(verify);
        });
      } finally {
        waiting -= 1;
      }
    },
  };
};

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ passwords: gatedPasswords() });
});
afterAll(() => site.close());

const login = (email: string, password: string, from?: string) =>
  site.call('POST', '/auth/login', {
    body: { email, password },
    ...(from === undefined ? {} : { from }),
  });

const resetCodeFor = async (email: string): Promise<string | undefined> => {
  await site.drain();
  const mails = (await site.mails()).filter(({ to }) => to?.[0]?.address === email);
  return /\/resetPassword\/([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1];
};

describe('login', () => {
  test('a wrong password and an unknown address are told alike', async () => {
    const { email } = await aMember(site);
    const answers = [await login(email, 'wrong'), await login('nobody@exemple.fr', 'wrong')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(answers[0]?.json().title).toBe('Identifiant ou mot de passe invalide');
  });

  test('five wrong passwords in half an hour close the account until they are forgotten, and no other', async () => {
    const { email } = await aMember(site);
    const other = await aMember(site);
    for (let tries = 0; tries < 5; tries += 1) expect((await login(email, 'wrong')).statusCode).toBe(401);
    const refused = await login(email, testPassword);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1_700);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1_800);
    expect((await login(other.email, testPassword)).statusCode).toBe(200);
  });

  test('wrong passwords of one network shut nobody else out, until fifty of all networks together do', async () => {
    const { email } = await aMember(site);
    const from = (network: string, password: string) =>
      site.call('POST', '/auth/login', { body: { email, password }, from: network });
    for (let tries = 0; tries < 6; tries += 1) await from('198.51.100.1', 'wrong');
    expect((await from('198.51.100.1', testPassword)).statusCode).toBe(429);
    expect((await from('198.51.100.2', testPassword)).statusCode).toBe(200);

    for (let index = 0; index < 50; index += 1) await from(`203.0.113.${Math.floor(index / 5)}`, 'wrong');
    expect((await from('198.51.100.3', testPassword)).statusCode).toBe(429);
  });

  test('a browser that signed in before is let in while others try, until its own five wrong passwords', async () => {
    const { email } = await aMember(site);
    const other = await aMember(site);
    const given = async (to: string) => (await login(to, testPassword)).json().knownBrowser as string;
    const [own, foreign] = [await given(email), await given(other.email)];
    for (let tries = 0; tries < 6; tries += 1) await login(email, 'wrong');
    const from = (knownBrowser: string, password = testPassword) =>
      site.call('POST', '/auth/login', { body: { email, password, knownBrowser } });
    expect((await from(foreign)).statusCode).toBe(429);
    expect((await from('nonsense')).statusCode).toBe(429);
    expect((await from(own)).statusCode).toBe(200);

    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) {
      // The same token in another encoding counts as the same browser.
      answers.push((await from(`${own}${'='.repeat(tries)}`, 'wrong')).statusCode);
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('another password makes every known browser a new one', async () => {
    const { email } = await aMember(site);
    const { access_token: token, knownBrowser } = (await login(email, testPassword)).json();
    site.clock.advance(1_000);
    const changed = 'une phrase toute neuve';
    await site.call('POST', '/auth/changePassword', { token, body: { old: testPassword, new: changed } });
    for (let tries = 0; tries < 5; tries += 1) await login(email, 'wrong');
    const again = await site.call('POST', '/auth/login', {
      body: { email, password: changed, knownBrowser },
    });
    expect(again.statusCode).toBe(429);
  });

  test('of forty wrong passwords at once, five are compared', async () => {
    const { email } = await aMember(site);
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(email, 'wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(35);
  });

  test('an address that nobody has is counted in the same way', async () => {
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push((await login('ghost@exemple.fr', 'wrong')).statusCode);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('a right password forgives the wrong ones before it', async () => {
    const { email } = await aMember(site);
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await login(email, 'wrong');
      expect((await login(email, testPassword)).statusCode).toBe(200);
    }
  });

  test('a suspended member is told so, and only with the right password', async () => {
    const { id, email, token } = await aMember(site);
    await site.platform.database.db
      .updateTable('member')
      .set({ suspended_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await site.call('GET', '/auth/me', { token })).statusCode).toBe(401);
    expect((await login(email, testPassword)).statusCode).toBe(403);
    expect((await login(email, 'wrong')).statusCode).toBe(401);
  });

  test('two hundred logins that wait for their turn hold up nothing else', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => aMember(site)));
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const answers: number[] = [];
    const logins = Array.from({ length: 200 }, async (_, index) => {
      const { email = '' } = members[index % 20] ?? {};
      const { statusCode } = await login(email, testPassword, `198.51.100.${index % 10}`);
      answers.push(statusCode);
    });
    try {
      await expect.poll(() => waiting).toBe(200);
      for (let reads = 0; reads < 10; reads += 1)
        expect((await site.call('GET', '/missions')).statusCode).toBe(200);
      expect(answers).toEqual([]);
    } finally {
      resolve();
    }
    await Promise.all(logins);
    expect(answers).toEqual(Array.from({ length: 200 }, () => 200));
  });
});

describe('a forgotten password', () => {
  test('answers "ok", or 404 with the specified sentence', async () => {
    const { email } = await aMember(site);
    const known = await site.call('POST', '/auth/passwordForgotten', { body: { email } });
    expect([known.statusCode, known.body]).toEqual([200, '"ok"']);
    const unknown = await site.call('POST', '/auth/passwordForgotten', { body: { email: 'no@exemple.fr' } });
    expect([unknown.statusCode, unknown.json().title]).toEqual([404, 'Cette adresse n’existe pas']);
  });

  test('is reset with a link that serves once, of twenty tries at once, and ends every session', async () => {
    const { id, email, token } = await aMember(site);
    const second = await aSession(site, id);
    await site.call('POST', '/auth/passwordForgotten', { body: { email } });
    const code = await resetCodeFor(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.call('POST', `/auth/resetPassword/${code}`, {
          body: { newPassword: `une autre phrase ${index}` },
        }),
      ),
    );
    const won = answers.findIndex(({ statusCode }) => statusCode === 204);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect((await login(email, `une autre phrase ${won}`)).statusCode).toBe(200);
    for (const ended of [token, second]) {
      expect((await site.call('GET', '/auth/me', { token: ended })).statusCode).toBe(401);
    }
  });

  test('a new link voids the old one, and an hour ends it', async () => {
    const { email } = await aMember(site);
    const ask = () => site.call('POST', '/auth/passwordForgotten', { body: { email } });
    await ask();
    const first = await resetCodeFor(email);
    await ask();
    const second = await resetCodeFor(email);
    const reset = (code?: string) =>
      site.call('POST', `/auth/resetPassword/${code}`, { body: { newPassword: 'encore une phrase' } });
    const refused = await reset(first);
    expect([refused.statusCode, refused.json().title]).toEqual([
      409,
      'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
    ]);
    site.clock.advance(3_601_000);
    expect((await reset(second)).statusCode).toBe(409);
    site.clock.advance(-3_601_000);
    expect((await reset(second)).statusCode).toBe(204);
  });

  test('is asked five times an hour for an address, then 429', async () => {
    const { email } = await aMember(site);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await site.call('POST', '/auth/passwordForgotten', { body: { email } })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('changing a password', () => {
  test('tells an owner with passkeys that they stay valid, and where they are', async () => {
    const { id, email } = await aMember(site);
    await site.platform.database.pool.query(
      `insert into passkey (member_id, credential_id, public_key, counter, transports, name, created_at)
      values ($1, '\\x01', '\\x01', 0, '{}', 'Clé', now())`,
      [id],
    );
    await addJob(site.platform.database.db, 'auth.passwordChanged', { memberId: id });
    await site.drain();
    const mail = (await site.mails()).find(({ to }) => to?.[0]?.address === email);
    expect(mail?.text).toContain('Vos clés d’accès restent valables');
    expect(mail?.text).toContain('/parametres');
  });

  test('ends every other session, keeps this one, and tells the owner', async () => {
    const { id, email, token } = await aMember(site);
    const other = await aSession(site, id);
    const changed = await site.call('POST', '/auth/changePassword', {
      token,
      body: { old: testPassword, new: 'une phrase toute neuve' },
    });
    expect(changed.statusCode, changed.body).toBe(204);
    expect((await site.call('GET', '/auth/me', { token })).statusCode).toBe(200);
    expect((await site.call('GET', '/auth/me', { token: other })).statusCode).toBe(401);
    await site.drain();
    const mails = (await site.mails()).filter(({ to }) => to?.[0]?.address === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Votre mot de passe a été modifié']);
  });

  test('needs the old one, and another than the old one', async () => {
    const { token } = await aMember(site);
    const change = (old: string, fresh: string) =>
      site.call('POST', '/auth/changePassword', { token, body: { old, new: fresh } });
    expect((await change('wrong', 'une phrase toute neuve')).json().errors[0].path).toBe('old');
    expect((await change(testPassword, testPassword)).json().errors).toEqual([
      { path: 'new', message: 'Le mot de passe doit être différent de l’ancien' },
    ]);
    expect((await change(testPassword, 'motdepasse')).json().errors[0].path).toBe('new');
  });
});

test('logging out ends the session at once', async () => {
  const { token } = await aMember(site);
  expect((await site.call('POST', '/auth/logout', { token })).statusCode).toBe(204);
  expect((await site.call('GET', '/auth/me', { token })).statusCode).toBe(401);
});

test('a session ends after ninety days', async () => {
  const { email } = await aMember(site);
  const token: string = (await login(email, testPassword)).json().access_token;
  site.clock.advance(90 * 86_400_000 + 1_000);
  expect((await site.call('GET', '/auth/me', { token })).statusCode).toBe(401);
  site.clock.advance(-(90 * 86_400_000 + 1_000));
});

test('an account is deleted by somebody who has just proved who they are, and not by an old session', async () => {
  const { token } = await aMember(site);
  site.clock.advance(16 * 60_000);
  const refused = await site.call('DELETE', '/users/me', { token });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROOF_REQUIRED']);
  await site.call('POST', '/auth/prove', { token, body: { password: testPassword } });
  expect((await site.call('DELETE', '/users/me', { token })).statusCode).toBe(204);
  site.clock.advance(-16 * 60_000);
});

test('a deleted account is anonymous, logged out, and its address free again', async () => {
  const { id, email, token } = await aMember(site, { firstName: 'Zébuline' });
  expect((await site.call('DELETE', '/users/me', { token })).statusCode).toBe(204);
  expect((await site.call('GET', '/auth/me', { token })).statusCode).toBe(401);
  expect((await login(email, testPassword)).statusCode).toBe(401);
  const left = await site.platform.database.db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  expect(JSON.stringify(left)).not.toMatch(/Zébuline|exemple\.fr/);
  await aMember(site, { email });
});
