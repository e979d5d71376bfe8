import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { isConnected, openBrowserSocket } from '../../../test/browser-socket.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { openRespServer } from '../../../test/resp-server.ts';

/** Two processes whose Redis is gone. With one that comes back: test/redis. */

let one: TestApp;
let other: TestApp;
let port: number;
const open: Socket[] = [];

beforeAll(async () => {
  const server = await openRespServer();
  await server.close();
  const environment = { REDIS_URL: server.url };
  one = await createTestApp({ environment });
  other = await createTestApp({ databaseUrl: one.databaseUrl, environment });
  port = await one.listen();
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await other.close();
  await one.close();
});

const connect = async (member: TestMember): Promise<{ heard: string[] }> => {
  const socket = openBrowserSocket(`http://127.0.0.1:${port}`, member);
  open.push(socket);
  const heard: string[] = [];
  socket.onAny((event) => heard.push(event));
  await isConnected(socket);
  return { heard };
};

test('a browser of another process reads again, that of the same hears the event itself', async () => {
  const [member, stranger] = [await aMember(one), await aMember(one)];
  const [its, strangers] = [await connect(member), await connect(stranger)];
  // Until the other process is heard.
  await expect
    .poll(() => {
      other.platform.realtime.emitTo([member.id], 'newNotification', { id: crypto.randomUUID() });
      return its.heard;
    })
    .toContain('resync');
  expect(its.heard).not.toContain('newNotification');
  one.platform.realtime.emitTo([member.id], 'newNotification', { id: crypto.randomUUID() });
  await expect.poll(() => its.heard).toContain('newNotification');
  expect(strangers.heard).toEqual([]);
});

test('whoever is not here counts as connected, since nobody can be asked', async () => {
  const member = await aMember(one);
  expect(await other.platform.realtime.isOnline(member.id)).toBe(true);
});

test('rate limits are counted in PostgreSQL, for both processes together', async () => {
  const [here, there] = [one, other].map(({ platform }) => platform.rateLimits.addressMailsOfAddress);
  const address = 'someone@basoche.test';
  expect(await here?.tryTake(address)).toBe(true);
  expect(await there?.tryTake(address)).toBe(true);
  expect(await here?.tryTake(address)).toBe(true);
  expect(await there?.tryTake(address)).toBe(false);
  await expect(here?.check(address)).rejects.toThrow('TOO_MANY_REQUESTS');
  await there?.reset(address);
  expect(await here?.tryTake(address)).toBe(true);
});
