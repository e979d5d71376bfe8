import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/factories.ts';
import { proceed } from '../../../test/missions.ts';
import { aWorld, type World } from '../../../test/world.ts';
import { announce } from './service.ts';

let test: TestApp;
let world: World;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  world = await aWorld(test, 'talking');
});
afterAll(() => test.close());

interface News {
  id: string;
  type: string;
  title: string;
  detail: string | null;
}

const news = async ({ token }: TestMember): Promise<News[]> =>
  (await test.call('GET', '/notifications/new', { token })).json();
const hasNotif = async ({ token }: TestMember) =>
  (await test.call('GET', '/auth/me', { token })).json().hasNotif;
const mark = ({ token }: TestMember, which: string) =>
  test.call('POST', `/notifications/${which}`, { token, body: {} });

describe('notifications', () => {
  it('come newest first, each with a French sentence and what it is about', async () => {
    await proceed(test, world.applicationId, [world.owner, 'action/price/refuse']);
    const [latest, ...others] = await news(world.candidate);
    expect(latest).toMatchObject({
      type: 'PRICE_REFUSED',
      postulationID: world.applicationId,
      subject: 'Rechercher la jurisprudence sur la rupture brutale',
      title: expect.stringContaining('refusée'),
    });
    expect(others.map(({ type }) => type)).toEqual(['NDA_ASKED']);
  });

  it('of a thread say who and how much, as it was then, and never who an anonymous creator is', async () => {
    const named = await aWorld(test, 'new', { owner: { companyName: 'Étude Delmas' } });
    const hidden = await aWorld(test, 'new', {
      owner: { companyName: 'Maison Discrète' },
      mission: { isAnonym: true },
    });
    const detailOf = async (member: TestMember) => (await news(member))[0]?.detail;
    for (const { applicationId, owner } of [named, hidden]) {
      await proceed(test, applicationId, [owner, 'action/price/refuse']);
    }
    expect(await detailOf(named.candidate)).toBe('Étude Delmas refuse 500\u00a0€\u00a0HT');
    expect(await detailOf(hidden.candidate)).toBe('500\u00a0€\u00a0HT');
    await proceed(test, named.applicationId, [named.candidate, 'action/price/new', { offer: 420 }]);
    expect(await detailOf(named.owner)).toMatch(/^\S.* propose 420\u00a0€\u00a0HT$/);
    expect(await detailOf(named.candidate)).toBe('Étude Delmas refuse 500\u00a0€\u00a0HT');
  });

  it('leave the list one by one, and the dot goes out with the last', async () => {
    const waiting = await news(world.candidate);
    expect(await hasNotif(world.candidate)).toBe(true);
    for (const { id } of waiting) {
      expect((await mark(world.candidate, id)).statusCode).toBe(204);
      expect((await mark(world.candidate, id)).statusCode).toBe(204);
    }
    expect(await news(world.candidate)).toEqual([]);
    expect(await hasNotif(world.candidate)).toBe(false);
  });

  it("leave the list all together, without touching anybody else's", async () => {
    const others = await news(world.otherCandidate);
    expect((await mark(world.owner, 'all')).statusCode).toBe(204);
    expect(await news(world.owner)).toEqual([]);
    expect(await news(world.otherCandidate)).toEqual(others);
  });

  it('of chat messages do not pile up, and go out when the thread is read', async () => {
    const say = (clientId: string) =>
      test.call('POST', `/messagerie/${world.applicationId}`, {
        token: world.owner.token,
        body: { content: 'Bonjour', clientId },
      });
    await say('bavardage-1');
    await say('bavardage-2');
    expect((await news(world.candidate)).map(({ type }) => type)).toEqual(['NEW_MESSAGE']);
    await test.call('GET', `/messagerie/${world.applicationId}`, { token: world.candidate.token });
    expect(await news(world.candidate)).toEqual([]);
    await say('bavardage-3');
    expect(await news(world.candidate)).toHaveLength(1);
  });
});

