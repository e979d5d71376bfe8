import { randomBytes } from 'node:crypto';
import { checksADay } from '@basoche/domain/conflicts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  aDeclaration,
  addNames,
  aMissionWith,
  aName,
  anAskingMission,
  askAbout,
  nameParties,
} from '../../../../test/conflicts.ts';
import { aMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aMission } from '../../../../test/missions.ts';

/** Secrets that a question keeps from both of its sides (rules §9). */

const environment = {
  NETWORK_LIMITS: 'off',
  CONFLICTS: 'on',
  SECRETS_KEY: randomBytes(32).toString('base64'),
};
let test: TestApp;
/** Another process on the same database. */
let other: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment });
  other = await createTestApp({ environment, databaseUrl: test.databaseUrl });
  Object.assign(test.platform, { draw: () => 1 });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const thomas = aName('Kervella', { firstName: 'Thomas' });
const aCandidate = async () => {
  const candidate = await aMember(test);
  await addNames(test, candidate, [thomas]);
  return candidate;
};

describe('whoever asks', () => {
  it.each([
    ['a company of that name', aName('Durand', { kind: 'company' }), aName('Durand')],
    ['the columns swapped', aName('Paul', { firstName: 'Durand' }), aName('Durand', { firstName: 'Paul' })],
  ])('is told of a person whom they added after %s', async (_what, before, person) => {
    const candidate = await aMember(test);
    for (const name of [before, person])
      expect((await addNames(test, candidate, [name])).json()).toEqual({ added: 1, known: 0 });
    const { missionId } = await aMissionWith(test, [aName('Durand', { firstName: 'P.' })]);
    expect((await askAbout(test, candidate, missionId)).json().answer).toBe('examine');
  });

  it('is not told that the anonymous creator is of their own firm', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const firm = await aFirm(test, { of: company });
    const [colleague, stranger] = [await aCandidate(), await aCandidate()];
    await aSeat(test, firm, colleague, 'reader');
    const [silent, named] = [
      await aMission(test, company),
      (await aMissionWith(test, [thomas], company)).missionId,
    ];
    for (const missionId of [silent, named]) {
      const own = (await askAbout(test, colleague, missionId)).json();
      const other = (await askAbout(test, stranger, missionId)).json();
      expect({ ...own, askedAt: null }).toEqual({ ...other, askedAt: null });
    }
  });
});

/** Contexts under which the first process opens sealed values of parties during some work. */
const openedBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const { sealing } = test.platform;
  const opened: string[] = [];
  const unseal: typeof sealing.unseal = (sealed, context) => {
    if (context.startsWith('mission-party')) opened.push(context);
    return sealing.unseal(sealed, context);
  };
  Object.assign(test.platform, { sealing: { ...sealing, unseal } });
  await work().finally(() => Object.assign(test.platform, { sealing }));
  return opened;
};

it('a call that may be repeated opens no party: its time would tell how many there are', async () => {
  const client = await aMember(test, { kind: 'COMPANY' });
  const candidate = await aMember(test, { jobName: 'Avocat' });
  await addNames(test, candidate, [thomas]);
  const missionID = await anAskingMission(test, client);
  const { token } = candidate;
  const apply = (independence: object) =>
    test.call('POST', '/missions/postulate', {
      token,
      body: { missionID, offer: 500, tvaApplicable: true, independence },
    });
  const declared = { kind: 'declared', ...aDeclaration() };
  const spent = (names: number) =>
    test.platform.database.pool.query(
      `insert into conflict_act (member_id, act, names, at) values ($1, 'asked', $2, $3)`,
      [candidate.id, names, test.platform.clock.now()],
    );
  const codes: string[] = [];
  const refused = async (call: () => ReturnType<typeof apply>) => codes.push((await call()).json().code);
  const opened = await openedBy(async () => {
    await refused(() => apply(declared));
    await spent(checksADay);
    await refused(() => askAbout(test, candidate, missionID));
    await test.platform.database.pool.query('delete from conflict_act where member_id = $1', [candidate.id]);
  });
  expect([codes, opened]).toEqual([['CONFLICT_CHECK_NEEDED', 'CHECKS_SPENT'], []]);

  expect(await openedBy(() => askAbout(test, candidate, missionID))).toHaveLength(1);
  const again = await openedBy(async () => {
    await askAbout(test, candidate, missionID);
    await test.call('GET', `/conflicts/checks/${missionID}`, { token });
    await refused(() => apply({ ...declared, listVersion: 2 }));
    await refused(() => apply({ ...declared, version: '1999-01-01' }));
  });
  expect([codes.slice(2), again]).toEqual([['PARTIES_CHANGED', 'INDEPENDENCE_VERSION'], []]);
  const { id } = (await apply(declared)).json();
  const shown = { token, body: { listVersion: 1 } };
  expect(
    await openedBy(() => refused(() => test.call('POST', `/messagerie/parties/disclose/${id}`, shown))),
  ).toEqual([]);
  expect(codes.at(-1)).toBe('FORBIDDEN');
});

/** Keeps the first process before it opens a value that is sealed for this; `reached` when it is there. */
const stopBefore = (about: string) => {
  const { sealing } = test.platform;
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const unseal: typeof sealing.unseal = async (sealed, context) => {
    if (context.startsWith(about)) {
      reached.resolve();
      await goOn.promise;
    }
    return sealing.unseal(sealed, context);
  };
  Object.assign(test.platform, { sealing: { ...sealing, unseal } });
  return {
    reached: reached.promise,
    goOn: () => {
      Object.assign(test.platform, { sealing });
      goOn.resolve();
    },
  };
};

describe('the client', () => {
  it.each([
    ['names are compared', 'conflict-hashes:'],
    ['the answer is kept', 'conflict-answer:'],
  ])('waits for nobody while %s', async (_when, about) => {
    const { client, missionId } = await aMissionWith(test, [thomas]);
    const candidate = await aCandidate();
    const stop = stopBefore(about);
    const answer = askAbout(test, candidate, missionId);
    await stop.reached;
    const { pool } = other.platform.database;
    const free = async (text: string) => (await pool.query(`${text} nowait`, [missionId])).rowCount;
    try {
      expect(await free('select from mission_party_list where mission_id = $1 for no key update')).toBe(1);
      expect(await free('select from mission where id = $1 for update')).toBe(1);
      for (const parties of [[thomas], [aName('Ng')]])
        expect((await nameParties(other, client, missionId, 1, parties)).statusCode).toBe(200);
    } finally {
      stop.goOn();
    }
    expect((await answer).json()).toMatchObject({ answer: 'examine', isOutdated: true });
    const { rows } = await pool.query('select version from conflict_check where mission_id = $1', [
      missionId,
    ]);
    expect(rows).toEqual([{ version: 1 }]);
  });
});
