import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { isConnected, openBrowserSocket } from '../browser-socket.ts';
import { aMember, type TestMember } from '../factories.ts';
import { proceed } from '../missions.ts';
import { askRedis, type RedisServer, startRedis } from '../redis-server.ts';
import { aWorld, type World } from '../world.ts';

/** Two processes on one database and one Redis, which is killed, paused and restarted. */

let redis: RedisServer;
let one: TestApp;
let other: TestApp;
let world: World;
let ports: readonly number[];
const open: Socket[] = [];

beforeAll(async () => {
  redis = await startRedis({ program: inject('redis')?.program ?? '' });
  const environment = {
    REDIS_URL: redis.url,
    SECRETS_KEY: Buffer.alloc(32, 3).toString('base64'),
    NETWORK_LIMITS: 'off',
  };
  one = await createTestApp({ environment });
  other = await createTestApp({ databaseUrl: one.databaseUrl, environment });
  world = await aWorld(one, 'talking');
  await one.drain();
  ports = [await one.listen(), await other.listen()];
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await other.close();
  await one.close();
  await redis.stop();
});

interface Browser {
  readonly socket: Socket;
  readonly heard: string[];
}

const connect = async (port: number | undefined, member: TestMember): Promise<Browser> => {
  const socket = openBrowserSocket(`http://127.0.0.1:${port}`, member);
  open.push(socket);
  const heard: string[] = [];
  socket.onAny((event) => heard.push(event));
  await isConnected(socket);
  return { socket, heard };
};

const tell = (from: TestApp, { id }: TestMember) =>
  from.platform.realtime.emitTo([id], 'newNotification', { id: crypto.randomUUID() });

/** Sends events until one arrives unchanged: then the connection through Redis works. */
const flows = (from: TestApp, to: TestMember, { heard }: Browser) =>
  expect
    .poll(() => {
      tell(from, to);
      return heard;
    })
    .toContain('newNotification');

/** Sends events until a browser is told to read again. */
const isAskedToRead = (from: TestApp, to: TestMember, { heard }: Browser) =>
  expect
    .poll(() => {
      tell(from, to);
      return heard;
    })
    .toContain('resync');

let member: TestMember;
let there: Browser;
beforeEach(async () => {
  member = await aMember(one);
  there = await connect(ports[1], member);
  await flows(one, member, there);
  there.heard.length = 0;
});

it('holds nothing that a person wrote, and nothing that stays: sealed events, digests that expire', async () => {
  const address = 'quelqu.un@basoche.test';
  await one.platform.rateLimits.addressMailsOfAddress.take(address);
  await proceed(one, world.applicationId, [world.owner, 'action/price/accept']);
  await one.drain();
  await askRedis(redis.url, async (client) => {
    const keys = await client.keys('*');
    expect(keys.filter((key) => !/^basoche:[0-9a-f]{12}:(?:events$|budget:|check:)/.test(key))).toEqual([]);
    const stream = keys.find((key) => key.endsWith(':events')) ?? '';
    const budgets = keys.filter((key) => key.includes(':budget:'));
    expect(budgets.length).toBeGreaterThan(0);
    for (const key of budgets) expect(await client.ttl(key)).toBeGreaterThan(0);
    const entries = JSON.stringify(await client.xrange(stream, '-', '+'));
    expect(entries).toContain('sealed');
    for (const text of [member.id, world.owner.id, 'newAction', 'newNotification', 'user:', address])
      expect(entries + keys.join()).not.toContain(text);
  });
});

it('knows who is connected elsewhere, and asks without a token', async () => {
  const stranger = await aMember(one);
  expect(await one.platform.realtime.isOnline(member.id)).toBe(true);
  expect(await one.platform.realtime.isOnline(stranger.id)).toBe(false);
  there.socket.close();
  await expect.poll(() => one.platform.realtime.isOnline(member.id)).toBe(false);
});

it('that is killed: messages arrive, browsers read again, rate limits hold, and all is back by itself', async () => {
  const [creator, candidate] = [
    await connect(ports[0], world.owner),
    await connect(ports[1], world.candidate),
  ];
  await redis.kill();
  const event = {
    content: 'Sans Redis',
    clientId: 'sans-redis-1',
    postulationID: world.applicationId,
    userID: world.owner.id,
    type: 'MISSION',
  };
  expect(await creator.socket.emitWithAck('message', event)).toMatchObject({ ok: true });
  await expect.poll(() => candidate.heard).toContain('newMessage');
  await isAskedToRead(one, member, there);

  const limit = one.platform.rateLimits.addressMailsOfAddress;
  const tries = [];
  for (let number = 0; number < 5; number += 1) tries.push(await limit.tryTake(member.email));
  expect(tries).toEqual([true, true, true, false, false]);
  expect(await one.platform.realtime.isOnline(crypto.randomUUID())).toBe(true);

  there.heard.length = 0;
  await redis.start();
  await flows(one, member, there);
  await expect.poll(() => there.heard).toContain('resync');
  await expect.poll(() => one.platform.realtime.isOnline(crypto.randomUUID())).toBe(false);
});

it('that hangs: nobody waits for it for long, and what was told meanwhile is not lost', async () => {
  redis.pause();
  await isAskedToRead(one, member, there);
  expect(await one.platform.rateLimits.addressMailsOfAddress.tryTake(member.email)).toBe(true);
  redis.resume();
  there.heard.length = 0;
  await flows(one, member, there);
});

it('an event sealed under another key is read by nobody, and browsers read again', async () => {
  const stranger = await createTestApp({
    databaseUrl: one.databaseUrl,
    environment: { REDIS_URL: redis.url, SECRETS_KEY: Buffer.alloc(32, 9).toString('base64') },
  });
  await expect
    .poll(() => {
      stranger.platform.realtime.emitTo([member.id], 'subscriptionChanged', undefined);
      return there.heard;
    })
    .toContain('resync');
  expect(there.heard).not.toContain('subscriptionChanged');
  await stranger.close();
});
