import { parisInstant } from '@basoche/domain/time/paris';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aDeclaration, addNames, aName, askAbout, nameParties, nthName } from '../../../test/conflicts.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aHearing, aTaking } from '../../../test/hearings.ts';

/** Parties of a hearing (rules §9): nobody is told, asks or takes before they are named; then each as with a mission. */

let test: TestApp;
let client: TestMember;
let taker: TestMember;
beforeEach(async () => {
  await test?.close();
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on', CONFLICTS: 'on' } });
  test.clock.set(parisInstant('2037-12-07', '10:00') ?? new Date());
  [client, taker] = [await anAvocat(), await anAvocat()];
  await addNames(test, taker, [aName('Ng')]);
});
afterAll(() => test.close());

/** Runs the jobs that are due by the clock of the test, and those that follow. */
const runJobs = async () => {
  for (let round = 0; round < 2; round += 1) {
    await test.platform.database.pool.query(
      'update graphile_worker._private_jobs set run_at = now() where run_at <= $1',
      [test.clock.now()],
    );
    await test.drain();
  }
};

const anAvocat = () => aMember(test, { jobName: 'Avocat' });

const listen = ({ token }: TestMember) =>
  test.call('PUT', '/hearings/profile', {
    token,
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

const take = ({ token }: TestMember, id: string, more: object = {}) =>
  test.call('POST', `/hearings/${id}/take`, { token, body: { ...aTaking(), ...more } });
const declared = (listVersion = 1) => ({ independence: { kind: 'declared', ...aDeclaration(listVersion) } });
const unsaid = { independence: undefined };
const read = async (id: string, { token }: TestMember) =>
  (await test.call('GET', `/hearings/${id}`, { token })).json();
const parties = [aName('Kervella', { firstName: 'Thomas' })];
const steps = async (id: string) =>
  (await read(id, client)).steps.map(({ kind, told }: { kind: string; told: number | null }) => [kind, told]);

describe('a hearing whose parties are awaited', () => {
  it('is told to nobody, compared with nothing and taken by nobody; from the list on it is', async () => {
    await listen(taker);
    const id = await aHearing(test, client, { namesParties: 'yes' });
    await runJobs();
    expect(await steps(id)).toEqual([]);
    const awaited = { permitted: expect.not.arrayContaining(['take']), refusal: { code: 'PARTIES_AWAITED' } };
    expect(await read(id, taker)).toMatchObject({ ...awaited, conflicts: { parties: 'awaited' } });
    const list = await test.call('GET', '/hearings', { token: taker.token });
    expect(list.json()).toMatchObject([{ ...awaited, conflicts: null }]);
    for (const refused of [await askAbout(test, taker, id), await take(taker, id, declared(0))])
      expect(refused.json().code).toBe('PARTIES_AWAITED');

    expect((await nameParties(test, client, id, 0, parties)).statusCode).toBe(200);
    await runJobs();
    expect(await steps(id)).toEqual([['sent', 1]]);
    expect(await read(id, taker)).toMatchObject({
      permitted: expect.arrayContaining(['take']),
      conflicts: { level: 'declaration', parties: 'named', listVersion: 1 },
    });
  });

  it('which says nothing of them waits for them too, and its client is notified', async () => {
    await listen(taker);
    const id = await aHearing(test, client, { namesParties: undefined });
    await runJobs();
    expect(await steps(id)).toEqual([]);
    expect((await take(taker, id)).json().code).toBe('PARTIES_AWAITED');
    const told = await test.platform.database.pool.query(
      'select member_id, key from notification where mission_id = $1',
      [id],
    );
    expect(told.rows).toEqual([{ member_id: client.id, key: 'PARTIES_TO_NAME' }]);
  });

  it('is taken after the question, with a declaration; a changed list is told to who asked, and asked about anew', async () => {
    const id = await aHearing(test, client, { namesParties: 'yes' });
    await nameParties(test, client, id, 0, parties);
    expect((await take(taker, id, declared())).json().code).toBe('CONFLICT_CHECK_NEEDED');
    expect((await askAbout(test, taker, id)).json().answer).toMatch(/nothing|examine/);
    expect((await take(taker, id, unsaid)).json().code).toBe('INDEPENDENCE_NEEDED');
    expect((await take(taker, id, { independence: { kind: 'reserved' } })).json().code).toBe(
      'DECLARATION_NEEDED',
    );
    await nameParties(test, client, id, 1, [...parties, aName('Delmas', { firstName: 'Claire' })]);
    await runJobs();
    const told = await test.platform.database.pool.query(
      "select member_id from notification where mission_id = $1 and key = 'PARTIES_TO_CHECK'",
      [id],
    );
    expect(told.rows).toEqual([{ member_id: taker.id }]);
    expect((await take(taker, id, declared(2))).json().code).toBe('CONFLICT_CHECK_NEEDED');
    await askAbout(test, taker, id);
    expect((await take(taker, id, declared(1))).json().code).toBe('PARTIES_CHANGED');
    const { postulationID } = (await take(taker, id, declared(2))).json();
    const thread = await test.call('GET', `/messagerie/${postulationID}`, { token: client.token });
    expect(thread.json()).toMatchObject({
      state: 'ONGOING',
      conflicts: { listVersion: 2, independence: { kind: 'declared', isCurrent: true } },
    });
    // Its taker asks again about a party that comes later; nobody else does.
    await nameParties(test, client, id, 2, [...parties, aName('Amrani', { firstName: 'Rachid' })]);
    expect((await askAbout(test, taker, id)).statusCode).toBe(200);
    const late = await anAvocat();
    await addNames(test, late, [aName('Ng')]);
    expect((await askAbout(test, late, id)).json().code).toBe('HEARING_TAKEN');
  });

  it('waits for nothing where nobody is concerned, and asks for a word still', async () => {
    await listen(taker);
    const id = await aHearing(test, client, { namesParties: 'no' });
    await runJobs();
    expect(await steps(id)).toEqual([['sent', 1]]);
    expect((await take(taker, id, unsaid)).json().code).toBe('INDEPENDENCE_NEEDED');
    expect((await take(taker, id, declared())).statusCode).toBe(201);
  });
});

describe('the parties of a hearing', () => {
  it('are named and read by its client alone, and asked about by those who may take it', async () => {
    const id = await aHearing(test, client, { namesParties: 'yes' });
    await nameParties(test, client, id, 0, parties);
    const [jurist, unverified] = [
      await aMember(test),
      await aMember(test, { jobName: 'Avocat', verified: false }),
    ];
    for (const other of [jurist, unverified, client]) await addNames(test, other, [aName('Ng')]);
    for (const other of [taker, jurist]) {
      expect((await nameParties(test, other, id, 1, [])).statusCode).toBe(404);
      expect((await test.call('GET', `/missions/parties/${id}`, { token: other.token })).statusCode).toBe(
        404,
      );
    }
    expect((await askAbout(test, jurist, id)).statusCode).toBe(404);
    expect((await askAbout(test, unverified, id)).statusCode).toBe(403);
    expect((await askAbout(test, client, id)).json().code).toBe('OWN_HEARING');
  });

  it('count for the budget of their client as those of missions', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const id = await aHearing(test, client, { namesParties: 'yes', time: `0${8 + turn}:00` });
      const thirty = Array.from({ length: 30 }, (_, n) => aName(nthName(turn * 30 + n)));
      expect((await nameParties(test, client, id, 0, thirty)).statusCode).toBe(200);
    }
    const id = await aHearing(test, client, { namesParties: 'yes' });
    expect((await nameParties(test, client, id, 0, [aName(nthName(99))])).json().code).toBe('PARTIES_SPENT');
  });

  it('are not asked for while the check is off', async () => {
    const off = await createTestApp({
      databaseUrl: test.databaseUrl,
      environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on', CONFLICTS: 'off' },
    });
    off.clock.set(test.clock.now());
    const id = await aHearing(off, client, { namesParties: 'yes' });
    const answer = await off.call('GET', `/hearings/${id}`, { token: taker.token });
    expect(answer.json()).toMatchObject({ permitted: expect.arrayContaining(['take']), conflicts: null });
    await off.close();
  });
});
