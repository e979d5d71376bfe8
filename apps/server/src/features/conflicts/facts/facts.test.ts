import { randomBytes } from 'node:crypto';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { addNames, aName, askAbout, nameParties, nthName } from '../../../../test/conflicts.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, aMissionForm, anApplication } from '../../../../test/missions.ts';
import { conflictFactsOf } from './service.ts';

const environment = {
  NETWORK_LIMITS: 'off',
  CONFLICTS: 'on',
  SECRETS_KEY: randomBytes(32).toString('base64'),
};
let test: TestApp;
/** The same database with the check off. */
let off: TestApp;
/** Another process on it. */
let other: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment });
  other = await createTestApp({ environment, databaseUrl: test.databaseUrl });
  off = await createTestApp({
    environment: { ...environment, CONFLICTS: 'off' },
    databaseUrl: test.databaseUrl,
  });
});
afterAll(async () => {
  await other.close();
  await off.close();
  await test.close();
});

const aClient = () => aMember(test, { kind: 'COMPANY' });
const single = async (app: TestApp, missionId: string, { token }: { token?: string } = {}) =>
  (await app.call('GET', `/missions/single/${missionId}`, token === undefined ? {} : { token })).json();
const facts = (missionId: string, { id }: TestMember) =>
  conflictFactsOf(test.platform, test.platform.database.db, missionId, id);
const edit = (client: TestMember, missionId: string, more: object) =>
  test.call('POST', `/missions/update/${missionId}`, {
    token: client.token,
    body: { ...aMissionForm(test, { namesParties: undefined }), ...more },
  });

describe('whoever publishes', () => {
  it.each([
    ['contentieux', 'yes', { level: 'declaration', parties: 'awaited' }],
    ['contentieux', 'no', { level: 'declaration', parties: 'none' }],
    ['relecture', 'yes', { level: 'check', parties: 'awaited' }],
    ['relecture', undefined, { level: 'check', parties: 'awaited' }],
    ['recherches', 'yes', { level: 'nothing', parties: null }],
  ] as const)('of a %s says %s of parties', async (nature, namesParties, conflicts) => {
    const client = await aClient();
    const missionId = await aMission(test, client, { nature, namesParties });
    const listVersion = conflicts.parties === 'none' ? 1 : 0;
    expect((await single(test, missionId, client)).conflicts).toEqual({ ...conflicts, listVersion });
    expect((await single(test, missionId)).conflicts).toBeNull();
    expect((await single(off, missionId, client)).conflicts).toBeNull();
  });

  it('and leaves it out has its parties awaited, and is notified; nobody else is', async () => {
    const client = await aClient();
    const told = async (missionId: string) => {
      const { rows } = await test.platform.database.pool.query(
        'select member_id, key from notification where mission_id = $1',
        [missionId],
      );
      return rows;
    };
    const published = (namesParties: 'yes' | 'no' | undefined, nature: 'contentieux' | 'recherches') =>
      aMission(test, client, { nature, namesParties });
    const silent = await published(undefined, 'contentieux');
    expect(await told(silent)).toEqual([{ member_id: client.id, key: 'PARTIES_TO_NAME' }]);
    expect((await nameParties(test, client, silent, 0, [])).statusCode).toBe(200);
    for (const id of [await published('yes', 'contentieux'), await published(undefined, 'recherches')])
      expect(await told(id)).toEqual([]);
  });

  it('says it once: an edit changes nothing that was said', async () => {
    const client = await aClient();
    const missionId = await aMission(off, client, { nature: 'contentieux' });
    for (const namesParties of ['no', 'yes'] as const)
      await edit(client, missionId, { nature: 'contentieux', namesParties });
    expect((await single(test, missionId, client)).conflicts).toEqual({
      level: 'declaration',
      parties: 'none',
      listVersion: 1,
    });
  });

  it('cannot ask less by another nature while a thread is open', async () => {
    const client = await aClient();
    const missionId = await aMission(test, client, { nature: 'relecture', namesParties: 'no' });
    const applicationId = await anApplication(test, missionId, await aMember(test));
    const refused = (await edit(client, missionId, { nature: 'recherches' })).json();
    expect(refused.errors).toMatchObject([{ path: 'nature' }]);
    // The same level, or a stricter one, may be asked.
    expect((await edit(client, missionId, { nature: 'audit' })).statusCode).toBe(200);
    await test.call('POST', `/messagerie/action/refuseCandidate/${applicationId}`, {
      token: client.token,
      body: {},
    });
    expect((await edit(client, missionId, { nature: 'recherches' })).statusCode).toBe(200);
  });

  it('is asked where the level of the nature asks for something, and nowhere with the check off', async () => {
    const { token } = await aClient();
    const natures = (app: TestApp) => app.call('GET', '/conflicts/natures', { token });
    expect((await natures(test)).json()).toEqual(expect.arrayContaining(['contentieux', 'relecture']));
    expect((await natures(test)).json()).not.toContain('recherches');
    expect((await natures(off)).json()).toEqual([]);
  });

  it('keeps nothing with the check off', async () => {
    const client = await aClient();
    const missionId = await aMission(off, client, { nature: 'contentieux', namesParties: 'yes' });
    expect((await single(test, missionId, client)).conflicts).toEqual({
      level: 'nothing',
      parties: null,
      listVersion: 0,
    });
  });
});