describe('the key of a notification', () => {
  /** Changes the titles, as a corrected wording would. */
  const rewrite = () =>
    test.platform.database.pool.query("update notification set title = 'Autrement, ' || title");
  const keysOf = async ({ id }: TestMember) => {
    const { rows } = await test.platform.database.pool.query<{ key: string }>(
      'select key from notification where member_id = $1 and read_at is null order by created_at, id',
      [id],
    );
    return rows.map(({ key }) => key);
  };

  it('says that messages wait, so that other words for it change nothing', async () => {
    const own = await aWorld(test, 'talking');
    await mark(own.candidate, 'all');
    const say = (clientId: string) =>
      test.call('POST', `/messagerie/${own.applicationId}`, {
        token: own.owner.token,
        body: { content: 'Bonjour', clientId },
      });
    await say('virgule-1');
    await rewrite();
    await say('virgule-2');
    expect(await keysOf(own.candidate)).toEqual(['NEW_MESSAGE']);
    await test.call('GET', `/messagerie/${own.applicationId}`, { token: own.candidate.token });
    expect(await keysOf(own.candidate)).toEqual([]);
  });

  it('says what it is about, so that other words for it change nothing', async () => {
    const own = await aWorld(test, 'new', { owner: { companyName: 'Étude Delmas' } });
    await mark(own.candidate, 'all');
    await proceed(test, own.applicationId, [own.owner, 'action/price/refuse']);
    const [before] = await news(own.candidate);
    await rewrite();
    const [after] = await news(own.candidate);
    expect(after).toEqual({ ...before, title: `Autrement, ${before?.title}` });
    expect(after?.detail).toBe('Étude Delmas refuse 500\u00a0€\u00a0HT');
  });

  it.each([
    ['NEW_MESSAGE', 'Vous avez reçu un nouveau message.', 'NEW_MESSAGE'],
    ['NEW_MESSAGE', "Votre candidature n'a pas été retenue. «\u202fMerci.\u202f»", 'CANDIDATE_REFUSED'],
    [
      'PRICE_REFUSED',
      'Votre proposition de prix est refusée. Un autre prix vous est suggéré.',
      'PRICE_REFUSED',
    ],
    [
      'MISSION_ENDED',
      "Sans réponse de votre part, la mission s'est terminée automatiquement.",
      'MISSION_ENDED_BY_ITSELF',
    ],
    ['NEW_MESSAGE', 'Une phrase que personne ne connaît.', 'OTHER'],
  ])('is found for what a program of before still writes: %s, %s', async (type, title, key) => {
    const own = await aWorld(test, 'new');
    await mark(own.candidate, 'all');
    await test.platform.database.pool.query(
      'insert into notification (member_id, application_id, type, title) values ($1, $2, $3, $4)',
      [own.candidate.id, own.applicationId, type, title],
    );
    expect(await keysOf(own.candidate)).toEqual([key]);
    expect(await news(own.candidate)).toMatchObject([{ type, title }]);
  });
});

describe('what happens once', () => {
  it('is told once, whether it is asked twice or its jobs run again', async () => {
    const own = await aWorld(test, 'new');
    const refuse = () =>
      test.call('POST', `/messagerie/action/price/refuse/${own.applicationId}`, {
        token: own.owner.token,
        body: {},
      });
    const answers = await Promise.all([refuse(), refuse(), refuse()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    await test.drain();
    const told = await news(own.candidate);
    expect(told.map(({ type }) => type)).toEqual(['PRICE_REFUSED']);
    for (const { id } of told) await announce(test.platform, [id]);
    expect(await news(own.candidate)).toEqual(told);
    expect(await news(own.owner)).not.toContainEqual(expect.objectContaining({ type: 'PRICE_REFUSED' }));
  });

  it('is told without a word of a message, in notifications and in jobs', async () => {
    const own = await aWorld(test, 'talking');
    await test.call('POST', `/messagerie/${own.applicationId}`, {
      token: own.owner.token,
      body: { content: 'Le coffre est tulipe-1789', clientId: 'tulipe' },
    });
    const waiting = await test.platform.database.pool.query(
      'select payload::text from graphile_worker._private_jobs union all select to_json(n)::text from notification n',
    );
    const shown = await test.call('GET', '/notifications/new', { token: own.candidate.token });
    expect(`${JSON.stringify(waiting.rows)} ${shown.body}`).not.toContain('tulipe');
  });
});

describe('many notifications', () => {
  it('are a hundred at a time, the newest, and those before come as these are read', async () => {
    const own = await aWorld(test, 'new');
    await mark(own.owner, 'all');
    await test.platform.database.pool.query(
      `insert into notification (member_id, application_id, type, title, created_at)
       select $1, $2, 'NEW_MESSAGE', 'Numéro ' || n, now() + n * interval '1 second' from generate_series(1, 130) n`,
      [own.owner.id, own.applicationId],
    );
    const first = await news(own.owner);
    expect([first.length, first[0]?.title, first.at(-1)?.title]).toEqual([100, 'Numéro 130', 'Numéro 31']);
    for (const { id } of first.slice(0, 3)) await mark(own.owner, id);
    expect((await news(own.owner)).at(-1)?.title).toBe('Numéro 28');
    await mark(own.owner, 'all');
    expect(await news(own.owner)).toEqual([]);
    expect(await hasNotif(own.owner)).toBe(false);
  });
});

describe('the dot', () => {
  it('is told to every browser of its owner, and to nobody else, when something comes and when it was read', async () => {
    const own = await aWorld(test, 'new');
    await test.drain();
    const port = await test.listen();
    const sockets: Socket[] = [];
    const connect = async ({ id, token }: TestMember) => {
      const socket = io(`http://127.0.0.1:${port}`, {
        transports: ['websocket'],
        auth: { token },
        query: { userID: id },
        forceNew: true,
      });
      sockets.push(socket);
      const heard: string[] = [];
      for (const event of ['newNotification', 'notificationsRead']) {
        socket.on(event, () => heard.push(event));
      }
      await new Promise<void>((resolve, reject) => {
        socket.on('connect', resolve);
        socket.on('connect_error', reject);
      });
      return heard;
    };
    const tabs = [await connect(own.candidate), await connect(own.candidate)];
    const other = await connect(own.owner);
    await proceed(test, own.applicationId, [own.owner, 'action/price/accept']);
    await test.drain();
    for (const heard of tabs) await expect.poll(() => heard).toEqual(['newNotification']);
    await mark(own.candidate, 'all');
    for (const heard of tabs)
      await expect.poll(() => heard).toEqual(['newNotification', 'notificationsRead']);
    expect(other).toEqual([]);
    for (const socket of sockets) socket.close();
  });
});
