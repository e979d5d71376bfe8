import type { SeatRole } from '@basoche/domain/firms/roles';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectWithin } from '../../../../../scripts/support/bounds.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aFirm, aSeat } from '../../../test/firms.ts';
import { aWorld } from '../../../test/world.ts';

/** Pages that listen for a firm, on two processes. */

let one: TestApp;
let other: TestApp;
const ports: number[] = [];
const open: Socket[] = [];

beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off' };
  one = await createTestApp({ environment });
  other = await createTestApp({ databaseUrl: one.databaseUrl, environment });
  ports.push(await one.listen(), await other.listen());
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await other.close();
  await one.close();
});

const change = (text: string, ...values: unknown[]) => one.platform.database.pool.query(text, values);

interface Dialled {
  /** Account in the query; the firm's by default. */
  readonly userID?: string;
  readonly port?: number | undefined;
  readonly reconnection?: boolean;
}

/** Opens the page of a person, for this firm or for themselves. */
const dial = async (
  { id, token }: TestMember,
  firm?: string,
  { userID = firm ?? id, port = ports[0], reconnection = false }: Dialled = {},
): Promise<Socket> => {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    auth: { token, ...(firm === undefined ? {} : { actingFor: firm }) },
    query: { userID },
    reconnection,
    reconnectionDelay: 50,
    forceNew: true,
  });
  open.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return socket;
};
const hungUp = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));

const seated = async (role: SeatRole = 'publisher') => {
  const [firm, person] = [await aFirm(one), await aMember(one)];
  return { firm: firm.id, person, seat: await aSeat(one, firm, person, role) };
};

describe('the handshake for a firm', () => {
  it.each(['owner', 'manager', 'publisher', 'reader'] as const)('is for its %s', async (role) => {
    const { firm, person } = await seated(role);
    await dial(person, firm);
  });

  it('is refused to finance, to whom no message is told', async () => {
    const { firm, person } = await seated('finance');
    await expect(dial(person, firm)).rejects.toThrow('ROLE_NOT_ALLOWED');
  });

  it('is refused without a live seat there, or with another account in the query', async () => {
    const [{ firm, person, seat }, elsewhere] = [await seated(), await seated()];
    await expect(dial(person, elsewhere.firm)).rejects.toThrow('SEAT_ENDED');
    for (const userID of [person.id, elsewhere.firm])
      await expect(dial(person, firm, { userID })).rejects.toThrow('ACTOR_MISMATCH');
    await expect(dial(person, undefined, { userID: firm })).rejects.toThrow('ACTOR_MISMATCH');
    await change('update seat set ended_at = now() where id = $1', seat);
    await expect(dial(person, firm)).rejects.toThrow('SEAT_ENDED');
  });

  it('is refused while firms are not open', async () => {
    const closed = await createTestApp({ databaseUrl: one.databaseUrl, environment: { FIRMS: 'off' } });
    try {
      const { firm, person } = await seated();
      await expect(dial(person, firm, { port: await closed.listen() })).rejects.toThrow('FIRM_NOT_HERE');
    } finally {
      await closed.close();
    }
  });

  it('counts the sockets of a person, whatever they act for', async () => {
    const { firm, person } = await seated();
    for (let held = 0; held < 20; held += 1) await dial(person, held % 2 === 0 ? firm : undefined);
    await expect(dial(person, firm)).rejects.toThrow('TOO_MANY_REQUESTS');
    await expect(dial(person)).rejects.toThrow('TOO_MANY_REQUESTS');
  });
});

it('a page that listens for a firm hears the firm’s events and the person’s; others hear their own', async () => {
  const { firm, person } = await seated();
  const colleague = await aMember(one);
  await aSeat(one, { id: firm }, colleague, 'reader');
  const heard: string[] = [];
  const pages = {
    acting: await dial(person, firm, { port: ports[1] }),
    personal: await dial(person),
    colleague: await dial(colleague, firm),
    elsewhere: await dial((await seated()).person),
  };
  for (const [name, page] of Object.entries(pages))
    page.on('newNotification', ({ id }) => heard.push(`${id === firm ? 'firm' : 'person'} ${name}`));
  one.platform.realtime.emitTo([firm], 'newNotification', { id: firm });
  one.platform.realtime.emitTo([person.id], 'newNotification', { id: person.id });
  const all = ['firm acting', 'firm colleague', 'person acting', 'person personal'];
  await expect.poll(() => heard.toSorted()).toEqual(all);
  expect(await other.platform.realtime.isOnline(person.id)).toBe(true);
});

