import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/factories.ts';
import { aWorld, type Stage, type World } from '../../../test/world.ts';

/** Two commands at once, in two processes: one succeeds, the other gets 409 (rules §3). */

let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  first = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  second = await createTestApp({
    databaseUrl: first.databaseUrl,
    environment: { NETWORK_LIMITS: 'off' },
  });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** The member, the command (empty to write a message), and its body. */
type Attempt = readonly [TestMember, string, object?];

/** Sends all at once, alternating between the two processes. */
const ask = (id: string, attempts: readonly Attempt[]) =>
  Promise.all(
    attempts.map(([member, command, body = {}], index) =>
      (index % 2 === 0 ? first : second).call(
        'POST',
        ['/messagerie', ...(command === '' ? [] : [command]), id].join('/'),
        {
          token: member.token,
          body,
        },
      ),
    ),
  );

const race = async (world: World, attempts: readonly Attempt[]) => {
  const answers = await ask(world.applicationId, attempts);
  const won = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [attempts[index]?.[1]] : []));
  const lost = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(lost.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    lost.map(() => [409, 'STATE_CHANGED']),
  );
  return won;
};

const repeat = (times: number, ...attempts: readonly Attempt[]) =>
  Array.from({ length: times }, () => attempts).flat();

const thread = async (world: World) =>
  (await first.call('GET', `/messagerie/${world.applicationId}`, { token: world.owner.token })).json();

describe('twenty commands at once', () => {
  it('to accept a price have one winner', async () => {
    const world = await aWorld(first, 'new');
    expect(await race(world, repeat(20, [world.owner, 'action/price/accept']))).toHaveLength(1);
    const { actions, state } = await thread(world);
    expect(state).toBe('WAITING_ACCEPTATION');
    expect(actions.map(({ type }: { type: string }) => type)).toEqual(['PRICE', 'CONTRACT_CHOICE']);
  });

  const rivals: readonly (readonly [string, Stage, (world: World) => readonly Attempt[]])[] = [
    [
      'to accept or to refuse the price',
      'new',
      ({ owner }) => [
        [owner, 'action/price/accept'],
        [owner, 'action/price/refuse'],
      ],
    ],
    [
      'to accept or to refuse the direct relation',
      'direct',
      ({ candidate }) => [
        [candidate, 'action/direct/accept'],
        [candidate, 'action/direct/refuse'],
      ],
    ],
    [
      'to refuse the candidate or to withdraw',
      'new',
      ({ owner, candidate }) => [
        [owner, 'action/refuseCandidate'],
        [candidate, 'action/withdraw'],
      ],
    ],
    [
      'to propose a new price',
      'priceRefused',
      ({ candidate }) => [[candidate, 'action/price/new', { offer: 90 }]],
    ],
    ['to choose a direct relation', 'choice', ({ owner }) => [[owner, 'action/choose/direct']]],
    ['to end the mission', 'ongoing', ({ owner }) => [[owner, 'mission/validate']]],
  ];

  it.each(rivals)('%s, one wins', async (_what, stage, attempts) => {
    const world = await aWorld(first, stage);
    const { position } = await thread(world);
    const rounds = attempts(world);
    expect(await race(world, repeat(20 / rounds.length, ...rounds))).toHaveLength(1);
    const after = await thread(world);
    expect(after.position - position).toBeLessThanOrEqual(2);
    const positions = after.actions.map((action: { position: number }) => action.position);
    expect(new Set(positions).size).toBe(positions.length);
  });

  it('to accept a price give one notification', async () => {
    const world = await aWorld(first, 'new');
    await race(world, repeat(20, [world.owner, 'action/price/accept']));
    const { rows } = await first.platform.database.pool.query(
      `select count(*) from notification where application_id = $1 and type = 'PRICE_ACCEPTED'`,
      [world.applicationId],
    );
    expect(rows[0].count).toBe(1);
  });
});

describe('twenty commands at once in the thread of a job offer', () => {
  const outcome = ({ statusCode, body }: Awaited<ReturnType<typeof ask>>[number]) =>
    statusCode < 300 ? String(statusCode) : `${statusCode} ${JSON.parse(body).code}`;
  const jobThread = async ({ jobApplicationId: id, owner }: World) =>
    (await first.call('GET', `/messagerie/${id}`, { token: owner.token })).json();

  it('to refuse the candidate or to withdraw have one winner', async () => {
    const { jobApplicationId, owner, candidate } = await aWorld(first, 'new');
    const rounds = repeat(10, [owner, 'action/refuseCandidate'], [candidate, 'action/withdraw']);
    const outcomes = (await ask(jobApplicationId, rounds)).map(outcome);
    expect(outcomes.filter((one) => one === '200')).toHaveLength(1);
    expect(outcomes.filter((one) => one === '409 STATE_CHANGED')).toHaveLength(19);
  });

  it('to consent record each party’s consent once, and the two as one agreement', async () => {
    const world = await aWorld(first, 'new');
    const { jobApplicationId, owner, candidate } = world;
    const rounds = repeat(10, [owner, 'job/ndaConsent'], [candidate, 'job/ndaConsent']);
    const outcomes = (await ask(jobApplicationId, rounds)).map(outcome);
    expect(outcomes.filter((one) => one === '200')).toHaveLength(2);
    expect(outcomes.filter((one) => one === '409 ALREADY_CONSENTED')).toHaveLength(18);
    expect((await jobThread(world)).actions).toMatchObject([{ type: 'NDA', result: 'ACCEPTED' }]);
  });

  it('to write or to refuse acknowledge only messages written before the end', async () => {
    const world = await aWorld(first, 'new');
    const { jobApplicationId, owner, candidate } = world;
    await ask(jobApplicationId, [[candidate, 'job/ndaConsent']]);
    const messages = Array.from({ length: 19 }, (_, index): Attempt => {
      const body = { content: `Message ${index}`, clientId: `message-${index}-abc` };
      return [candidate, '', body];
    });
    const attempts = messages.toSpliced(9, 0, [owner, 'action/refuseCandidate']);
    const outcomes = (await ask(jobApplicationId, attempts)).map(outcome);
    expect(outcomes[9]).toBe('200');
    const stored = outcomes.filter((one) => one === '201').length;
    expect(outcomes.filter((one) => one === '403 MESSAGES_CLOSED')).toHaveLength(19 - stored);
    const found = await jobThread(world);
    expect(found.state).toBe('REFUSED');
    expect(found.messages).toHaveLength(stored);
    for (const { position } of found.messages) expect(position).toBeLessThan(found.position);
  });
});
