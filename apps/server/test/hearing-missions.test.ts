import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { aMember, type TestMember } from './factories.ts';
import { aHearing, takeHearing } from './hearings.ts';
import { sitemapOf } from './sitemap.ts';
import type { World } from './world.ts';

/**
 * Missions of hearings: no list, count or call of missions contains them, because a court case is
 * confidential.
 */

let test: TestApp;
let people: Record<'client' | 'taker' | 'avocat' | 'jurist' | 'company' | 'admin', TestMember>;
/** A hearing to take, and one that is taken with its thread. */
let open: string;
let taken: string;
let thread: string;
/** Title of their missions. */
let title: string;

beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off', HEARINGS: 'on', CONFLICTS: 'on' };
  test = await createTestApp({ sandbox: true, environment });
  people = {
    client: await aMember(test, { jobName: 'Avocat' }),
    taker: await aMember(test, { jobName: 'Avocat' }),
    avocat: await aMember(test, { jobName: 'Avocat' }),
    jurist: await aMember(test),
    company: await aMember(test, { kind: 'COMPANY' }),
    admin: await aMember(test, { kind: 'STAFF', staffRole: 'admin' }),
  };
  open = await aHearing(test, people.client);
  taken = await aHearing(test, people.client);
  thread = (await takeHearing(test, people.taker, taken)).json().postulationID;
  ({ title } = await test.platform.database.db
    .selectFrom('mission')
    .select('title')
    .where('id', '=', open)
    .executeTakeFirstOrThrow());
});
afterAll(() => test.close());

const nothing = '00000000-0000-7000-8000-000000000000';

/** A world in which the mission is a hearing, and nothing else exists. */
const worldOf = (hearing: string): World =>
  new Proxy({} as World, {
    get: (_, name) =>
      ({
        missionId: hearing,
        applicationId: thread,
        owner: people.client,
        candidate: people.taker,
        guest: people.jurist,
      })[String(name)] ?? nothing,
  });

interface Sample {
  readonly name: string;
  readonly call: (token: string) => ReturnType<TestApp['call']>;
}

/** Each call of the contract about a mission or its candidates, made for a hearing. */
const callsAbout = (hearing: string): Sample[] =>
  routes.flatMap(({ name, method, path }) => {
    const sample = sampleCalls[name];
    const world = worldOf(hearing);
    const params = sample?.params?.(world) ?? {};
    const body = sample?.body?.(world, test);
    const isCandidate = /^missions\..*Candidate$/.test(name);
    if (!isCandidate && !JSON.stringify([params, body]).includes(hearing)) return [];
    return [{ name, call: (token) => test.call(method, pathOf(path, params), { token, body }) }];
  });

/**
 * Calls that do serve hearings: those of its parties, its list of parties and the conflict check, and the
 * view of staff from a report.
 */
const known = new Set([
  'missions.single',
  'conflicts.readParties',
  'conflicts.nameParties',
  'conflicts.readCheck',
  'conflicts.askCheck',
  'moderation.read',
  'moderation.readPublication',
]);

/** Each GET of the contract, with these ids in each parameter; returns the answers without addresses. */
const everyAnswer = async (reader: TestMember | undefined): Promise<{ name: string; said: string }[]> => {
  const answers: { name: string; said: string }[] = [];
  for (const { name, method, path } of routes) {
    if (method !== 'GET') continue;
    for (const id of new Set([open, taken, thread, people.client.id, reader?.id ?? nothing])) {
      const filled = path.replaceAll(/:\w+/g, path.includes(':kind') ? 'missions' : id);
      const answer = await test.call(
        'GET',
        path.includes(':kind') ? filled.replace(/missions$/, id) : filled,
        { token: reader?.token },
      );
      expect(answer.statusCode, `${name} ${answer.body}`).toBeLessThan(500);
      answers.push({ name, said: `${answer.body} ${JSON.stringify(answer.headers)}` });
      if (!path.includes(':')) break;
    }
  }
  return answers;
};

const tell = (answers: readonly { name: string; said: string }[]): string[] => [
  ...new Set(
    answers
      .filter(({ said }) => [open, taken, title].some((word) => said.includes(word)))
      .map(({ name }) => name),
  ),
];

describe('the mission of a hearing', () => {
  it('is not found by any call about missions, whoever asks and whatever became of it', async () => {
    for (const hearing of [open, taken]) {
      const samples = callsAbout(hearing).filter(({ name }) => !known.has(name));
      expect(samples.length).toBeGreaterThan(15);
      for (const { name, call } of samples) {
        for (const [who, { token }] of Object.entries(people)) {
          const answer = await call(token);
          const refused =
            who === 'client' && name.startsWith('missions.')
              ? / 404 |hasApplied.*ACTOR_MISMATCH/
              : / (403|404) |NOT_HIDDEN/;
          expect(`${name} ${who} ${answer.statusCode} ${answer.body}`).toMatch(refused);
        }
      }
    }
  });

  it('is read by its two parties alone, with nothing to do', async () => {
    const read = async (id: string, { token }: TestMember) =>
      await test.call('GET', `/missions/single/${id}`, { token });
    for (const member of [people.client, people.taker])
      expect((await read(taken, member)).json()).toMatchObject({
        isHearing: true,
        permitted: [],
        isOpen: false,
      });
    for (const member of [people.avocat, people.jurist]) {
      for (const id of [open, taken]) expect((await read(id, member)).statusCode).toBe(404);
    }
    expect((await test.call('GET', `/missions/single/${open}`)).statusCode).toBe(404);
  });

  it('is in no list or count of those who asked for it and took it', async () => {
    const get = async (path: string, { token }: TestMember) =>
      (await test.call('GET', path, { token })).json();
    const { client, taker } = people;
    expect(await get(`/missions/${client.id}`, client)).toEqual([]);
    expect(await get(`/missions/${client.id}?isArchived=true`, client)).toEqual([]);
    expect(await get(`/missions/count/creator/${client.id}`, client)).toEqual([0, 0]);
    expect(await get(`/missions/postulate/${taker.id}`, taker)).toEqual([]);
    expect(await get(`/missions/count/user/${taker.id}`, taker)).toEqual([0, 0]);
  });

  it('is in no answer to anybody else but those who may take it, and on no list of staff', async () => {
    for (const reader of [undefined, people.jurist, people.company])
      expect(tell(await everyAnswer(reader))).toEqual([]);
    expect(tell(await everyAnswer(people.avocat)).toSorted()).toEqual(['hearings.list', 'hearings.read']);
    expect(
      (await test.call('GET', '/admin/publications?kind=missions', { token: people.admin.token })).json(),
    ).toEqual([]);
  });

  it('is in no sitemap, on no card that is shared, and known to no search that is saved', async () => {
    expect((await sitemapOf(test).mapped()).join()).not.toContain(open);
    expect((await test.app.inject({ method: 'GET', url: `/partage/missions/${open}.png` })).statusCode).toBe(
      404,
    );
    const { rows } = await test.platform.database.pool.query(
      "select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier like 'missions.%' and j.payload::text like $1",
      [`%${open}%`],
    );
    expect(rows).toEqual([]);
  });
});
