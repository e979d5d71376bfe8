import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/factories.ts';
import { actFor, aFirmThread, type FirmThread } from '../../../test/firm-threads.ts';
import { proceed } from '../../../test/missions.ts';
import { aDevice } from '../../../test/push.ts';
import { claimedFor } from './daily-summary/store.ts';
import { findPush } from './push/store.ts';
import { notify } from './service.ts';

/** Notifications of a firm, for a person who may not read them any more. */

let test: TestApp;
let thread: FirmThread;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  thread = await aFirmThread(test);
});
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const titles = async ({ token }: TestMember): Promise<string[]> =>
  (await test.call('GET', '/notifications/new', { token }))
    .json()
    .map(({ title }: { title: string }) => title);

it('of threads are gone with a role that reads none; those about the firm stay', async () => {
  const { anne, applicationId, candidate, claire, claireSeat, firm } = thread;
  await actFor(test, thread, claire, `/messagerie/action/price/refuse/${applicationId}`, {});
  await proceed(test, applicationId, [candidate, 'action/price/new', { offer: 600 }]);
  expect(await titles(claire)).toHaveLength(2);
  const decided = { personId: claire.id, about: 'DEPOSITS', key: 'APPROVAL_DECIDED' } as const;
  await notify(test.platform.database.db, { memberId: firm.id, ...decided }, test.clock.now());
  const lowered = await test.call('PUT', `/firms/current/seats/${claireSeat}/role`, {
    token: anne.token,
    headers: { [actingForHeader]: firm.id },
    body: { role: 'finance' },
  });
  expect(lowered.statusCode, lowered.body).toBe(204);
  const [role, ...others] = await titles(claire);
  expect(role).toContain('Finance');
  expect(others).toHaveLength(1);
});

/** Whether a person is given what they were told, by each of the ways. */
const given = async ({ id, token, ...person }: TestMember, deviceId: string) => {
  const { db } = test.platform.database;
  const now = test.clock.now();
  const [{ id: notificationId }] = await rows('select id from notification where member_id = $1', id);
  await rows('update notification set digested_at = $2 where member_id = $1', id, now);
  return {
    list: (await titles({ id, token, ...person })).length,
    dot: (await test.call('GET', '/auth/me', { token })).json().hasNotif,
    summary: (await claimedFor(db, id, now)).length,
    push: (await findPush(db, { notificationId, deviceId, now })) === undefined ? 0 : 1,
  };
};
const all = { list: 1, dot: true, summary: 1, push: 1 };
const none = { list: 0, dot: false, summary: 0, push: 0 };

it.each([
  ['asked to consent while their seat ends', 'ended_at = now()', 'DEPOSITS'],
  ['told of a thread while they become finance', "role = 'finance'", 'thread'],
] as const)('reach nobody who is %s', async (_what, change, what) => {
  const { applicationId, claire, claireSeat, firm } = thread;
  await rows('delete from notification where member_id = $1', claire.id);
  const about = what === 'thread' ? { applicationId } : { about: what };
  const news = { memberId: firm.id, personId: claire.id, key: 'APPROVAL_ASKED', ...about } as const;
  await notify(test.platform.database.db, news, test.clock.now());
  const deviceId = await aDevice(test, claire);
  expect(await given(claire, deviceId)).toEqual(all);
  await rows(`update seat set ${change} where id = $1`, claireSeat);
  expect(await given(claire, deviceId)).toEqual(none);
});

it('that were not for the screen are not pushed after the seat', async () => {
  const { claire, claireSeat, firm } = thread;
  await rows('delete from notification where member_id = $1', claire.id);
  const news = { memberId: firm.id, personId: claire.id, about: 'TEAM', key: 'SEAT_GIVEN' } as const;
  await notify(test.platform.database.db, news, test.clock.now());
  await rows('update notification set on_screen = false, read_at = now() where member_id = $1', claire.id);
  const deviceId = await aDevice(test, claire);
  expect((await given(claire, deviceId)).push).toBe(1);
  await rows('update seat set ended_at = now() where id = $1', claireSeat);
  expect((await given(claire, deviceId)).push).toBe(0);
});
