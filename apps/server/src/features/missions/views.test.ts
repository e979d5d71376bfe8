import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aMission, anApplication } from '../../../test/missions.ts';

/** Views of a mission: counted, then deleted. */

let test: TestApp;
let creator: TestMember;
let id: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  creator = await aMember(test, { kind: 'COMPANY' });
  id = await aMission(test, creator);
});

interface Visitor {
  readonly from?: string;
  readonly agent?: string;
  readonly token?: string;
}

const view = async ({ from = '192.0.2.1', agent = 'Mozilla/5.0', token }: Visitor = {}, mission = id) =>
  (
    await test.call('POST', `/missions/view/${mission}`, {
      from,
      token,
      headers: { 'user-agent': agent },
    })
  ).statusCode;

const viewsTold = async (viewer?: TestMember): Promise<number | null> =>
  (await test.call('GET', `/missions/single/${id}`, { token: viewer?.token })).json().views;

const rowsOf = async (table: 'mission_view' | 'view_secret'): Promise<number> =>
  (
    await sql<{ number: number }>`select count(*)::integer as number from ${sql.table(table)}`.execute(
      test.platform.database.db,
    )
  ).rows[0]?.number ?? 0;

const aDay = 86_400_000;

/** Advances the clock by days and extends the sessions, which last one day. */
const days = async (number: number): Promise<void> => {
  test.clock.advance(number * aDay);
  await sql`update session set expires_at = ${new Date(test.clock.now().getTime() + aDay)}`.execute(
    test.platform.database.db,
  );
};

describe('the views of a mission', () => {
  it('are one a person and day: a member by who they are, a visitor by network and browser', async () => {
    const member = await aMember(test);
    expect(await view()).toBe(204);
    await view();
    await view({ agent: 'Autre' });
    await view({ from: '192.0.2.2' });
    await view({ token: member.token });
    await view({ token: member.token, from: '192.0.2.9' });
    expect(await viewsTold(creator)).toBe(4);
    await days(1);
    await view();
    expect(await viewsTold(creator)).toBe(5);
  });

  it('leave out the creator and what says of itself that it is a robot', async () => {
    await view({ token: creator.token });
    await view({ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(await viewsTold(creator)).toBe(0);
  });

  it('are told to the creator alone, on the mission and in the list of their own', async () => {
    await view();
    const member = await aMember(test);
    expect(await viewsTold()).toBeNull();
    expect(await viewsTold(member)).toBeNull();
    const listed = async (token: string) =>
      (await test.call('GET', `/missions/${creator.id}`, { token })).json()[0];
    expect(await listed(creator.token)).toMatchObject({ views: 1 });
    expect(await listed(member.token)).toMatchObject({ views: 0, permitted: [] });
  });

  it('are told as they come to the open screens of the creator, and to nobody else', async () => {
    const port = await test.listen();
    const other = await aMember(test);
    const screenOf = async ({ id: userID, token }: TestMember) => {
      const socket = io(`http://127.0.0.1:${port}`, {
        transports: ['websocket'],
        auth: { token },
        query: { userID },
        forceNew: true,
      });
      const heard: unknown[] = [];
      socket.on('missionViewed', (event) => heard.push(event));
      await new Promise<void>((resolve, reject) => {
        socket.on('connect', resolve);
        socket.on('connect_error', reject);
      });
      return { heard, close: () => socket.close() };
    };
    const [mine, theirs] = [await screenOf(creator), await screenOf(other)];
    await view();
    await view();
    await view({ token: creator.token });
    await view({ from: '192.0.2.2' });
    await expect.poll(() => mine.heard).toHaveLength(2);
    expect(mine.heard).toEqual([
      { missionID: id, views: 1 },
      { missionID: id, views: 2 },
    ]);
    expect(theirs.heard).toEqual([]);
    mine.close();
    theirs.close();
  });

  it('of what one may not read are none (404)', async () => {
    expect(await view({}, '018f0000-0000-7000-8000-000000000000')).toBe(404);
    const candidate = await aMember(test);
    await anApplication(test, id, candidate);
    await test.call('POST', `/missions/publish/${id}`, { token: creator.token, body: { toPublish: false } });
    expect(await view()).toBe(404);
    expect(await view({ token: candidate.token })).toBe(204);
    expect(await view({ token: creator.token })).toBe(204);
    expect(await viewsTold(creator)).toBe(1);
  });

  it('count each person once however many calls come at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => view({ from: `192.0.2.${10 + (index % 5)}` })),
    );
    expect(await viewsTold(creator)).toBe(5);
  });

  it('keep neither address nor browser, and another digest each day and for each mission', async () => {
    const other = await aMission(test, creator);
    await view({ from: '192.0.2.77', agent: 'Navigateur témoin' });
    await view({ from: '192.0.2.77', agent: 'Navigateur témoin' }, other);
    await days(1);
    await view({ from: '192.0.2.77', agent: 'Navigateur témoin' });
    const { rows } = await sql<{ viewer: Buffer; told: string }>`
      select viewer, v::text as told from mission_view v where mission_id in (${id}, ${other})`.execute(
      test.platform.database.db,
    );
    expect(new Set(rows.map(({ viewer }) => viewer.toString('hex'))).size).toBe(3);
    for (const { told } of rows) expect(told).not.toMatch(/192\.0\.2|Navigateur/);
  });

  it('are forgotten after thirty days, the secret of a day after that day; the number stays', async () => {
    await view();
    const runNightly = async () => {
      await sql`select graphile_worker.add_job('missions.forgetViews')`.execute(test.platform.database.db);
      await test.drain();
    };
    await runNightly();
    expect(await rowsOf('view_secret')).toBe(1);
    expect(await rowsOf('mission_view')).toBeGreaterThan(0);
    await days(31);
    await runNightly();
    expect([await rowsOf('view_secret'), await rowsOf('mission_view')]).toEqual([0, 0]);
    expect(await viewsTold(creator)).toBe(1);
  });
});
