import type { Discussion } from '@basoche/contract/threads/inbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aJobApplication, aJobOffer } from '../../../test/jobs.ts';
import { aMission, anApplication } from '../../../test/missions.ts';

/** The inbox of job offers beside that of missions, with the unread counts of each (rules §6). */

let test: TestApp;
let company: TestMember;
let candidate: TestMember;
let jobId: string;
let thread: string;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await aMember(test, { kind: 'COMPANY', companyName: 'Atelier Verne' });
  candidate = await aMember(test, { firstName: 'Camille', lastName: 'Roy' });
  jobId = await aJobOffer(test, company, { title: 'Juriste en droit immobilier' });
  thread = await aJobApplication(test, jobId, candidate);
});

const get = async ({ token }: TestMember, path: string) => (await test.call('GET', path, { token })).json();
const lines = (member: TestMember): Promise<Discussion[]> => get(member, '/jobs/discussions');
const counts = (member: TestMember) => get(member, '/messagerie/discussions/count');

const say = async ({ token }: TestMember, id: string, content: string) => {
  await test.call('POST', `/messagerie/job/ndaConsent/${id}`, { token, body: {} });
  const body = { content, clientId: `message-${content.length}-abc` };
  const { statusCode } = await test.call('POST', `/messagerie/${id}`, { token, body });
  expect(statusCode).toBe(201);
};

describe('the inbox of job offers', () => {
  it('has one line per offer for its creator and one per application for a candidate', async () => {
    const second = await aJobApplication(test, jobId, await aMember(test));
    await say(candidate, thread, 'Bonjour');
    const [line, ...more] = await lines(company);
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      postulationID: null,
      missionID: null,
      jobID: jobId,
      title: 'Juriste en droit immobilier',
      isCreator: true,
      other: null,
      state: null,
      lastMessage: 'Bonjour',
      unread: 1,
    });
    expect(second).not.toBe(thread);
    expect(await lines(candidate)).toMatchObject([
      {
        postulationID: thread,
        missionID: null,
        jobID: jobId,
        isCreator: false,
        other: { name: 'Atelier Verne' },
        state: 'NEW',
        unread: 0,
      },
    ]);
  });

  it('and that of missions are told apart', async () => {
    const mission = await aMission(test, company);
    const application = await anApplication(test, mission, candidate);
    const missions: Discussion[] = await get(candidate, '/missions/discussions');
    expect(missions.map(({ postulationID, jobID }) => [postulationID, jobID])).toEqual([[application, null]]);
    expect((await lines(candidate)).map(({ postulationID }) => postulationID)).toEqual([thread]);
    expect((await lines(company)).map((one) => one.jobID)).toEqual([jobId]);
  });

  it('comes page by page, each line once', async () => {
    for (let index = 0; index < 4; index += 1) {
      await aJobApplication(test, await aJobOffer(test, company), candidate);
    }
    const seen: (string | null)[] = [];
    let path: string | undefined = '/jobs/discussions?limit=2';
    while (path !== undefined) {
      const page: Awaited<ReturnType<TestApp['call']>> = await test.call('GET', path, {
        token: candidate.token,
      });
      seen.push(...page.json().map((line: Discussion) => line.postulationID));
      path = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  it('is closed to external customers, who have no offers', async () => {
    const { token } = await aMember(test, { kind: 'CUSTOMER' });
    const answer = await test.call('GET', '/jobs/discussions', { token });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
    expect((await get({ ...company, token }, '/messagerie/discussions/count')).jobs).toMatchObject({
      all: 0,
      unread: 0,
    });
  });
});

describe('the counts of the inbox', () => {
  it('are those of its conversations, and of those among them with something unread', async () => {
    const mission = await aMission(test, company);
    await anApplication(test, mission, candidate);
    await anApplication(test, mission, await aMember(test));
    const quiet = await aJobOffer(test, company);
    await aJobApplication(test, quiet, candidate);
    expect(await counts(company)).toMatchObject({
      missions: { all: 2, unread: 0 },
      jobs: { all: 2, unread: 0 },
    });
    await say(candidate, thread, 'Bonjour');
    await say(candidate, thread, 'Bonjour encore');
    expect(await counts(company)).toMatchObject({ jobs: { all: 2, unread: 1 } });
    expect(await counts(candidate)).toMatchObject({
      missions: { all: 1, unread: 0 },
      jobs: { all: 2, unread: 0 },
    });
    await get(company, `/messagerie/${thread}`);
    expect(await counts(company)).toMatchObject({ jobs: { all: 2, unread: 0 } });
  });

  it('agree with the lines, for whoever publishes and applies', async () => {
    const both = await aMember(test, { kind: 'COMPANY' });
    const own = await aJobOffer(test, both);
    const first = await aJobApplication(test, own, candidate);
    await aJobApplication(test, own, await aMember(test));
    const elsewhere = await aJobApplication(test, jobId, both);
    await say(candidate, first, 'Bonjour');
    await say(company, elsewhere, 'Bienvenue');
    const found = await lines(both);
    expect(await counts(both)).toMatchObject({
      jobs: {
        all: found.reduce((sum, { applicationCount }) => sum + applicationCount, 0),
        unread: found.flatMap(({ applications }) => applications).filter(({ unread }) => unread > 0).length,
      },
    });
    expect(found.map(({ unread }) => unread)).toEqual([1, 1]);
  });
});
