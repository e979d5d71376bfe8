import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aName, anApplicationWith, anAskingMission, nameParties } from '../../../../test/conflicts.ts';
import { aMember } from '../../../../test/factories.ts';
import { retain } from '../../own-data/retention/service.ts';

/** Parties that were shown in a thread, once the list is deleted (rules §9, "Parties and the question"). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on', SECRETS_KEY: randomBytes(32).toString('base64') },
  });
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

/** A thread in which the candidate declared their independence and reads the parties. */
const aThreadThatShows = async () => {
  const [client, candidate] = [await aMember(test, { kind: 'COMPANY' }), await aMember(test)];
  const missionId = await anAskingMission(test, client);
  const thread = await anApplicationWith(test, missionId, candidate, 'declared');
  const { pool } = test.platform.database;
  await pool.query(
    'insert into party_disclosure (application_id, list_version, shown_at) values ($1, 1, now())',
    [thread],
  );
  const read = async () =>
    (await test.call('GET', `/messagerie/parties/${thread}`, { token: candidate.token })).json();
  const declared = () => rows('select kind from independence where application_id = $1', thread);
  return { client, candidate, missionId, thread, read, declared };
};

it('three months after all is over, its candidate reads neither them nor a list that is named later', async () => {
  const { client, missionId, thread, read, declared } = await aThreadThatShows();
  expect((await read()).parties).toHaveLength(1);
  const before = new Date(test.clock.now().getTime() - 92 * 86_400_000);
  const state = "update application set state = 'DONE', updated_at = $2 where id = $1";
  await rows(state, thread, before);
  await rows(
    'update mission set is_archived = true, is_listed = false, updated_at = $2 where id = $1',
    missionId,
    before,
  );
  await retain(test.platform);
  expect(await rows('select from party_disclosure where application_id = $1', thread)).toEqual([]);
  expect((await nameParties(test, client, missionId, 0, [aName('Ng'), aName('Diallo')])).statusCode).toBe(
    200,
  );
  expect((await read()).code).toBe('NOT_FOUND');
  expect(await declared()).toEqual([{ kind: 'declared' }]);
});

it('go with the account of the client; the declaration of the candidate stays in the thread', async () => {
  const { client, thread, read, declared } = await aThreadThatShows();
  await test.call('DELETE', '/users/me', { token: client.token });
  expect(await rows('select from party_disclosure where application_id = $1', thread)).toEqual([]);
  expect((await read()).code).toBe('NOT_FOUND');
  expect(await declared()).toEqual([{ kind: 'declared' }]);
});
