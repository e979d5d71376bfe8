import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { advanceMinutes, digestsTo } from '../../../../test/digests.ts';
import type { TestMember } from '../../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { look } from './service.ts';

let test: TestApp;
let world: World;
let port: number;
const open: Socket[] = [];

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  port = await test.listen();
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await test.close();
});

let said = 0;
const say = async ({ token }: TestMember, content = 'Bonjour') => {
  said += 1;
  const body = { content, clientId: `digest-${said}` };
  const answer = await test.call('POST', `/messagerie/${world.applicationId}`, { token, body });
  expect(answer.statusCode).toBe(201);
};
const read = ({ token }: TestMember) => test.call('GET', `/messagerie/${world.applicationId}`, { token });
const subjects = async (member: TestMember) => (await digestsTo(test, member)).map(({ subject }) => subject);

const connect = async ({ id, token }: TestMember, to = port): Promise<Socket> => {
  const socket = io(`http://127.0.0.1:${to}`, {
    transports: ['websocket'],
    auth: { token },
    query: { userID: id },
    forceNew: true,
  });
  open.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return socket;
};

const subject = 'Rechercher la jurisprudence sur la rupture brutale';

describe('a party who does not read', () => {
  it('is written to once about all that waits, five minutes after the first', async () => {
    world = await aWorld(test, 'talking');
    await say(world.owner);
    await advanceMinutes(test, 2);
    await say(world.owner);
    await say(world.owner);
    await advanceMinutes(test, 2);
    expect(await subjects(world.candidate)).toEqual([]);
    await advanceMinutes(test, 2);
    expect(await subjects(world.candidate)).toEqual([`3 messages non lus\u202f: «\u00a0${subject}\u00a0»`]);
    expect(await subjects(world.owner)).toEqual([]);
  });

  it('is written to again an hour later at the earliest, about everything that still waits, and only if there is more', async () => {
    await advanceMinutes(test, 70);
    expect(await subjects(world.candidate)).toHaveLength(1);
    await say(world.owner);
    await advanceMinutes(test, 4);
    expect(await subjects(world.candidate)).toHaveLength(1);
    await advanceMinutes(test, 2);
    expect(await subjects(world.candidate)).toHaveLength(2);
    await say(world.owner);
    await advanceMinutes(test, 56);
    expect(await subjects(world.candidate)).toHaveLength(2);
    await advanceMinutes(test, 6);
    expect((await subjects(world.candidate)).at(-1)).toContain('5 messages non lus');
  });

  it('gets no mail where they read in time', async () => {
    world = await aWorld(test, 'talking');
    await say(world.owner);
    await advanceMinutes(test, 3);
    await read(world.candidate);
    await advanceMinutes(test, 90);
    expect(await subjects(world.candidate)).toEqual([]);
    await say(world.owner);
    await advanceMinutes(test, 6);
    expect(await subjects(world.candidate)).toEqual([`Nouveau message\u202f: «\u00a0${subject}\u00a0»`]);
  });

  it('gets a mail of what each side wrote alone, in which nothing of it stands', async () => {
    world = await aWorld(test, 'talking');
    await say(world.owner, 'Le code du coffre est tulipe-1789');
    await say(world.candidate, 'Bien reçu, tulipe-1789');
    await advanceMinutes(test, 6);
    for (const member of [world.owner, world.candidate]) {
      const [mail, ...others] = await digestsTo(test, member);
      expect(others).toEqual([]);
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('tulipe');
      expect(mail?.text).toContain(`/messages/${world.applicationId}`);
    }
    const { rows } = await test.platform.database.pool.query(
      'select payload::text as payload from graphile_worker._private_jobs',
    );
    expect(JSON.stringify(rows)).not.toContain('tulipe');
  });

  it('gets none where they want none, and can say so from the mail', async () => {
    world = await aWorld(test, 'talking');
    await say(world.owner);
    await advanceMinutes(test, 6);
    const [mail] = await digestsTo(test, world.candidate);
    expect(mail?.text).toContain('/parametres/notifications');
    const { token } = world.candidate;
    const want = async (wanted: boolean) => {
      const body = { topic: 'messages', channel: 'mail', wanted };
      expect((await test.call('PUT', '/notifications/wishes', { token, body })).statusCode).toBe(200);
    };
    await want(false);
    await say(world.owner);
    await advanceMinutes(test, 70);
    expect(await subjects(world.candidate)).toHaveLength(1);
    await want(true);
    await say(world.owner);
    await advanceMinutes(test, 6);
    expect((await subjects(world.candidate)).at(-1)).toContain('3 messages non lus');
  });

  it('is sent one mail where a look runs twice', async () => {
    world = await aWorld(test, 'talking');
    await say(world.owner);
    test.clock.advance(5 * 60_000);
    const reader = { applicationId: world.applicationId, to: 'candidate' } as const;
    await Promise.all([look(test.platform, reader), look(test.platform, reader)]);
    await look(test.platform, reader);
    await test.drain();
    expect(await subjects(world.candidate)).toHaveLength(1);
  });
});

