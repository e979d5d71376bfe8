import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWithin } from '../../../../../scripts/support/bounds.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, testPassword } from '../../../test/factories.ts';

let one: TestApp;
let other: TestApp;
const ports: number[] = [];
const open: Socket[] = [];

beforeAll(async () => {
  one = await createTestApp();
  other = await createTestApp({ databaseUrl: one.databaseUrl });
  ports.push(await one.listen(), await other.listen());
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await other.close();
  await one.close();
});

const dial = (
  port: number | undefined,
  userID: string,
  token: string,
  transports = ['websocket'],
  age?: number,
): Socket => {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports,
    auth: { token, ...(age === undefined ? {} : { age }) },
    query: { userID },
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  return socket;
};

const connected = (socket: Socket) =>
  new Promise<Socket>((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
const hungUp = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));

describe('the handshake', () => {
  test('is refused without a valid token, with another’s id, and by anything but a websocket', async () => {
    const { id, token } = await aMember(one);
    const stranger = await aMember(one);
    await expect(connected(dial(ports[0], id, 'x'.repeat(43)))).rejects.toThrow('UNAUTHENTICATED');
    await expect(connected(dial(ports[0], id, ''))).rejects.toThrow('UNAUTHENTICATED');
    await expect(connected(dial(ports[0], stranger.id, token))).rejects.toThrow('ACTOR_MISMATCH');
    await expect(connected(dial(ports[0], id, token, ['polling']))).rejects.toThrow();
    await connected(dial(ports[0], id, token));
  });

  test('is for twenty sockets of a member at once, and for another when one of them is closed', async () => {
    const { id, token } = await aMember(one);
    const tries = await Promise.allSettled(
      Array.from({ length: 24 }, () => connected(dial(ports[0], id, token))),
    );
    const held = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held).toHaveLength(20);
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []));
    expect(refused).toEqual(Array(4).fill('TOO_MANY_REQUESTS'));
    const other = await aMember(one);
    await connected(dial(ports[0], other.id, other.token));
    held[0]?.close();
    await expect
      .poll(() =>
        connected(dial(ports[0], id, token)).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  test('spends what its network may ask, as any request does', async () => {
    const small = await createTestApp();
    try {
      const port = await small.listen();
      const { id, token } = await aMember(small);
      await connected(dial(port, id, token));
      const { requestsOfNetwork } = small.platform.rateLimits;
      for (let spent = 0; spent < 5_999; spent += 1) await requestsOfNetwork.tryTake('127.0.0.1');
      await expect(connected(dial(port, id, token))).rejects.toThrow();
      expect((await small.call('GET', '/health', { from: '127.0.0.1' })).statusCode).toBe(429);
    } finally {
      await small.close();
    }
  });
});

describe('a session that ends closes its sockets within a second, on whichever process they are', () => {
  test.each([
    ['by logging out', (token: string) => one.call('POST', '/auth/logout', { token })],
    ['by deleting the account', (token: string) => one.call('DELETE', '/users/me', { token })],
  ])('%s', async (_how, end) => {
    const { id, token } = await aMember(one);
    const sockets = await Promise.all([
      connected(dial(ports[0], id, token)),
      connected(dial(ports[1], id, token)),
    ]);
    const gone = Promise.all(sockets.map(hungUp));
    const start = performance.now();
    expect((await end(token)).statusCode).toBe(204);
    await gone;
    expectWithin(performance.now() - start, 1_000);
  });

  test('by a change of password: the others’ sockets, not this one’s', async () => {
    const member = await aMember(one);
    const login = await one.call('POST', '/auth/login', {
      body: { email: member.email, password: testPassword },
    });
    const kept = await connected(dial(ports[1], member.id, login.json().access_token));
    const ended = await connected(dial(ports[1], member.id, member.token));
    const gone = hungUp(ended);
    await one.call('POST', '/auth/changePassword', {
      token: login.json().access_token,
      body: { old: testPassword, new: 'une phrase toute neuve' },
    });
    await gone;
    expect(kept.connected).toBe(true);
  });
});

