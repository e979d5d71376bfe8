import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember, testPassword } from '../../../../test/factories.ts';

let site: TestApp;
let port: number;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  port = await site.listen();
});
afterAll(() => site.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const login = async ({ email }: TestMember, userAgent = firefox): Promise<string> =>
  (
    await site.call('POST', '/auth/login', {
      body: { email, password: testPassword },
      headers: { 'user-agent': userAgent },
    })
  ).json().access_token;
const list = async (token: string) => (await site.call('GET', '/auth/sessions', { token })).json();
const end = (token: string, id = '') => site.call('DELETE', `/auth/sessions${id && `/${id}`}`, { token });
const lives = async (token: string) => (await site.call('GET', '/auth/me', { token })).statusCode === 200;

describe("a member's sessions", () => {
  it('are told with what opened them, the one that asks first, and nothing of a network', async () => {
    const member = await aMember(site);
    const token = await login(member);
    const sessions = await list(token);
    expect(sessions.map(({ device, isCurrent }: Record<string, unknown>) => [device, isCurrent])).toEqual([
      ['Firefox sur Windows', true],
      ['Appareil inconnu', false],
    ]);
    // Ids, digests and times are left out: they may contain any digits by chance.
    const { rows } = await site.platform.database.pool.query(
      `select (to_jsonb(s) - '{id,member_id,token_hash,created_at,expires_at,proved_at,used_at}'::text[])::text as row
       from session s where member_id = $1`,
      [member.id],
    );
    expect(rows).toHaveLength(2);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/127\.0\.0\.1|Mozilla|140/);
  });

  it('are used now, within ten minutes', async () => {
    const member = await aMember(site);
    const used = async () => Date.parse((await list(member.token))[0].usedAt);
    const first = await used();
    site.clock.advance(9 * 60_000);
    await lives(member.token);
    expect(await used()).toBe(first);
    site.clock.advance(2 * 60_000);
    await lives(member.token);
    await expect.poll(used).toBeGreaterThan(first + 10 * 60_000);
  });

  it('end one by one, and a socket with its session', async () => {
    const member = await aMember(site);
    const stranger = await aMember(site);
    const other = await login(member);
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      auth: { token: other },
      query: { userID: member.id },
      reconnection: false,
    });
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    const hungUp = new Promise((resolve) => socket.once('disconnect', resolve));
    const { id } = (await list(member.token)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await end(stranger.token, id)).statusCode).toBe(404);
    expect((await end(member.token, id)).statusCode).toBe(204);
    await hungUp;
    expect([await lives(other), await lives(member.token)]).toEqual([false, true]);
    expect((await end(member.token, id)).statusCode).toBe(404);
  });

  it('end all but the one that asks', async () => {
    const member = await aMember(site);
    const stranger = await aMember(site);
    const others = [await login(member), await aSession(site, member.id)];
    expect((await end(member.token)).statusCode).toBe(204);
    expect(await Promise.all([...others, member.token, stranger.token].map(lives))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(await list(member.token)).toHaveLength(1);
  });
});

describe('a socket', () => {
  it('is for no session that is asked for its second factor', async () => {
    const member = await aMember(site);
    await site.platform.database.db
      .insertInto('second_factor')
      .values({
        member_id: member.id,
        sealed_secret: Buffer.from('nothing'),
        created_at: site.clock.now(),
        confirmed_at: site.clock.now(),
      })
      .execute();
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      auth: { token: member.token },
      query: { userID: member.id },
      reconnection: false,
      forceNew: true,
    });
    const refused = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(refused.message).toBe('SECOND_FACTOR_REQUIRED');
    socket.close();
  });
});
