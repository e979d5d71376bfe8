import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember, testPassword } from '../../../../test/factories.ts';
import { proceed } from '../../../../test/missions.ts';
import { type Browser, type PushService, senderOf, startPushService } from '../../../../test/push-service.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { newPushKeys } from '../../../platform/push/keys.ts';
import { resealPushKey } from './service.ts';

let service: PushService;
let test: TestApp;
let member: TestMember;

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

beforeAll(async () => {
  service = await startPushService();
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', PUSH_SERVICES: service.origin } });
});
afterAll(async () => {
  await test.close();
  await service.close();
});
beforeEach(async () => {
  service.answer(201);
  member = await aMember(test);
});

interface State {
  publicKey: string;
  devices: { id: string; name: string; isCurrent: boolean }[];
}

const stateOf = async ({ token }: { token: string }, app = test): Promise<State> =>
  (await app.call('GET', '/notifications/push', { token })).json();

const turnOn = async ({ token }: { token: string }, browser: Browser, agent = windows, app = test) => {
  const answer = await app.call('POST', '/notifications/push', {
    token,
    body: browser.subscription,
    headers: { 'user-agent': agent },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as State;
};

const rows = async (query: string, parameters: unknown[] = [], app = test) =>
  (await app.platform.database.pool.query(query, parameters)).rows;
const devices = (id: string) => rows('select * from push_device where member_id = $1', [id]);

/** Runs all jobs, including retries and delayed ones. */
const drainAll = async (app = test) => {
  await app.drain();
  await app.platform.database.pool.query(
    `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'notifications.push' and j.locked_at is null`,
  );
  await app.drain();
};

const sentTo = (browser: Browser) =>
  service.received.filter(({ path }) => browser.subscription.endpoint.endsWith(path));
const told = (browser: Browser): { id: string; title: string; path: string }[] =>
  sentTo(browser).map(({ body }) => JSON.parse(browser.decrypt(body)));

const refusePrice = ({ applicationId, owner }: World) =>
  proceed(test, applicationId, [owner, 'action/price/refuse']);

describe('a browser that is turned on', () => {
  it('is a device of its session, known by its name', async () => {
    const other = { token: await aSession(test, member.id) };
    const { devices: all } = await turnOn(member, service.browser());
    expect(all).toMatchObject([{ name: 'Firefox, Windows', isCurrent: true }]);
    expect((await stateOf(other)).devices).toMatchObject([{ name: 'Firefox, Windows', isCurrent: false }]);
  });

  it('is told the sentence of a notification and where it leads, encrypted, by a sender that signs', async () => {
    const world = await aWorld(test, 'new');
    const [one, other] = [service.browser(), service.browser()];
    const { publicKey } = await turnOn(world.candidate, one);
    await turnOn({ token: await aSession(test, world.candidate.id) }, other);
    await refusePrice(world);
    await drainAll();
    for (const browser of [one, other]) {
      expect(told(browser)).toEqual([
        {
          id: expect.any(String),
          title: 'Votre proposition de prix est refusée. Vous pouvez en faire une nouvelle.',
          path: `/messages/${world.applicationId}`,
        },
      ]);
      const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = sentTo(browser);
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
      expect(body.toString('latin1')).not.toContain('messages');
      expect(senderOf(headers)).toMatchObject({
        key: publicKey,
        isSigned: true,
        aud: service.origin,
        sub: 'mailto:ne-pas-repondre@basoche.localhost',
      });
    }
  });

  it('is told of messages that were not read a moment later, without a word of them', async () => {
    const world = await aWorld(test, 'talking');
    await drainAll();
    const browser = service.browser();
    await turnOn(world.candidate, browser);
    const say = (content: string) =>
      test.call('POST', `/messagerie/${world.applicationId}`, {
        token: world.owner.token,
        body: { content, clientId: content },
      });
    await say('tulipe-1');
    await test.drain();
    expect(told(browser)).toEqual([]);
    await test.call('GET', `/messagerie/${world.applicationId}`, { token: world.candidate.token });
    await drainAll();
    expect(told(browser)).toEqual([]);
    await say('tulipe-2');
    await drainAll();
    expect(told(browser)).toMatchObject([{ title: 'Vous avez reçu un nouveau message.' }]);
    expect(JSON.stringify(told(browser))).not.toContain('tulipe');
  });

  it('is told nothing of what its owner does not want there', async () => {
    const world = await aWorld(test, 'new');
    const browser = service.browser();
    await turnOn(world.candidate, browser);
    await test.call('PUT', '/notifications/wishes', {
      token: world.candidate.token,
      body: { topic: 'prices', channel: 'push', wanted: false },
    });
    await refusePrice(world);
    await drainAll();
    expect(told(browser)).toEqual([]);
  });

  it('is told, where it wants nothing on the screen', async () => {
    const world = await aWorld(test, 'new');
    const browser = service.browser();
    await turnOn(world.candidate, browser);
    await test.call('PUT', '/notifications/wishes', {
      token: world.candidate.token,
      body: { topic: 'prices', channel: 'screen', wanted: false },
    });
    await refusePrice(world);
    await drainAll();
    expect(told(browser)).toHaveLength(1);
  });
});

describe('a push service', () => {
  it('that says that a browser is gone has it taken off, and nothing is sent to it again', async () => {
    for (const status of [404, 410]) {
      const world = await aWorld(test, 'new');
      const browser = service.browser();
      await turnOn(world.candidate, browser);
      service.answer(status);
      await refusePrice(world);
      await drainAll();
      expect(await devices(world.candidate.id)).toEqual([]);
      service.answer(201);
      await proceed(test, world.applicationId, [world.owner, 'action/refuseCandidate']);
      await drainAll();
      expect(sentTo(browser)).toHaveLength(1);
    }
  });

  it('that does not take a push is asked again, and a redirection of its is not followed', async () => {
    for (const status of [500, 429, 302]) {
      const world = await aWorld(test, 'new');
      const browser = service.browser();
      await turnOn(world.candidate, browser);
      service.answer(status);
      await refusePrice(world);
      await drainAll();
      const before = sentTo(browser).length;
      expect(before).toBeGreaterThan(0);
      service.answer(201);
      await drainAll();
      expect(sentTo(browser)).toHaveLength(before + 1);
      await drainAll();
      expect(sentTo(browser)).toHaveLength(before + 1);
    }
    expect(service.received.filter(({ path }) => path === '/elsewhere')).toEqual([]);
  });
});

describe('a device', () => {
  it('goes with its session: after a logout, another password, or the account', async () => {
    const token = await aSession(test, member.id);
    await turnOn({ token }, service.browser());
    await turnOn(member, service.browser());
    await test.call('POST', '/auth/logout', { token });
    expect(await devices(member.id)).toHaveLength(1);
    await turnOn({ token: await aSession(test, member.id) }, service.browser());
    await test.call('POST', '/auth/changePassword', {
      token: member.token,
      body: { oldPassword: testPassword, newPassword: 'une autre phrase que personne ne devine' },
    });
    await test.call('DELETE', '/users/me', { token: member.token });
    expect(await devices(member.id)).toEqual([]);
  });

  it('is taken off by its owner from any other, and by nobody else', async () => {
    const { devices: all } = await turnOn(member, service.browser());
    const path = `/notifications/push/${all[0]?.id}`;
    const stranger = await aMember(test);
    expect((await test.call('DELETE', path, { token: stranger.token })).statusCode).toBe(404);
    const { token } = { token: await aSession(test, member.id) };
    expect((await test.call('DELETE', path, { token })).statusCode).toBe(204);
    expect((await test.call('DELETE', path, { token })).statusCode).toBe(404);
    expect(await devices(member.id)).toEqual([]);
  });

  it('is of the last who turned it on, whoever had it before', async () => {
    const world = await aWorld(test, 'new');
    const browser = service.browser();
    await turnOn(world.candidate, browser);
    await turnOn(member, browser);
    expect(await devices(world.candidate.id)).toEqual([]);
    await refusePrice(world);
    await drainAll();
    expect(told(browser)).toEqual([]);
  });

  it('is one in a session, and one of ten of a member', async () => {
    await turnOn(member, service.browser());
    expect((await turnOn(member, service.browser())).devices).toHaveLength(1);
    for (let number = 0; number < 11; number += 1) {
      await turnOn({ token: await aSession(test, member.id) }, service.browser());
    }
    const { devices: all } = await stateOf(member);
    expect(all).toHaveLength(10);
    expect(all.some(({ isCurrent }) => isCurrent)).toBe(false);
  });

  it.each([
    ['endpoint', 'http://169.254.169.254/latest/meta-data'],
    ['endpoint', 'https://localhost/push'],
    ['endpoint', 'https://fcm.googleapis.com@127.0.0.1/'],
    ['endpoint', 'pas une adresse'],
  ])('is reached through a push service and nothing else: %s %s', async (path, endpoint) => {
    const { keys } = service.browser().subscription;
    const answer = await test.call('POST', '/notifications/push', {
      token: member.token,
      body: { endpoint, keys },
    });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });

  it('has keys that something can be encrypted to', async () => {
    const { endpoint, keys } = service.browser().subscription;
    const nowhere = Buffer.alloc(65, 4).toString('base64url');
    for (const [path, wrong] of [
      ['keys.p256dh', { ...keys, p256dh: nowhere }],
      ['keys.p256dh', { ...keys, p256dh: 'court' }],
      ['keys.auth', { ...keys, auth: '' }],
      ['keys', null],
    ] as const) {
      const answer = await test.call('POST', '/notifications/push', {
        token: member.token,
        body: { endpoint, keys: wrong },
      });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
    }
    expect(await devices(member.id)).toEqual([]);
  });
});

describe('the pair of keys', () => {
  it('is made once for all processes, and its private half is kept sealed', async () => {
    const beside = await createTestApp({ databaseUrl: test.databaseUrl });
    const known = await Promise.all([stateOf(member), stateOf(member, beside), stateOf(member)]);
    expect(new Set(known.map(({ publicKey }) => publicKey)).size).toBe(1);
    const [{ public_key, sealed_private_key }, ...others] = await rows('select * from push_key');
    expect([public_key, others]).toEqual([known[0]?.publicKey, []]);
    expect(sealed_private_key.length).toBeGreaterThan(32 + 36);
    await beside.close();
  });

  it('is the one that the operator gives; what was turned on under another is told nothing, and is taken off', async () => {
    const { publicKey, privateKey } = newPushKeys();
    const world = await aWorld(test, 'new');
    const browser = service.browser();
    await turnOn(world.candidate, browser);
    const other = await createTestApp({
      databaseUrl: test.databaseUrl,
      environment: {
        NETWORK_LIMITS: 'off',
        PUSH_SERVICES: service.origin,
        VAPID_PUBLIC_KEY: publicKey,
        VAPID_PRIVATE_KEY: privateKey,
      },
    });
    expect(await stateOf(world.candidate, other)).toEqual({ publicKey, devices: [] });
    await refusePrice(world);
    await drainAll(other);
    expect(told(browser)).toEqual([]);
    expect(await devices(world.candidate.id)).toEqual([]);
    await other.close();
  });

  it('is sealed anew under another key, and pushes are sent as before', async () => {
    const [old, next] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
    const environment = { NETWORK_LIMITS: 'off', PUSH_SERVICES: service.origin };
    const before = await createTestApp({ environment: { ...environment, SECRETS_KEY: old } });
    const { databaseUrl } = before;
    const world = await aWorld(before, 'new');
    const browser = service.browser();
    await turnOn(world.candidate, browser, windows, before);
    const rotating = await createTestApp({
      databaseUrl,
      environment: { ...environment, SECRETS_KEY: next, SECRETS_KEYS_OLD: old },
    });
    expect(await resealPushKey(rotating.platform)).toBe(1);
    expect(await resealPushKey(rotating.platform)).toBe(0);
    const after = await createTestApp({ databaseUrl, environment: { ...environment, SECRETS_KEY: next } });
    await proceed(after, world.applicationId, [world.owner, 'action/price/refuse']);
    await drainAll(after);
    expect(told(browser)).toHaveLength(1);
    for (const app of [after, rotating, before]) await app.close();
  });
});
