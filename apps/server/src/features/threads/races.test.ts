import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/factories.ts';
import { aWorld, type Stage, type World } from '../../../test/world.ts';

/** Two commands at once, over two processes: one wins, the rest are told 409 (rules §3). */

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

type Attempt = readonly [TestMember, string, object?];

const race = async (world: World, attempts: readonly Attempt[]) => {
  const answers = await Promise.all(
    attempts.map(([member, command, body = {}], index) =>
      (index % 2 === 0 ? first : second).call('POST', `/messagerie/${command}/${world.applicationId}`, {
        token: member.token,
        body,
      }),
    ),
  );
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

describe('of twenty commands at once', () => {
  it('one acceptance of a price wins', async () => {
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

  it('each party notifies the other once', async () => {
    const world = await aWorld(first, 'new');
    await race(world, repeat(20, [world.owner, 'action/price/accept']));
    const { rows } = await first.platform.database.pool.query(
      `select count(*) from notification where application_id = $1 and type = 'PRICE_ACCEPTED'`,
      [world.applicationId],
    );
    expect(rows[0].count).toBe(1);
  });
});