describe('a mission', () => {
  it('takes no application while its parties are awaited, and names or none end that', async () => {
    const [client, candidate] = [await aClient(), await aMember(test)];
    const missionId = await aMission(test, client, { nature: 'relecture', namesParties: 'yes' });
    await addNames(test, candidate, [aName('Ng')]);
    const own = async (app: TestApp, { token }: TestMember) =>
      (await app.call('GET', `/missions/${client.id}`, { token })).json();
    expect(await own(test, client)).toMatchObject([{ id: missionId, awaitsParties: true }]);
    for (const others of [await own(off, client), await own(test, candidate)])
      expect(others[0]).not.toHaveProperty('awaitsParties');
    const page = await single(test, missionId, candidate);
    expect(page.applyRefusal.code).toBe('PARTIES_AWAITED');
    expect(page.permitted).toEqual([]);
    expect((await askAbout(test, candidate, missionId)).json().code).toBe('PARTIES_AWAITED');
    expect((await nameParties(test, client, missionId, 0, [])).json()).toMatchObject({
      version: 1,
      changesLeft: 5,
    });
    expect((await own(test, client))[0]).not.toHaveProperty('awaitsParties');
    expect(await single(test, missionId, candidate)).toMatchObject({
      permitted: ['apply'],
      conflicts: { level: 'check', parties: 'none', listVersion: 1 },
    });
  });

  it('tells up to which version of its list a candidate asked', async () => {
    const [client, candidate] = [await aClient(), await aMember(test)];
    const missionId = await aMission(test, client, { nature: 'relecture', namesParties: 'yes' });
    await addNames(test, candidate, [aName('Ng')]);
    await nameParties(test, client, missionId, 0, [aName('Kervella'), aName('Delmas')]);
    const named = { level: 'check', parties: 'named' };
    expect(await facts(missionId, candidate)).toEqual({ ...named, listVersion: 1, askedVersion: null });
    await askAbout(test, candidate, missionId);
    expect(await facts(missionId, candidate)).toEqual({ ...named, listVersion: 1, askedVersion: 1 });
    await nameParties(test, client, missionId, 1, [aName('Kervella')]);
    expect(await facts(missionId, candidate)).toEqual({ ...named, listVersion: 2, askedVersion: 2 });
    await nameParties(test, client, missionId, 2, [aName('Kervella'), aName('Fabre')]);
    expect(await facts(missionId, candidate)).toEqual({ ...named, listVersion: 3, askedVersion: 1 });
    await nameParties(test, client, missionId, 3, []);
    expect(await facts(missionId, candidate)).toMatchObject({ parties: 'none', listVersion: 4 });
  });

  it('that comes back to the lists without a word of parties awaits them, as one whose list was deleted', async () => {
    const client = await aClient();
    const { call } = test;
    const by = { token: client.token };
    const conflicts = async (id: string) => (await single(test, id, client)).conflicts.parties;
    const archived = await aMission(off, client, { nature: 'contentieux' });
    await call('POST', `/missions/publish/${archived}`, { ...by, body: { toPublish: true } });
    expect(await conflicts(archived)).toBeNull();
    await call('POST', `/missions/publish/${archived}`, { ...by, body: { toPublish: false } });
    await call('POST', `/missions/publish/${archived}`, { ...by, body: { toPublish: true } });
    expect(await conflicts(archived)).toBe('awaited');

    const closed = await aMission(off, client, { nature: 'contentieux' });
    const past = addDays(parisDay(test.platform.clock.now()), -1);
    await test.platform.database.pool.query(
      'update mission set end_date = $2, closes_on = $2 where id = $1',
      [closed, past],
    );
    const relaunched = await call('POST', `/missions/relaunch/${closed}`, { ...by, body: { endDate: null } });
    expect(relaunched.json()).toMatchObject({ conflicts: { level: 'declaration', parties: 'awaited' } });
  });

  it('that an edit reopens or gives another nature awaits them too, unless the form says so', async () => {
    const client = await aClient();
    const past = addDays(parisDay(test.platform.clock.now()), -1);
    const reopened = async (more: object) => {
      const id = await aMission(off, client, { nature: 'contentieux' });
      const set = 'update mission set end_date = $2, closes_on = $2, is_listed = false where id = $1';
      await test.platform.database.pool.query(set, [id, past]);
      const endDate = addDays(past, 30);
      return (await edit(client, id, { nature: 'contentieux', endDate, ...more })).json().conflicts;
    };
    expect(await reopened({})).toMatchObject({ level: 'declaration', parties: 'awaited' });
    expect(await reopened({ namesParties: 'no' })).toMatchObject({ parties: 'none' });

    const other = await aMission(test, client, { nature: 'recherches' });
    expect((await edit(client, other, { nature: 'recherches', title: 'Autre titre' })).json()).toMatchObject({
      conflicts: { level: 'nothing', parties: null },
    });
    expect((await edit(client, other, { nature: 'contentieux' })).json()).toMatchObject({
      conflicts: { level: 'declaration', parties: 'awaited' },
    });
    const same = await aMission(off, client, { nature: 'contentieux' });
    expect((await edit(client, same, { nature: 'contentieux', title: 'Autre titre' })).json()).toMatchObject({
      conflicts: { level: 'nothing', parties: null },
    });
  });
});

it('a word that no party is concerned and a list, given at once by two processes, lose nothing', async () => {
  const client = await aClient();
  for (let round = 0; round < 20; round += 1) {
    const missionId = await aMission(off, client, { nature: 'contentieux' });
    const body = { ...aMissionForm(test), nature: 'contentieux', namesParties: 'no' };
    const [edited, named] = await Promise.all([
      test.call('POST', `/missions/update/${missionId}`, { token: client.token, body }),
      nameParties(other, client, missionId, 0, [aName(nthName(round))]),
    ]);
    expect(edited.statusCode).toBe(200);
    const { conflicts } = await single(test, missionId, client);
    expect([named.json().code ?? 'ok', conflicts.parties]).toEqual(
      named.statusCode === 200 ? ['ok', 'named'] : ['PARTIES_CHANGED', 'none'],
    );
    expect(conflicts.listVersion).toBe(1);
  }
});
