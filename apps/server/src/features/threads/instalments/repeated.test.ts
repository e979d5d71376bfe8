import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession, type TestMember } from '../../../../test/factories.ts';
import { directInstalments } from '../../../../test/instalments.ts';
import { readBy } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';

/** A repeated command about an instalment is never about another one (rules §13). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const gives = async (
  { applicationId }: World,
  { id }: TestMember,
  command: 'validate' | 'deliver',
  instalment: unknown,
): Promise<string | number> => {
  const token = await aSession(test, id);
  const answer = await test.call('POST', `/messagerie/mission/${command}/${applicationId}`, {
    token,
    body: { instalment },
  });
  return answer.statusCode === 200 ? 200 : answer.json().code;
};

const standing = async (world: World) => {
  const { state, instalment, execution } = await readBy(test, world, world.owner);
  return [state, instalment?.position, execution.deliveredAt !== null];
};

it('two colleagues accept an instalment at once: neither accepts the next one', async () => {
  const world = await directInstalments(test);
  const answers = await Promise.all([
    gives(world, world.owner, 'validate', 0),
    gives(world, world.owner, 'validate', 0),
  ]);
  expect(answers.toSorted()).toEqual([200, 'STATE_CHANGED']);
  expect(await standing(world)).toEqual(['ONGOING', 1, false]);
  expect(await gives(world, world.candidate, 'deliver', 0)).toBe('STATE_CHANGED');
  expect(await standing(world)).toEqual(['ONGOING', 1, false]);
  expect(await gives(world, world.candidate, 'deliver', 1)).toBe(200);
});

it('a command about an unknown instalment is refused', async () => {
  const world = await directInstalments(test);
  for (const [instalment, code] of [
    [1, 'STATE_CHANGED'],
    [1e9, 'STATE_CHANGED'],
    [-1, 'INVALID_INPUT'],
    [0.5, 'INVALID_INPUT'],
    ['0', 'INVALID_INPUT'],
  ] as const)
    expect(await gives(world, world.owner, 'validate', instalment)).toBe(code);
  expect(await standing(world)).toEqual(['ONGOING', 0, false]);
});
