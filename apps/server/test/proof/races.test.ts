import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { pathOf } from '../calls.ts';
import { aMember } from '../factories.ts';
import { aMission } from '../missions.ts';
import { type Attempt, type Race, races } from './race-list.ts';
import { type Racer, startRacer, untilDecided } from './racers.ts';
import { brokenRecords } from './record.ts';
import { aCast, aStagedThread, type Cast, type StagedThread } from './stages.ts';
import { stateCalls } from './state-calls.ts';
import { traceOf } from './trace.ts';

/**
 * Trust, "Money and state": fifty concurrent calls of each conflicting pair, over two processes. One wins, the others
 * get 409, and the thread is as after the winner alone. `npm run chaos -- races` repeats them.
 */
const times = Number(process.env.CHAOS_TIMES ?? 1);
const atOnce = 50;

let test: TestApp;
let cast: Cast;
let racers: readonly Racer[];
let dataDir: string;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  cast = aCast(test);
  dataDir = await mkdtemp(join(tmpdir(), 'basoche-races-'));
  racers = await Promise.all([0, 1].map(() => startRacer(test.databaseUrl, dataDir)));
});
afterAll(async () => {
  await Promise.all(racers.map((racer) => racer.stop()));
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

const nameOf = ([role, command]: Attempt): string =>
  `${role} ${typeof command === 'string' ? command : JSON.stringify(command)}`;

const post = async (racer: Racer, path: string, token: string, body: object): Promise<string | null> => {
  const answer = await untilDecided(() =>
    fetch(`${racer.address}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  if (answer.ok) return null;
  const { code } = (await answer.json()) as { code: string };
  return `${answer.status} ${code}`;
};

const callOf = (command: string) => {
  const [name, call] =
    Object.entries(stateCalls).find(([, one]) => one.command === command && one.jobs !== 'alone') ?? [];
  const route = routes.find((one) => one.name === name);
  if (route === undefined || call === undefined) throw new Error(`No call gives ${command}.`);
  return { path: route.path, body: call.body?.(0) ?? {} };
};

/** `null` if it was carried out, otherwise the refusal. */
const give = async (racer: Racer, thread: StagedThread, attempt: Attempt): Promise<string | null> => {
  const [role, command] = attempt;
  if (typeof command === 'string') {
    if (role !== 'creator' && role !== 'candidate') throw new Error(`${role} has no call.`);
    const { path, body } = callOf(command);
    return post(racer, pathOf(path, { id: thread.id }), thread[role].token, body);
  }
  if (role === 'creator' || role === 'candidate') throw new Error(`${role} has a call.`);
  const code = await racer.command({ role }, thread.id, command);
  return code === null ? null : `409 ${code}`;
};

const racerOf = (index: number): Racer => {
  const racer = racers[index % racers.length];
  if (racer === undefined) throw new Error('Nobody races.');
  return racer;
};

const typeOf = ([, command]: Attempt): string => (typeof command === 'string' ? command : command.type);

/** Types of the commands in a thread's record, in their order. */
const recordedIn = async (id: string): Promise<string[]> => {
  const { rows } = await test.platform.database.pool.query<{ body: string }>(
    'select body from thread_entry where application_id = $1 order by position',
    [id],
  );
  return rows.map(({ body }) => JSON.parse(body).command);
};

const staged = async ({ stage, before }: Race): Promise<StagedThread> => {
  const thread = await aStagedThread(test, stage, cast);
  if (before !== undefined)
    await test.platform.database.pool.query(`update application set ${before} where id = $1`, [thread.id]);
  return thread;
};

const run = async (race: Race): Promise<void> => {
  const thread = await staged(race);
  const entrants = Array.from(
    { length: atOnce },
    (_, index) => race.attempts[index % race.attempts.length],
  ).filter((one) => one !== undefined);
  // Pairs of the same command, one on each process.
  const answers = await Promise.all(
    entrants.map((attempt, index) =>
      give(racerOf(Math.floor(index / race.attempts.length)), thread, attempt),
    ),
  );
  const won = entrants.filter((_, index) => answers[index] === null).map(nameOf);
  const lost = answers.filter((answer) => answer !== null);
  expect(new Set(lost.map((answer) => answer.split(' ')[0])), lost.join()).toEqual(new Set(['409']));
  expect(new Set(won).size, 'the same command won twice').toBe(won.length);
  const [fewest, most] = race.winners ?? [1, 1];
  expect(won.length).toBeGreaterThanOrEqual(fewest);
  expect(won.length).toBeLessThanOrEqual(most);

  const alone = await staged(race);
  // In the order in which they won: one may be allowed only before the other.
  const order = await recordedIn(thread.id);
  const winners = race.attempts
    .filter((one) => won.includes(nameOf(one)))
    .toSorted((one, other) => order.lastIndexOf(typeOf(one)) - order.lastIndexOf(typeOf(other)));
  for (const attempt of winners)
    expect([nameOf(attempt), await give(racerOf(0), alone, attempt)]).toEqual([nameOf(attempt), null]);
  const [raced, control] = [await traceOf(test, thread.id), await traceOf(test, alone.id)];
  // If two have won, either may have been first.
  if (won.length === 1) expect(raced).toEqual(control);
  else expect(Object.keys(raced)).toEqual(Object.keys(control));
  expect(await brokenRecords(test.platform.database.pool, [thread.id, alone.id])).toEqual([]);
};

describe('of fifty calls at once over two processes', () => {
  for (const [name, race] of Object.entries(races)) {
    it(
      `${name}, ${race.winners ? 'each is done once at most' : 'one wins'}`,
      async () => {
        for (let time = 0; time < times; time += 1) await run(race);
      },
      600_000 + times * 10_000,
    );
  }

  it('to apply to a mission, one wins', async () => {
    const creator = await cast({ kind: 'COMPANY' });
    for (let time = 0; time < times; time += 1) {
      const candidate = await aMember(test);
      const missionID = await aMission(test, creator);
      const body = { missionID, offer: 500, tvaApplicable: true };
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, index) =>
          post(racerOf(index), '/missions/postulate', candidate.token, body),
        ),
      );
      expect(answers.filter((answer) => answer === null)).toHaveLength(1);
      expect(new Set(answers.filter((answer) => answer !== null))).toEqual(new Set(['409 ALREADY_APPLIED']));
      const { rows } = await test.platform.database.pool.query(
        `select (select count(*) from application where mission_id = $1)::int as applications,
          (select count(*) from notification n join application a on a.id = n.application_id where a.mission_id = $1)::int as told`,
        [missionID],
      );
      expect(rows).toEqual([{ applications: 1, told: 1 }]);
    }
  });

  it('to accept the prices of two candidates of one mission, each is accepted once', async () => {
    const creator = await cast({ kind: 'COMPANY' });
    for (let time = 0; time < times; time += 1) {
      const missionID = await aMission(test, creator);
      const applied = await Promise.all(
        [await aMember(test), await aMember(test)].map(async ({ token }) => {
          const body = { missionID, offer: 500, tvaApplicable: true };
          const answer = await test.call('POST', '/missions/postulate', { token, body });
          return String(answer.json().id);
        }),
      );
      const entrants = Array.from({ length: atOnce }, (_, index) => applied[index % 2] ?? '');
      const answers = await Promise.all(
        entrants.map((id, index) =>
          post(racerOf(Math.floor(index / 2)), `/messagerie/action/price/accept/${id}`, creator.token, {}),
        ),
      );
      const won = entrants.filter((_, index) => answers[index] === null);
      expect(won.toSorted()).toEqual(applied.toSorted());
      expect(new Set(answers.filter((answer) => answer !== null))).toEqual(new Set(['409 STATE_CHANGED']));
    }
  });
});
