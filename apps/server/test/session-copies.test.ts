import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { viewerCopyMs } from '../src/platform/http/viewer-copies.ts';
import { createTestApp, type TestApp } from './app.ts';
import { aMember, aSession, type TestMember, testPassword } from './factories.ts';
import { aFirm, aSeat } from './firms.ts';

/** Two processes on one database keep copies of sessions. */

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await createTestApp({ viewerCopyMs });
  other = await createTestApp({ databaseUrl: one.databaseUrl, viewerCopyMs });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const read = async (process: TestApp, token: string, firm?: string): Promise<number> => {
  const headers = firm === undefined ? {} : { [actingForHeader]: firm };
  return (await process.call('GET', '/missions/discussions', { token, headers })).statusCode;
};

/** Number of reads of a session from the database while `work` runs. */
const readsWhile = async ({ platform }: TestApp, work: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(platform.database.pool, 'query');
  try {
    await work();
    const names = query.mock.calls.map(([asked]) => (asked as { name?: string }).name ?? '');
    return names.filter((name) => name.startsWith('viewer')).length;
  } finally {
    query.mockRestore();
  }
};

/** Stops both clocks, so that no copy ages by itself. */
const stopClocks = () => {
  const now = new Date();
  for (const { clock } of [one, other]) vi.spyOn(clock, 'now').mockReturnValue(now);
  return {
    twoSecondsLater: () => {
      const later = new Date(now.getTime() + viewerCopyMs);
      for (const { clock } of [one, other]) vi.spyOn(clock, 'now').mockReturnValue(later);
    },
    [Symbol.dispose]: () => {
      vi.restoreAllMocks();
    },
  };
};

describe('a session of a member', () => {
  it('is read once in two seconds, for calls that only read', async () => {
    const { token } = await aMember(one);
    using clocks = stopClocks();
    const together = () => Promise.all(Array.from({ length: 5 }, () => read(one, token)));
    expect(await readsWhile(one, together)).toBe(1);
    expect(await readsWhile(one, () => read(one, token))).toBe(0);
    clocks.twoSecondsLater();
    expect(await readsWhile(one, () => read(one, token))).toBe(1);
    expect(await readsWhile(one, () => read(one, token))).toBe(0);
  });

  it('is read for each call that changes something, and anew after it', async () => {
    const { token } = await aMember(one);
    using _clocks = stopClocks();
    await read(one, token);
    const endOthers = () => one.call('DELETE', '/auth/sessions', { token });
    expect(await readsWhile(one, endOthers)).toBe(1);
    expect(await readsWhile(one, () => read(one, token))).toBe(1);
  });

  it.each<[string, (member: TestMember, second: string) => Promise<unknown>]>([
    ['by logging out', ({ token }) => one.call('POST', '/auth/logout', { token, body: {} })],
    [
      'by a change of password in another session',
      (_member, token) =>
        one.call('POST', '/auth/changePassword', {
          token,
          body: { old: testPassword, new: 'une phrase toute neuve' },
        }),
    ],
    ['by deleting the account', (_member, token) => one.call('DELETE', '/users/me', { token })],
    [
      'by a suspension',
      ({ id }) =>
        one.platform.database.db
          .updateTable('member')
          .set({ suspended_at: new Date() })
          .where('id', '=', id)
          .execute(),
    ],
  ])('ends on every process within two seconds, %s', async (_how, end) => {
    const member = await aMember(one);
    const second = await aSession(one, member.id);
    using clocks = stopClocks();
    expect(await Promise.all([read(one, member.token), read(other, member.token)])).toEqual([200, 200]);
    await end(member, second);
    expect(await readsWhile(other, () => read(other, member.token))).toBe(0);
    clocks.twoSecondsLater();
    expect(await Promise.all([read(one, member.token), read(other, member.token)])).toEqual([401, 401]);
  });

  it('that logs out is over at once where it did', async () => {
    const { token } = await aMember(one);
    using _clocks = stopClocks();
    await read(one, token);
    await one.call('POST', '/auth/logout', { token, body: {} });
    expect(await read(one, token)).toBe(401);
  });
});

describe('no copy is kept', () => {
  it.each([
    ['staff', { kind: 'STAFF' }, '/admin/members'],
    ['a member who is not verified', { verified: false }, '/missions/discussions'],
  ] as const)('of %s', async (_who, wishes, path) => {
    const { token } = await aMember(one, wishes);
    using _clocks = stopClocks();
    const twice = async () => {
      for (let turn = 0; turn < 2; turn += 1) await one.call('GET', path, { token });
    };
    expect(await readsWhile(one, twice)).toBe(2);
  });

  it('of a person who acts for a firm: their seat ends with the next call, on every process', async () => {
    const [person, firm] = [await aMember(one), await aFirm(one)];
    const seat = await aSeat(one, firm, person);
    using _clocks = stopClocks();
    const readings = () =>
      Promise.all(
        [one, other].flatMap((process) => [
          read(process, person.token, firm.id),
          read(process, person.token),
        ]),
      );
    expect(await readings()).toEqual([200, 200, 200, 200]);
    expect(await readsWhile(one, readings)).toBe(1);
    const { db } = one.platform.database;
    await db.updateTable('seat').set({ role: 'finance' }).where('id', '=', seat).execute();
    expect(await readings()).toEqual([403, 200, 403, 200]);
    await db.updateTable('seat').set({ role: 'owner' }).where('id', '=', seat).execute();
    expect(await readings()).toEqual([200, 200, 200, 200]);
    await db.updateTable('seat').set({ ended_at: new Date() }).where('id', '=', seat).execute();
    expect(await readings()).toEqual([403, 200, 403, 200]);
  });

  it('of a session that owes its second factor: given, it counts at once', async () => {
    const { id, token } = await aMember(one);
    const { db } = one.platform.database;
    await db.updateTable('member').set({ has_second_factor: true }).where('id', '=', id).execute();
    using _clocks = stopClocks();
    expect(await read(one, token)).toBe(403);
    await db
      .updateTable('session')
      .set({ second_factor_at: new Date() })
      .where('member_id', '=', id)
      .execute();
    expect(await read(one, token)).toBe(200);
  });
});

it('an ended session is forgotten as soon as its end is heard of', async () => {
  const hour = 3_600_000;
  const hearing = await createTestApp({ databaseUrl: one.databaseUrl, viewerCopyMs: hour });
  try {
    await hearing.listen();
    const { token } = await aMember(one);
    expect(await read(hearing, token)).toBe(200);
    await one.call('POST', '/auth/logout', { token, body: {} });
    await expect.poll(() => read(hearing, token)).toBe(401);
  } finally {
    await hearing.close();
  }
});
