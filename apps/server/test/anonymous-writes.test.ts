import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from './access-rows.ts';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { rolledBack } from './rolled-back.ts';
import { aCrowd, aWorld, type Stage, type World } from './world.ts';

/**
 * Answers and refusals to other members' writes on an anonymous creator's mission and thread never contain the
 * creator's identity.
 */

let test: TestApp;
let crowd: ReturnType<typeof aCrowd>;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on' } });
  crowd = aCrowd(test);
});
afterAll(() => test.close());

const name = 'Zorvelanonima';

/** Shared worlds that stay unchanged: every write is rolled back. */
const worlds = new Map<Stage, Promise<World>>();
const worldAt = (stage: Stage): Promise<World> => {
  const wishes = { crowd, owner: { companyName: name }, mission: { isAnonym: true } };
  const world = worlds.get(stage) ?? aWorld(test, stage, wishes);
  worlds.set(stage, world);
  return world;
};

/** Stages before a price is accepted; afterwards the candidate knows the creator. */
const veiled: readonly Stage[] = [
  'new',
  'priceRefused',
  'talking',
  'files',
  'declared',
  'reserved',
  'agreed',
  'shown',
];
const others: readonly Principal[] = [
  'visitor',
  'unverified',
  'company',
  'customer',
  'stranger',
  'otherCandidate',
];

/** Creators of job offers are never anonymous. */
const isAboutJobs = (call: string) => call.startsWith('jobs.') || call === 'threads.consentToJob';
const writes = routes.filter((route) => route.method !== 'GET' && !isAboutJobs(route.name));

describe.each(writes.map((route) => [route.name, route] as const))('%s', (route, { method, path }) => {
  it('says nothing of an anonymous creator to anybody else', async () => {
    const { stage = 'new', params, query = '', body } = sampleCalls[route] ?? {};
    const principals = veiled.includes(stage) ? [...others, 'candidate' as const] : others;
    const world = await worldAt(stage);
    for (const principal of principals) {
      const token = await world.tokenOf(principal);
      const answer = await rolledBack(test, () =>
        test.call(method, `${pathOf(path, params?.(world))}${query}`, {
          token,
          ...(body === undefined ? {} : { body: body(world, test) }),
        }),
      );
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      const said = `${answer.body} ${JSON.stringify(answer.headers)}`.toLowerCase();
      for (const word of [name, world.owner.id, world.owner.email]) {
        expect(said, `${word}, to ${principal}`).not.toContain(word.toLowerCase());
      }
    }
  });
});