describe('a party who is connected', () => {
  it('is left alone until they leave', async () => {
    world = await aWorld(test, 'talking');
    const socket = await connect(world.candidate);
    await say(world.owner);
    await advanceMinutes(test, 20);
    expect(await subjects(world.candidate)).toEqual([]);
    socket.close();
    const isOnline = () => test.platform.realtime.isOnline(world.candidate.id);
    await expect.poll(isOnline).toBe(false);
    await advanceMinutes(test, 6);
    expect(await subjects(world.candidate)).toHaveLength(1);
  });

  it('and does not read for an hour is written to all the same', async () => {
    world = await aWorld(test, 'talking');
    await connect(world.candidate);
    await say(world.owner);
    await advanceMinutes(test, 58);
    expect(await subjects(world.candidate)).toEqual([]);
    await advanceMinutes(test, 3);
    expect(await subjects(world.candidate)).toHaveLength(1);
  });

  it('is known to be to every process, one without sockets too', async () => {
    const other = await createTestApp({ databaseUrl: test.databaseUrl });
    world = await aWorld(test, 'talking');
    const isOnline = () => other.platform.realtime.isOnline(world.candidate.id);
    expect(await isOnline()).toBe(false);
    const socket = await connect(world.candidate);
    await expect.poll(isOnline).toBe(true);
    expect(await other.platform.realtime.isOnline(world.owner.id)).toBe(false);
    socket.close();
    await expect.poll(isOnline).toBe(false);
    await other.close();
  });
});

describe('with a mail server that refuses', () => {
  let post: MailServer;
  let site: TestApp;
  beforeAll(async () => {
    post = await startMailServer();
    site = await createTestApp({ environment: { NETWORK_LIMITS: 'off', SMTP_URL: post.url } });
  });
  afterAll(async () => {
    await site.close();
    await post.close();
  });

  it('one mail of a thread waits, whatever came meanwhile, and arrives once when it is back', async () => {
    const own = await aWorld(site, 'talking');
    await site.drain();
    const before = post.received.length;
    const write = async (clientId: string) => {
      const body = { content: 'Bonjour', clientId };
      await site.call('POST', `/messagerie/${own.applicationId}`, { token: own.owner.token, body });
    };
    post.refuse(true);
    await write('refuse-1');
    await advanceMinutes(site, 6);
    await write('refuse-2');
    await advanceMinutes(site, 62);
    expect(post.received).toHaveLength(before);
    post.refuse(false);
    await site.platform.database.pool.query(
      'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null',
    );
    await site.drain();
    const arrived = post.received.slice(before);
    expect(arrived.map(({ to }) => to[0])).toEqual([own.candidate.email]);
    expect(arrived[0]?.mail.subject).toContain('2 messages non lus');
  });
});