test('an event reaches its person on every process, and nobody else', async () => {
  const member = await aMember(one);
  const stranger = await aMember(one);
  const heard: string[] = [];
  for (const [name, port] of [
    ['here', ports[0]],
    ['there', ports[1]],
  ] as const) {
    const socket = await connected(dial(port, member.id, member.token));
    socket.on('newNotification', () => heard.push(name));
  }
  const silent = await connected(dial(ports[1], stranger.id, stranger.token));
  silent.on('newNotification', () => heard.push('stranger'));
  other.platform.realtime.emitTo([member.id], 'newNotification', { id: crypto.randomUUID() });
  await expect.poll(() => [...heard].sort()).toEqual(['here', 'there']);
  // A process that only runs jobs accepts no connection, but its events arrive all the same.
  const jobsOnly = await createTestApp({ databaseUrl: one.databaseUrl });
  jobsOnly.platform.realtime.emitTo([member.id], 'newNotification', { id: crypto.randomUUID() });
  await expect.poll(() => [...heard].sort()).toEqual(['here', 'here', 'there', 'there']);
  await jobsOnly.close();
});

test('a page that connects is told to read again only if an event may have come since it began to', async () => {
  const member = await aMember(one);
  const stranger = await aMember(one);
  const isToldToReadAgain = async ({ id, token }: { id: string; token: string }, age: number) => {
    const socket = dial(ports[0], id, token, ['websocket'], age);
    let isTold = false;
    socket.on('resync', () => {
      isTold = true;
    });
    await connected(socket);
    // Its answer comes after all that was sent at the connection.
    await socket.emitWithAck('message', {});
    socket.close();
    return isTold;
  };
  // A process knows nothing of the time before its start.
  expect(await isToldToReadAgain(member, 3_600_000)).toBe(true);
  await expect.poll(() => isToldToReadAgain(member, 0)).toBe(false);
  other.platform.realtime.emitTo([member.id], 'newNotification', { id: crypto.randomUUID() });
  await expect.poll(() => isToldToReadAgain(member, 0)).toBe(true);
  one.platform.realtime.emitTo([member.id], 'newNotification', { id: crypto.randomUUID() });
  expect(await isToldToReadAgain(member, 0)).toBe(true);
  expect(await isToldToReadAgain(stranger, 0)).toBe(false);
});

test('a payload over 16 KB is hung up on; an unknown event is ignored; nonsense is told so', async () => {
  const { id, token } = await aMember(one);
  const socket = await connected(dial(ports[0], id, token));
  socket.emit('unheard-of', { a: 1 });
  const answer = await socket.timeout(2_000).emitWithAck('message', 'nonsense');
  expect(answer).toMatchObject({ ok: false, problem: { code: 'INVALID_INPUT' } });
  const gone = hungUp(socket);
  socket.emit('message', { content: 'a'.repeat(20_000) });
  await gone;
});

test('a flood is slowed: what is over the measure is refused, and the socket kept', async () => {
  const { id, token } = await aMember(one);
  const socket = await connected(dial(ports[0], id, token));
  const answers: { problem: { code: string } }[] = await Promise.all(
    Array.from({ length: 120 }, () => socket.timeout(5_000).emitWithAck('message', {})),
  );
  const codes = answers.map(({ problem }) => problem.code);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS').length).toBeGreaterThan(30);
  expect(codes.filter((code) => code === 'INVALID_INPUT').length).toBeGreaterThanOrEqual(60);
  expect(socket.connected).toBe(true);
});

test('the processes ask each other who is connected without the token of any session', async () => {
  const { id, token } = await aMember(one);
  await connected(dial(ports[1], id, token));
  const listener = new pg.Client({ connectionString: one.databaseUrl });
  await listener.connect();
  try {
    const told: string[] = [];
    listener.on('notification', ({ payload = '' }) => told.push(payload));
    await listener.query('listen "socket.io#/"');
    expect(await one.platform.realtime.isOnline(id)).toBe(true);
    const { rows: attached } = await listener.query('select payload from socket_io_attachments');
    const all = [...told, ...attached.map(({ payload }) => payload.toString('latin1'))].join('\n');
    // Over Redis, nothing of it is told here.
    expect(all.includes(id)).toBe(one.platform.config.redisUrl === null);
    expect(all).not.toContain(token);
  } finally {
    await listener.end();
  }
});
