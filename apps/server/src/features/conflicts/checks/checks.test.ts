import { randomBytes } from 'node:crypto';
import { actingForHeader } from '@basoche/contract/acting-for';
import {
  checksADay,
  checksInMonth,
  partyChangesAtMost,
  partyNamesADay,
  partyNamesInMonth,
} from '@basoche/domain/conflicts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { addNames, aMissionWith, aName, askAbout, nameParties, nthName } from '../../../../test/conflicts.ts';
import { aMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';
import { retain } from '../../own-data/retention/service.ts';

const environment = {
  NETWORK_LIMITS: 'off',
  CONFLICTS: 'on',
  SECRETS_KEY: randomBytes(32).toString('base64'),
};
let test: TestApp;
/** Another process on the same database. */
let other: TestApp;
/** The number that chance gives: 0 is « to examine ». */
let drawn = 1;
beforeAll(async () => {
  test = await createTestApp({ environment });
  other = await createTestApp({ environment, databaseUrl: test.databaseUrl });
  for (const { platform } of [test, other]) Object.assign(platform, { draw: () => drawn });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
/** Makes everything that an account did older. */
const age = (memberId: string, days: number) =>
  rows(`update conflict_act set at = at - $2 * interval '1 day' where member_id = $1`, memberId, days);

const thomas = aName('Kervella', { firstName: 'Thomas' });
const aCandidate = async (...names: object[]) => {
  const candidate = await aMember(test);
  await addNames(test, candidate, names.length > 0 ? names : [thomas]);
  return candidate;
};

describe('parties of a mission', () => {
  it('are named and read by its creator alone', async () => {
    const { client, missionId } = await aMissionWith(test, [thomas]);
    const stranger = await aMember(test, { kind: 'COMPANY' });
    const read = (token: string) => test.call('GET', `/missions/parties/${missionId}`, { token });
    expect((await read(client.token)).json()).toEqual({
      version: 1,
      parties: [{ ...thomas, siren: null }],
      changesLeft: partyChangesAtMost,
    });
    expect((await read(stranger.token)).json().code).toBe('NOT_FOUND');
    expect((await nameParties(test, stranger, missionId, 1, [])).json().code).toBe('NOT_FOUND');
  });

  it('change five times, from the version that was read, and a repeat changes nothing', async () => {
    const { client, missionId } = await aMissionWith(test, [thomas]);
    expect((await nameParties(test, client, missionId, 0, [thomas])).json()).toMatchObject({ version: 1 });
    expect((await nameParties(test, client, missionId, 0, [])).json().code).toBe('PARTIES_CHANGED');
    for (let version = 1; version <= partyChangesAtMost; version += 1) {
      const changed = await nameParties(test, client, missionId, version, [aName(nthName(version))]);
      expect(changed.json()).toMatchObject({
        version: version + 1,
        changesLeft: partyChangesAtMost - version,
      });
    }
    const last = await nameParties(test, client, missionId, partyChangesAtMost + 1, []);
    expect(last.json().code).toBe('PARTY_CHANGES_SPENT');
  });

  it('are sixty new ones a day and three hundred in thirty days, over all missions', async () => {
    const client = await aMember(test, { kind: 'COMPANY' });
    const fill = async (from: number, count: number) => {
      const missionId = await aMission(test, client);
      const parties = Array.from({ length: count }, (_, index) => aName(nthName(from + index)));
      return (await nameParties(test, client, missionId, 0, parties)).json();
    };
    for (let day = 0; day < partyNamesInMonth / partyNamesADay; day += 1) {
      expect(await fill(day * partyNamesADay, 30)).toMatchObject({ version: 1 });
      expect(await fill(day * partyNamesADay + 30, 30)).toMatchObject({ version: 1 });
      expect((await fill(10_000, 1)).code).toBe('PARTIES_SPENT');
      await age(client.id, 1);
    }
    expect((await fill(10_000, 1)).code).toBe('PARTIES_SPENT');
    await age(client.id, 30);
    expect(await fill(10_000, 1)).toMatchObject({ version: 1 });
  });
});

describe('a check', () => {
  it('finds a name of the register, or nothing, and is answered once', async () => {
    const { missionId } = await aMissionWith(test, [aName('KERVELA', { firstName: 'thomas' }), aName('Ng')]);
    const [one, two] = [await aCandidate(), await aCandidate(aName('Delmas', { firstName: 'Claire' }))];
    expect((await askAbout(test, one, missionId)).json()).toEqual({
      answer: 'examine',
      askedAt: expect.any(String),
      isOutdated: false,
      checksLeft: checksADay - 1,
    });
    const first = (await askAbout(test, two, missionId)).json();
    expect(first.answer).toBe('nothing');
    await addNames(test, two, [thomas]);
    expect((await askAbout(test, two, missionId)).json()).toEqual(first);
    const read = await test.call('GET', `/conflicts/checks/${missionId}`, { token: two.token });
    expect(read.json()).toEqual(first);
    expect(await rows('select version from conflict_check where member_id = $1', two.id)).toEqual([
      { version: 1 },
    ]);
  });

  it('is to examine by chance, once in sixteen', async () => {
    const { missionId } = await aMissionWith(test, [aName('Ng')]);
    drawn = 0;
    const answer = (await askAbout(test, await aCandidate(), missionId)).json();
    drawn = 1;
    expect(answer.answer).toBe('examine');
  });

  it('is asked again about parties that came later alone, and an earlier doubt stays', async () => {
    const { client, missionId } = await aMissionWith(test, [thomas]);
    const [one, two] = [await aCandidate(), await aCandidate(aName('Ng', { firstName: 'Luc' }))];
    await askAbout(test, one, missionId);
    expect((await askAbout(test, two, missionId)).json().answer).toBe('nothing');
    await nameParties(test, client, missionId, 1, [aName('Ng', { firstName: 'Luc' })]);
    for (const candidate of [one, two]) {
      const seen = await test.call('GET', `/conflicts/checks/${missionId}`, { token: candidate.token });
      expect(seen.json().isOutdated).toBe(true);
      expect((await askAbout(test, candidate, missionId)).json()).toMatchObject({
        answer: 'examine',
        isOutdated: false,
      });
    }
    await nameParties(test, client, missionId, 2, []);
    expect((await askAbout(test, one, missionId)).json()).toMatchObject({ answer: 'examine', checksLeft: 8 });
  });

  it('needs a register, or the word that there is nobody; and parties', async () => {
    const { client, missionId } = await aMissionWith(test, [thomas]);
    const candidate = await aMember(test);
    expect((await askAbout(test, candidate, missionId)).json().code).toBe('REGISTER_EMPTY');
    await test.call('POST', '/conflicts/register/confirm', { token: candidate.token });
    expect((await askAbout(test, candidate, missionId)).json().answer).toBe('nothing');
    const silent = await aMission(test, client);
    expect((await askAbout(test, candidate, silent)).json().code).toBe('NO_PARTIES');
    await nameParties(test, client, silent, 0, []);
    expect((await askAbout(test, candidate, silent)).json().code).toBe('NO_PARTIES');
  });

  it('is for whoever may apply', async () => {
    const { client, missionId } = await aMissionWith(test, [thomas]);
    await addNames(test, client, [thomas]);
    expect((await askAbout(test, client, missionId)).json().code).toBe('OWN_MISSION');
    await rows('update mission set is_archived = true, is_listed = false where id = $1', missionId);
    expect((await askAbout(test, await aCandidate(), missionId)).json().code).toBe('APPLICATIONS_CLOSED');
    expect((await askAbout(test, await aCandidate(), client.id)).json().code).toBe('NOT_FOUND');
  });

  it('is asked ten times a day and forty times in thirty days', async () => {
    const candidate = await aCandidate();
    const fresh = async () => (await aMissionWith(test, [aName('Ng')])).missionId;
    for (let day = 0; day < checksInMonth / checksADay; day += 1) {
      for (let count = 0; count < checksADay; count += 1)
        expect((await askAbout(test, candidate, await fresh())).json().answer).toBe('nothing');
      expect((await askAbout(test, candidate, await fresh())).json().code).toBe('CHECKS_SPENT');
      await age(candidate.id, 1);
    }
    expect((await askAbout(test, candidate, await fresh())).json().code).toBe('CHECKS_SPENT');
    await age(candidate.id, 30);
    expect((await askAbout(test, candidate, await fresh())).statusCode).toBe(200);
  });

  it('is the firm’s, whoever asks for it, and never of its people’s names', async () => {
    const { missionId } = await aMissionWith(test, [thomas]);
    const firm = await aFirm(test);
    const [publisher, manager] = [await aCandidate(thomas), await aMember(test)];
    await aSeat(test, firm, publisher);
    await aSeat(test, firm, manager, 'manager');
    const forFirm = { headers: { [actingForHeader]: firm.id } };
    const entries = [aName('Ng')];
    await test.call('POST', '/conflicts/register/entries', {
      token: manager.token,
      body: { entries },
      ...forFirm,
    });
    const ask = ({ token }: { token: string }) =>
      test.call('POST', `/conflicts/checks/${missionId}`, { token, body: {}, ...forFirm });
    const answer = (await ask(publisher)).json();
    expect(answer.answer).toBe('nothing');
    expect((await ask(manager)).json()).toEqual(answer);
    expect((await askAbout(test, publisher, missionId)).json().answer).toBe('examine');
  });

  it('leaves the same rows and answers of one size, whatever it is and whether by chance', async () => {
    const { missionId } = await aMissionWith(test, [thomas]);
    const trace = async (draw: number, ...names: object[]) => {
      const candidate = await aCandidate(...names);
      const jobs = 'select count(*)::int from graphile_worker._private_jobs';
      const before = await rows(jobs);
      drawn = draw;
      const answer = await askAbout(test, candidate, missionId);
      drawn = 1;
      expect(await rows(jobs)).toEqual(before);
      const kept = await rows(
        `select length(sealed_answer) as length, (select count(*)::int from conflict_act a where a.member_id = c.member_id)
         from conflict_check c where member_id = $1`,
        candidate.id,
      );
      return { answer: answer.json().answer, length: answer.body.length, kept };
    };
    const [found, chance, none] = [await trace(1), await trace(0, aName('Ng')), await trace(1, aName('Ng'))];
    expect([found, chance, none].map(({ answer }) => answer)).toEqual(['examine', 'examine', 'nothing']);
    expect(chance).toEqual(found);
    expect({ ...none, answer: 'examine' }).toEqual(found);
  });
});

describe('two processes at once', () => {
  it('ask one question', async () => {
    const { missionId } = await aMissionWith(test, [thomas]);
    const candidate = await aCandidate();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => askAbout(index % 2 ? test : other, candidate, missionId)),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await rows('select from conflict_check where member_id = $1', candidate.id)).toHaveLength(1);
    expect(
      await rows(`select from conflict_act where member_id = $1 and act = 'asked'`, candidate.id),
    ).toHaveLength(1);
  });

  it('ask no more than the budget', async () => {
    const candidate = await aCandidate();
    const missions = await Promise.all(
      Array.from({ length: checksADay + 5 }, async () => (await aMissionWith(test, [aName('Ng')])).missionId),
    );
    const answers = await Promise.all(
      missions.map((missionId, index) => askAbout(index % 2 ? test : other, candidate, missionId)),
    );
    const codes = answers.map((answer) => answer.json().code).filter(Boolean);
    expect(codes).toEqual(Array(5).fill('CHECKS_SPENT'));
  });

  it('ask about one version while the list changes', async () => {
    const { client, missionId } = await aMissionWith(test, [thomas]);
    const candidates = await Promise.all(
      Array.from({ length: 12 }, () => aCandidate(aName('Ng', { firstName: 'Luc' }))),
    );
    const [changed, ...answers] = await Promise.all([
      nameParties(other, client, missionId, 1, [aName('Ng', { firstName: 'Luc' })]),
      ...candidates.map((candidate, index) => askAbout(index % 2 ? test : other, candidate, missionId)),
    ]);
    expect(changed?.statusCode).toBe(200);
    for (const [index, candidate] of candidates.entries()) {
      const [{ version }] = await rows(
        'select version from conflict_check where member_id = $1',
        candidate.id,
      );
      expect(answers[index]?.json().answer).toBe(version === 2 ? 'examine' : 'nothing');
    }
  });
});

it('an account that is deleted takes its checks and the parties of its missions along', async () => {
  const { client, missionId } = await aMissionWith(test, [thomas]);
  const candidate = await aCandidate();
  await askAbout(test, candidate, missionId);
  await test.call('DELETE', '/users/me', { token: candidate.token });
  expect(await rows('select from conflict_check where member_id = $1', candidate.id)).toEqual([]);
  await test.call('DELETE', '/users/me', { token: client.token });
  expect(await rows('select from mission_party_list where mission_id = $1', missionId)).toEqual([]);
  expect(await rows('select from mission_named_party where mission_id = $1', missionId)).toEqual([]);
});

it('parties and answers go three months after a mission is closed and its last thread over, and not before', async () => {
  const { missionId } = await aMissionWith(test, [thomas]);
  const candidate = await aCandidate();
  await askAbout(test, candidate, missionId);
  const applicationId = await anApplication(test, missionId, candidate);
  const months = 92 * 86_400_000;
  const before = new Date(test.clock.now().getTime() - months);
  const left = () => rows('select from conflict_check where mission_id = $1', missionId);
  const night = async () => {
    await retain(test.platform);
    return (await left()).length;
  };
  await rows(
    'update mission set is_archived = true, is_listed = false, updated_at = $2 where id = $1',
    missionId,
    before,
  );
  expect(await night()).toBe(1);
  await test.call('POST', `/messagerie/action/withdraw/${applicationId}`, {
    token: candidate.token,
    body: {},
  });
  expect(await night()).toBe(1);
  await rows('update application set updated_at = $2 where id = $1', applicationId, before);
  expect(await night()).toBe(0);
  expect(await rows('select from mission_named_party where mission_id = $1', missionId)).toEqual([]);
});
