import type { Discussion, WaitingApplication } from '@basoche/contract/threads/inbox';
import type { AppliedMission } from '@basoche/contract/threads/mission-applications';
import type { Thread } from '@basoche/contract/threads/threads';
import { type Situation, type Turn, turnOf } from '@basoche/domain/threads/whose-turn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aJobApplication, aJobOffer } from '../../../../test/jobs.ts';
import { aMission, anApplication, proceed } from '../../../../test/missions.ts';
import { aCast, aStagedThread, isAboutJob, type MatrixStage } from '../../../../test/proof/stages.ts';

/** The turn of each conversation of the inbox, as read from the database (rules §3 and §6). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const get = async ({ token }: TestMember, path: string) => {
  const answer = await test.call('GET', path, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const entries = (member: TestMember, query = ''): Promise<Discussion[]> =>
  get(member, `/missions/discussions${query}`);
const counts = (member: TestMember) => get(member, '/messagerie/discussions/count');
const waiting = (member: TestMember, query = ''): Promise<WaitingApplication[]> =>
  get(member, `/messagerie/waiting${query}`);

const say = async (member: TestMember, id: string, content: string) => {
  const body = { content, clientId: `message-${content.length}-${id}` };
  const answer = await test.call('POST', `/messagerie/${id}`, { token: member.token, body });
  expect(answer.statusCode, answer.body).toBe(201);
};

const situationAt: Partial<Record<MatrixStage, Situation>> = {
  created: 'PRICE_OFFERED',
  toConfirm: 'PRICE_TO_CONFIRM',
  priceRefused: 'PRICE_REFUSED',
  choosing: 'MODE_TO_CHOOSE',
  choosingWithoutPortage: 'PORTAGE_REJECTED',
  directOffered: 'DIRECT_OFFERED',
  fundsOffered: 'FUNDS_OFFERED',
  portageOffered: 'PORTAGE_OFFERED',
  portageAtPlatform: 'PORTAGE_AT_BASOCHE',
  portageAtPartner: 'PORTAGE_AT_ITG',
  fundsAwaited: 'DEPOSIT_AWAITED',
  ongoing: 'ONGOING_HELD',
  directOngoing: 'ONGOING_DIRECT',
  delivered: 'DELIVERED_HELD',
  contested: 'CONTESTED_BY_CANDIDATE',
  directContested: 'CONTESTED_BY_CREATOR',
  ended: 'SETTLEMENT',
  endedAndContested: 'CONTESTED_BY_CREATOR',
  chargedBack: 'CHARGED_BACK',
  endedAndChargedBack: 'CHARGED_BACK',
  directDone: 'DONE',
  settled: 'DONE_SETTLED',
  refused: 'REFUSED',
  withdrawn: 'WITHDRAWN',
  job: 'APPLICATION_SENT',
  jobRefused: 'REFUSED',
};
const stages = Object.keys(situationAt).filter((name): name is MatrixStage => name in situationAt);

const ofAll = (found: readonly Discussion[]) => found.flatMap(({ applications }) => applications);

describe('the turn of a conversation', () => {
  it('is the same in the thread, the lists, the candidate’s card, the counts and the list of waiting work, at every stage', async () => {
    const cast = aCast(test);
    const parties = new Map<TestMember, Map<string, Turn>>();
    const lists = { true: '/jobs/discussions', false: '/missions/discussions' } as const;
    for (const stage of stages) {
      const { id, creator, candidate } = await aStagedThread(test, stage, cast);
      for (const party of ['creator', 'candidate'] as const) {
        const member = party === 'creator' ? creator : candidate;
        const found: Discussion[] = await get(member, lists[`${isAboutJob(stage)}`]);
        const situation = situationAt[stage] ?? 'DONE';
        const turn = turnOf(situation, party);
        const one = ofAll(found).find(({ postulationID }) => postulationID === id);
        expect([one?.situation, one?.turn], `${stage}, to the ${party}`).toEqual([situation, turn]);
        const thread: Thread = await get(member, `/messagerie/${id}?seen=false`);
        expect([thread.situation, thread.turn, thread.dueAt], `${stage}, to the ${party}`).toEqual([
          situation,
          turn,
          one?.dueAt,
        ]);
        if (party === 'candidate' && !isAboutJob(stage)) {
          const applied: AppliedMission[] = await get(member, `/missions/postulate/${member.id}?limit=100`);
          const card = applied.find((sent) => sent.id === id);
          expect(
            [card?.state, card?.situation, card?.turn],
            `${stage}, on the card of the application`,
          ).toEqual([thread.state, situation, turn]);
        }
        parties.set(member, (parties.get(member) ?? new Map()).set(id, turn));
      }
    }
    for (const [member, turnOfThread] of parties) {
      const { missions, jobs } = await counts(member);
      for (const turn of ['MINE', 'OTHERS', 'OVER'] as const) {
        const expected = [...turnOfThread].filter(([, one]) => one === turn).map(([id]) => id);
        const found = (
          await Promise.all(Object.values(lists).map((path) => get(member, `${path}?turn=${turn}&limit=50`)))
        ).flatMap(ofAll);
        expect(found.map(({ postulationID }) => postulationID).toSorted(), turn).toEqual(expected.toSorted());
        expect(missions.turns[turn].all + jobs.turns[turn].all, turn).toBe(expected.length);
        if (turn !== 'MINE') continue;
        const waits = await waiting(member, '?limit=20');
        expect(waits.map(({ postulationID }) => postulationID).toSorted()).toEqual(expected.toSorted());
      }
    }
  });

  it('puts a mission into each list in which it has a candidate, with only those candidates', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const mission = await aMission(test, company);
    const [ada, ben] = [await aMember(test), await aMember(test)];
    const first = await anApplication(test, mission, ada);
    const second = await anApplication(test, mission, ben);
    await proceed(test, first, [company, 'action/price/refuse']);
    const idsIn = async (turn: Turn) =>
      (await entries(company, `?turn=${turn}`)).map(({ missionID, applications, applicationCount }) => [
        missionID,
        applications.map(({ postulationID }) => postulationID),
        applicationCount,
      ]);
    expect(await idsIn('MINE')).toEqual([[mission, [second], 1]]);
    expect(await idsIn('OTHERS')).toEqual([[mission, [first], 1]]);
    expect(await idsIn('OVER')).toEqual([]);
    expect(await entries(company)).toMatchObject([
      { missionID: mission, postulationID: null, other: null, state: null, applicationCount: 2 },
    ]);
    expect(ofAll(await entries(company)).map(({ postulationID }) => postulationID)).toEqual([first, second]);
  });

  it('and a search filter the list together', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const mission = await aMission(test, company);
    const ada = await aMember(test, { firstName: 'Ada', lastName: 'Quinquis' });
    const first = await anApplication(test, mission, ada);
    await anApplication(test, mission, await aMember(test));
    expect(ofAll(await entries(company, '?turn=MINE&q=quinquis'))).toMatchObject([{ postulationID: first }]);
    expect(await entries(company, '?turn=OVER&q=quinquis')).toEqual([]);
  });

  it('is paged through without losing an entry', async () => {
    const candidate = await aMember(test);
    const company = await aMember(test, { kind: 'COMPANY' });
    for (let index = 0; index < 5; index += 1) {
      const id = await anApplication(test, await aMission(test, company), candidate);
      if (index % 2 === 0) await proceed(test, id, [company, 'action/price/refuse']);
    }
    const seen: (string | null)[] = [];
    let path: string | undefined = '/missions/discussions?turn=MINE&limit=2';
    while (path !== undefined) {
      const page: Awaited<ReturnType<TestApp['call']>> = await test.call('GET', path, {
        token: candidate.token,
      });
      seen.push(...page.json().map(({ postulationID }: Discussion) => postulationID));
      path = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen).toHaveLength(3);
  });
});

describe('a conversation of the inbox', () => {
  it('shows the other party, the sum, the deadline, and the last author', async () => {
    const cast = aCast(test);
    const awaited = await aStagedThread(test, 'fundsAwaited', cast);
    const delivered = await aStagedThread(test, 'delivered', cast);
    const company = awaited.creator;
    const [first, second] = await waiting(company);
    expect(first).toMatchObject({
      postulationID: delivered.id,
      situation: 'DELIVERED_HELD',
      isCreator: true,
      offer: 500,
      tvaApplicable: true,
      depositDue: null,
    });
    const dueIn = Date.parse(first?.dueAt ?? '') - test.clock.now().getTime();
    expect(Math.round(dueIn / 86_400_000)).toBe(14);
    expect(second).toMatchObject({ postulationID: awaited.id, depositDue: 618, dueAt: null });
    expect(second?.other?.name).toBeTruthy();
    expect(await waiting(company, '?limit=1')).toHaveLength(1);
    // The payee does not pay the fee, so their line shows only the price.
    const payee = await aStagedThread(test, 'fundsAwaited', cast);
    expect(
      ofAll(await entries(payee.candidate)).find(({ postulationID }) => postulationID === payee.id)
        ?.depositDue,
    ).toBeNull();

    const talking = await aStagedThread(test, 'talking', cast);
    await say(talking.candidate, talking.id, 'Bonjour');
    const lineOf = async (member: TestMember) =>
      ofAll(await entries(member)).find(({ postulationID }) => postulationID === talking.id);
    const before = await counts(company);
    expect(await lineOf(talking.candidate)).toMatchObject({
      lastMessage: 'Bonjour',
      isLastMine: true,
      unread: 0,
    });
    expect(await lineOf(company)).toMatchObject({ lastMessage: 'Bonjour', isLastMine: false, unread: 1 });
    expect(before.missions.turns.MINE.unread).toBe(1);
    await get(company, `/messagerie/${talking.id}`);
    expect((await counts(company)).missions.turns.MINE.unread).toBe(0);
  });

  it('never names an anonymous creator before a price is accepted', async () => {
    const company = await aMember(test, { kind: 'COMPANY', companyName: 'Maison Discrète' });
    const candidate = await aMember(test);
    const mission = await aMission(test, company, { isAnonym: true });
    const id = await anApplication(test, mission, candidate);
    await proceed(test, id, [company, 'action/price/refuse']);
    const [waits] = await waiting(candidate);
    expect([waits?.postulationID, waits?.other]).toEqual([id, null]);
    expect(ofAll(await entries(candidate))).toMatchObject([{ postulationID: id, other: null }]);
    expect(JSON.stringify([waits, await entries(candidate)])).not.toContain('Discrète');
    expect(ofAll(await entries(company))[0]?.other?.name).toBeTruthy();
  });

  it('is the turn of the party who must agree to cancel the deposit, until the work is delivered', async () => {
    const { id, creator, candidate } = await aStagedThread(test, 'ongoing', aCast(test));
    const standing = async (member: TestMember) => {
      const { situation, turn } = await get(member, `/messagerie/${id}?seen=false`);
      return [situation, turn];
    };
    await proceed(test, id, [creator, 'action/cancelDeposit']);
    expect(await standing(candidate)).toEqual(['CANCEL_ASKED_BY_CREATOR', 'MINE']);
    expect(await standing(creator)).toEqual(['CANCEL_ASKED_BY_CREATOR', 'OTHERS']);
    expect((await waiting(candidate)).map(({ postulationID }) => postulationID)).toContain(id);
    await proceed(test, id, [candidate, 'mission/deliver']);
    expect(await standing(creator)).toEqual(['DELIVERED_HELD', 'MINE']);
  });

  it('about an offer is the creator’s turn until somebody writes, and is over once the offer is filled', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const candidate = await aMember(test);
    const jobId = await aJobOffer(test, company);
    const id = await aJobApplication(test, jobId, candidate);
    expect(await waiting(company)).toMatchObject([
      { postulationID: id, jobID: jobId, missionID: null, situation: 'APPLICATION_SENT', offer: null },
    ]);
    for (const { token } of [company, candidate]) {
      await test.call('POST', `/messagerie/job/ndaConsent/${id}`, { token, body: {} });
    }
    await say(candidate, id, 'Bonjour');
    expect(await waiting(company)).toEqual([]);
    expect((await counts(company)).jobs.turns).toMatchObject({ OTHERS: { all: 1, unread: 1 } });
    await test.call('POST', `/jobs/update/${jobId}`, { token: company.token, body: { isArchived: true } });
    expect((await counts(candidate)).jobs.turns).toMatchObject({ OTHERS: { all: 0 }, OVER: { all: 1 } });
  });

  it('stands under its mission with the newest of the others, and the rest are counted', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const mission = await aMission(test, company);
    for (let index = 0; index < 11; index += 1) await anApplication(test, mission, await aMember(test));
    const [entry] = await entries(company);
    expect([entry?.applications.length, entry?.applicationCount]).toEqual([10, 11]);
  });
});
