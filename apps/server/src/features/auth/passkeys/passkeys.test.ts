import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { anAuthenticator } from '../../../../test/authenticator.ts';
import { aMember, aSession } from '../../../../test/factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());

type Authenticator = ReturnType<typeof anAuthenticator>;

const post = (path: string, token?: string, body: object = {}) =>
  site.call('POST', `/auth/passkeys${path}`, { ...(token ? { token } : {}), body });
const asked = async (path: string, token?: string): Promise<{ challenge: string }> => {
  const answer = await post(path, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const stateOf = async (token: string) => (await site.call('GET', '/auth/me', { token })).json().secondFactor;
const listed = async (token: string) => (await site.call('GET', '/auth/passkeys', { token })).json();

const add = async (token: string, device: Authenticator, name = 'Mon téléphone') =>
  post('', token, { name, credential: device.make(await asked('/start', token)) });

const signIn = async (device: Authenticator, wishes = {}) =>
  post('/signIn', undefined, { credential: device.sign(await asked('/signIn/start'), wishes) });

/** A member with a passkey, their session, and the answer of the enrolment. */
const enrolled = async (wishes: Parameters<typeof aMember>[1] = {}) => {
  const member = await aMember(site, wishes);
  const device = anAuthenticator();
  const added = await add(member.token, device);
  expect(added.statusCode, added.body).toBe(201);
  return { member, device, recoveryCodes: added.json().recoveryCodes as string[] };
};

describe('a passkey', () => {
  it('is added with a name, and is the second factor of the account from then on', async () => {
    const member = await aMember(site);
    const elsewhere = await aSession(site, member.id);
    const device = anAuthenticator();
    const added = await add(member.token, device, '  Mon téléphone ');
    expect(added.json().passkey).toMatchObject({ name: 'Mon téléphone', usedAt: null });
    expect(added.json().recoveryCodes).toHaveLength(10);
    expect(await stateOf(member.token)).toBe('passed');
    // Sessions opened without the passkey have ended.
    expect((await site.call('GET', '/auth/me', { token: elsewhere })).statusCode).toBe(401);
    expect(await stateOf(await aSession(site, member.id))).toBe('asked');
    await site.drain();
    const mail = (await site.mails()).findLast(({ to }) => to?.[0]?.address === member.email);
    expect(mail?.subject).toBe('Votre second facteur est activé');
  });

  it('brings no other recovery codes where the account has some, and ends no session', async () => {
    const { member } = await enrolled();
    const added = await add(member.token, anAuthenticator(), 'Ma clé USB');
    expect(added.json().recoveryCodes).toEqual([]);
    expect((await listed(member.token)).map(({ name }: { name: string }) => name)).toEqual([
      'Ma clé USB',
      'Mon téléphone',
    ]);
  });

  it('is renamed and removed by its owner alone; with the last one the second factor ends', async () => {
    const { member } = await enrolled();
    const stranger = await aMember(site);
    const [{ id }] = await listed(member.token);
    for (const [method, body] of [
      ['POST', { name: 'Autre' }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await site.call(method, `/auth/passkeys/${id}`, { token: stranger.token, body });
      expect(answer.statusCode).toBe(404);
    }
    const renamed = await site.call('POST', `/auth/passkeys/${id}`, {
      token: member.token,
      body: { name: 'Autre' },
    });
    expect(renamed.json()).toMatchObject({ id, name: 'Autre' });
    const removed = await site.call('DELETE', `/auth/passkeys/${id}`, { token: member.token });
    expect(removed.statusCode).toBe(204);
    expect(await stateOf(member.token)).toBe('none');
    const { rows } = await site.platform.database.pool.query(
      'select from recovery_code where member_id = $1',
      [member.id],
    );
    expect(rows).toEqual([]);
  });

  it('is not the last one that staff may remove', async () => {
    const { member } = await enrolled({ kind: 'STAFF', secondFactor: false });
    const [{ id }] = await listed(member.token);
    const removed = await site.call('DELETE', `/auth/passkeys/${id}`, { token: member.token });
    expect(removed.json().code).toBe('SECOND_FACTOR_NEEDED');
    expect(await listed(member.token)).toHaveLength(1);
  });

  it('is one of ten at most, and belongs to one account', async () => {
    const { member, device } = await enrolled();
    const stranger = await aMember(site);
    expect((await add(stranger.token, device)).json().code).toBe('PASSKEY_REFUSED');
    for (let count = 1; count < 10; count += 1) {
      expect((await add(member.token, anAuthenticator())).statusCode).toBe(201);
    }
    expect((await post('/start', member.token)).json().code).toBe('TOO_MANY_PASSKEYS');
  });

  it('is added only where its owner was seen, on this site, for what was asked of this session', async () => {
    const member = await aMember(site);
    const device = anAuthenticator();
    const other = await aSession(site, member.id);
    for (const wishes of [
      { isUnverified: true },
      { origin: 'http://basoche.example' },
      { rpID: 'basoche.example' },
    ]) {
      const credential = device.make(await asked('/start', member.token), wishes);
      const answer = await post('', member.token, { name: 'Clé', credential });
      expect([wishes, answer.json().code]).toEqual([wishes, 'PASSKEY_REFUSED']);
    }
    const options = await asked('/start', member.token);
    const elsewhere = await post('', other, { name: 'Clé', credential: device.make(options) });
    expect(elsewhere.json().code).toBe('PASSKEY_REFUSED');
    expect(await listed(member.token)).toEqual([]);
  });

  it('is asked for again when its owner has not proved themselves for a quarter of an hour', async () => {
    const member = await aMember(site);
    await site.platform.database.db
      .updateTable('session')
      .set({ proved_at: new Date(site.clock.now().getTime() - 16 * 60_000) })
      .where('member_id', '=', member.id)
      .execute();
    expect((await post('/start', member.token)).json().code).toBe('PROOF_REQUIRED');
  });
});

describe('signing in with a passkey', () => {
  it('opens a session that has passed its second factor, without an address or a password', async () => {
    const { device, member } = await enrolled();
    const answer = await signIn(device);
    expect(answer.statusCode, answer.body).toBe(200);
    const me = (await site.call('GET', '/auth/me', { token: answer.json().access_token })).json();
    expect(me).toMatchObject({ id: member.id, secondFactor: 'passed' });
    const [{ usedAt }] = await listed(member.token);
    expect(usedAt).not.toBeNull();
  });

  it('opens the back-office to staff', async () => {
    const { device } = await enrolled({ kind: 'STAFF', staffRole: 'moderator', secondFactor: false });
    const { access_token: token } = (await signIn(device)).json();
    expect((await site.call('GET', '/admin/portage', { token })).statusCode).toBe(200);
    expect(await stateOf(token)).toBe('passed');
  });

  it('is refused alike to a key that nobody has, an altered answer, another site and one not seen', async () => {
    const { device } = await enrolled();
    const tampered = device.sign(await asked('/signIn/start'));
    const answers = [
      await signIn(anAuthenticator()),
      await signIn(device, { origin: 'http://basoche.example' }),
      await signIn(device, { rpID: 'basoche.example' }),
      await signIn(device, { isUnverified: true }),
      await post('/signIn', undefined, {
        credential: {
          ...tampered,
          response: {
            ...tampered.response,
            signature: anAuthenticator().sign({ challenge: 'x' }).response.signature,
          },
        },
      }),
      await post('/signIn', undefined, { credential: device.sign({ challenge: 'never-asked' }) }),
    ];
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    expect(answers[0]?.json().code).toBe('PASSKEY_REFUSED');
  });

  it('is refused where the count of the key went back, as a copy of it would', async () => {
    const { device } = await enrolled();
    expect((await signIn(device, { counter: 9 })).statusCode).toBe(200);
    expect((await signIn(device, { counter: 9 })).json().code).toBe('PASSKEY_REFUSED');
    expect((await signIn(device, { counter: 10 })).statusCode).toBe(200);
  });

  it('is answered once: of twenty of one answer at once, one opens a session', async () => {
    const { device } = await enrolled();
    const credential = device.sign(await asked('/signIn/start'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/signIn', undefined, { credential })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19);
  });

  it('is asked for five minutes, and for this alone', async () => {
    const { device, member } = await enrolled();
    const late = device.sign(await asked('/signIn/start'));
    const pass = device.sign(await asked('/pass/start', member.token));
    site.clock.advance(5 * 60_000);
    expect((await post('/signIn', undefined, { credential: late })).statusCode).toBe(400);
    expect((await post('/signIn', undefined, { credential: pass })).statusCode).toBe(400);
  });

  it('is refused to who is suspended, and said to them', async () => {
    const { device, member } = await enrolled();
    await site.platform.database.db
      .updateTable('member')
      .set({ suspended_at: site.clock.now() })
      .where('id', '=', member.id)
      .execute();
    const answer = await signIn(device);
    expect([answer.statusCode, answer.json().title]).toEqual([
      403,
      expect.stringContaining('Votre compte est suspendu.'),
    ]);
  });
});

describe('the second factor of a session', () => {
  const passed = async (token: string, device: Authenticator) =>
    post('/pass', token, { credential: device.sign(await asked('/pass/start', token)) });

  it('is passed with a passkey, or with a recovery code by whoever lost it', async () => {
    const { device, member, recoveryCodes } = await enrolled();
    const [one, other] = [await aSession(site, member.id), await aSession(site, member.id)];
    expect((await passed(one, device)).statusCode).toBe(204);
    expect([await stateOf(one), await stateOf(other)]).toEqual(['passed', 'asked']);
    const recovered = await site.call('POST', '/auth/secondFactor/pass', {
      token: other,
      body: { code: recoveryCodes[0] },
    });
    expect(recovered.json()).toEqual({ recoveryCodesLeft: 9 });
  });

  it("is not passed with somebody else's", async () => {
    const { member } = await enrolled();
    const other = await enrolled();
    const token = await aSession(site, member.id);
    expect((await passed(token, other.device)).json().code).toBe('PASSKEY_REFUSED');
    expect(await stateOf(token)).toBe('asked');
  });

  it('cannot be set up anew by a session that has not passed it', async () => {
    const { member } = await enrolled({ kind: 'STAFF', secondFactor: false });
    const token = await aSession(site, member.id);
    for (const path of ['/auth/secondFactor/start', '/auth/passkeys/start']) {
      expect((await site.call('POST', path, { token, body: {} })).json().code).toBe('SECOND_FACTOR_REQUIRED');
    }
  });
});