describe('a seat', () => {
  const ends = [
    ['ended', 'update seat set ended_at = now() where id = $1'],
    ['of another role', `update seat set role = 'finance' where id = $1`],
  ] as const;
  it.each(ends)(
    'that is %s closes its pages within a second on every process, and no other',
    async (_how, end) => {
      const { firm, person, seat } = await seated();
      const colleague = await aMember(one);
      await aSeat(one, { id: firm }, colleague);
      const second = await aFirm(one);
      await aSeat(one, second, person);
      const kept = [await dial(person), await dial(person, second.id), await dial(colleague, firm)];
      const closing = [await dial(person, firm), await dial(person, firm, { port: ports[1] })];
      const gone = Promise.all(closing.map(hungUp));
      const start = performance.now();
      await change(end, seat);
      await gone;
      expectWithin(performance.now() - start, 1_000);
      expect(kept.map(({ connected }) => connected)).toEqual([true, true, true]);
    },
  );

  it('of a higher role counts at once: the page comes back by itself', async () => {
    const { firm, person, seat } = await seated('reader');
    const page = await dial(person, firm, { reconnection: true });
    const say = async () => (await page.timeout(2_000).emitWithAck('message', {})).problem.code;
    expect(await say()).toBe('ROLE_NOT_ALLOWED');
    const back = new Promise<void>((resolve) => page.once('connect', resolve));
    await change(`update seat set role = 'manager' where id = $1`, seat);
    await back;
    expect(await say()).toBe('INVALID_INPUT');
  });

  it('of a firm that staff suspend is told to every process, and closes its pages', async () => {
    const { firm, person } = await seated();
    const [page, personal] = [await dial(person, firm), await dial(person)];
    const gone = hungUp(page);
    const moderator = await aMember(one, { kind: 'STAFF', staffRole: 'moderator' });
    const client = await one.platform.database.sessions.pool.connect();
    const told: unknown[] = [];
    client.on('notification', ({ payload }) => told.push(payload));
    try {
      await client.query('listen seat_ended');
      const suspended = await one.call('POST', `/admin/members/${firm}/suspend`, {
        token: moderator.token,
        body: { reason: 'La société n’existe pas.' },
      });
      expect(suspended.statusCode, suspended.body).toBe(200);
      // Notifications of a transaction come before the answer to a later query.
      await client.query('select');
    } finally {
      client.release(true);
    }
    expect(told).toContain(`${person.id} ${firm}`);
    await gone;
    expect(personal.connected).toBe(true);
  });

  it('of a suspended firm closes its pages when ends may have been missed', async () => {
    const { firm, person } = await seated();
    const [page, personal] = [await dial(person, firm), await dial(person)];
    await change('update member set suspended_at = now() where id = $1', firm);
    const gone = hungUp(page);
    await change(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen seat_ended'`);
    await gone;
    expect(personal.connected).toBe(true);
    await expect(dial(person, firm)).rejects.toThrow('SEAT_ENDED');
  });
});

it('a reader listens for their firm and writes nothing; a publisher writes in its name', async () => {
  const world = await aWorld(one, 'talking');
  const firm = await aFirm(one, { of: world.owner });
  const [reader, publisher] = [await aMember(one), await aMember(one)];
  await aSeat(one, firm, reader, 'reader');
  await aSeat(one, firm, publisher, 'publisher');
  const pages = [await dial(reader, firm.id), await dial(publisher, firm.id), await dial(world.candidate)];
  const [read, written, candidate] = pages as [Socket, Socket, Socket];
  const signals: string[] = [];
  for (const name of ['typing', 'threadRead']) candidate.on(name, () => signals.push(name));
  const postulationID = world.applicationId;
  const message = {
    content: 'Bonjour',
    clientId: 'socket-0001',
    postulationID,
    userID: firm.id,
    type: 'MISSION',
  };
  read.emit('typing', { postulationID });
  const refused = await read.timeout(2_000).emitWithAck('message', message);
  expect(refused).toMatchObject({ ok: false, problem: { code: 'ROLE_NOT_ALLOWED' } });
  const sent = await written.timeout(2_000).emitWithAck('message', message);
  expect(sent).toMatchObject({ ok: true, message: { content: 'Bonjour', isMine: true } });
  expect(signals).toEqual([]);
  written.emit('typing', { postulationID });
  await expect.poll(() => signals).toEqual(['typing']);
});
