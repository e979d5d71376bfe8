import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aPdf } from '../../../../test/files.ts';
import { aHearing, takeHearing } from '../../../../test/hearings.ts';
import { notify } from '../../notifications/service.ts';

/** Hearings of accounts that are deleted (rules §1, §10). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const erase = async ({ token }: TestMember) => {
  const answer = await test.call('DELETE', '/users/me', { token });
  expect(answer.statusCode, answer.body).toBe(204);
  await test.drain();
};
const hearingOf = (id: string) =>
  test.platform.database.db
    .selectFrom('hearing')
    .select(['state', 'brief', 'application_id'])
    .where('mission_id', '=', id)
    .executeTakeFirst();

describe('the account of a client that is deleted', () => {
  it('takes its open hearings with it, and what others were told of them is read', async () => {
    const [client, listener] = [await anAvocat(), await anAvocat()];
    await test.call('PUT', '/hearings/profile', {
      token: listener.token,
      body: {
        isOn: true,
        town: '69123',
        distanceKm: 50,
        goesFarther: false,
        kinds: ['tj'],
        acts: ['pleading'],
        lowest: 0,
        week: 2 ** 12 - 1,
      },
    });
    const id = await aHearing(test, client);
    const { db } = test.platform.database;
    await notify(db, { memberId: listener.id, missionId: id, key: 'HEARING_NOTICE' }, test.clock.now());
    await erase(client);
    expect(await hearingOf(id)).toBeUndefined();
    const unread = await db
      .selectFrom('notification')
      .select('key')
      .where('member_id', '=', listener.id)
      .where('read_at', 'is', null)
      .execute();
    expect(unread).toEqual([]);
    expect((await test.call('GET', `/hearings/${id}`, { token: listener.token })).statusCode).toBe(404);
  });

  it('cancels one that somebody took, whose instructions stay with the thread alone', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    expect((await takeHearing(test, taker, id)).statusCode).toBe(201);
    await erase(client);
    expect(await hearingOf(id)).toMatchObject({ state: 'cancelled', brief: null });
  });
});

it('a hearing whose client has left goes to nobody else when it is given back, nor do its documents', async () => {
  const [client, taker] = [await anAvocat(), await anAvocat()];
  const sent = await test.call('POST', '/hearings/documents', {
    token: client.token,
    body: { file: aPdf('Assignation.pdf') },
  });
  const id = await aHearing(test, client, { documents: [sent.json().id] });
  const thread = (await takeHearing(test, taker, id)).json().postulationID;
  const { pool } = test.platform.database;
  const heldAt = new Date(test.clock.now().getTime() + 20 * 3_600_000);
  await pool.query('update hearing set held_at = $2 where mission_id = $1', [id, heldAt]);
  await erase(client);
  expect(await hearingOf(id)).toMatchObject({ state: 'taken' });
  // Less than a day before, the price is due: the thread goes on.
  expect((await test.call('GET', `/messagerie/${thread}`, { token: taker.token })).json()).toMatchObject({
    state: 'ONGOING',
    mode: 'direct',
  });
  const answer = await test.call('POST', `/messagerie/hearing/giveBack/${thread}`, {
    token: taker.token,
    body: { why: 'prevented' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  await test.drain();
  expect(await hearingOf(id)).toMatchObject({ state: 'cancelled', application_id: null });
  expect((await pool.query('select 1 from hearing_document where mission_id = $1', [id])).rows).toEqual([]);
});

it('the account of a taker that is deleted leaves the hearing to others, with its instructions', async () => {
  const [client, taker, next] = [await anAvocat(), await anAvocat(), await anAvocat()];
  const id = await aHearing(test, client);
  expect((await takeHearing(test, taker, id)).statusCode).toBe(201);
  await erase(taker);
  expect(await hearingOf(id)).toMatchObject({ state: 'open', application_id: null });
  expect((await hearingOf(id))?.brief).toContain('renvoi');
  expect((await takeHearing(test, next, id)).statusCode).toBe(201);
});
