import { problemSchema } from '@basoche/contract/problem';
import type { Route } from '@basoche/contract/route';
import { routes } from '@basoche/contract/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPdf } from '../seed/small-pdf.ts';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { aMember, testPassword } from './factories.ts';
import { filesFor, inputsFor } from './fuzz.ts';
import { aWorld, type World } from './world.ts';

/** Ten thousand generated requests over all calls: no 5xx, and every refusal is a problem in the contract's list. */

const requests = 10_000;
/** Calls that hash a password, which is slow on purpose, or that end the login of their caller. */
const costly = new Set(
  routes.map(({ name }) => name).filter((name) => name.startsWith('auth.') || name === 'firms.open'),
);
const costlyRuns = 20;
const usualRuns = Math.ceil((requests - costly.size * costlyRuns) / (routes.length - costly.size));

let test: TestApp;
let world: World;
/** A member whom no request concerns: staff calls may suspend the others. */
let bystander: Awaited<ReturnType<typeof aMember>>;

beforeAll(async () => {
  test = await createTestApp({
    sandbox: true,
    environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on', HEARINGS: 'on' },
  });
  world = await aWorld(test, 'new');
  bystander = await aMember(test);
});
afterAll(() => test.close());

const seed = Number(process.env.CHAOS_SEED ?? 20_261_122);

/** Tokens for a call, mostly of users who may make it. A call that ends accounts gets its own members. */
const tokensFor = async ({ name }: Route): Promise<(string | undefined)[]> => {
  if (/logout|deleteAccount|changePassword|firms.open/.test(name)) {
    const kind = name === 'firms.open' ? 'COMPANY' : 'EMPLOYEE';
    const members = await Promise.all(Array.from({ length: costlyRuns }, () => aMember(test, { kind })));
    return members.map(({ token }) => token);
  }
  return [
    world.owner.token,
    world.candidate.token,
    await world.tokenOf('stranger'),
    await world.tokenOf('customer'),
    world.owner.token,
    await world.tokenOf('student'),
    await world.tokenOf('company'),
    await world.tokenOf('unverified'),
    await world.tokenOf('moderator'),
    await world.tokenOf('partner'),
    await world.tokenOf('bareStaff'),
    undefined,
    'un-jeton-inconnu',
  ];
};

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const queryOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null)
    return `?${encodeURIComponent(text(value).toWellFormed())}`;
  const search = new URLSearchParams();
  for (const [key, given] of Object.entries(value)) {
    for (const one of [given].flat()) search.append(key, text(one).toWellFormed());
  }
  return `?${search}`;
};

/** Half of the requests use ids of existing objects. */
const pathFor = (route: Route, params: unknown, isReal: boolean): string => {
  const real = sampleCalls[route.name]?.params?.(world) ?? {};
  const given = typeof params === 'object' && params !== null ? params : {};
  const made = Object.fromEntries(
    Object.keys(route.params.shape).map((name) => [
      name,
      isReal
        ? (real[name] ?? '')
        : text(Reflect.get(given, name) ?? '')
            .toWellFormed()
            .slice(0, 2_000),
    ]),
  );
  return pathOf(route.path, made);
};

const generated = (route: Route) =>
  fc.record({
    params: inputsFor(route.params, {}),
    query: inputsFor(route.query, {}),
    body:
      route.body === null
        ? fc.constant(undefined)
        : fc.oneof(
            inputsFor(route.body, sampleCalls[route.name]?.body?.(world, test)),
            ...(route.takesFiles === null ? [] : [{ arbitrary: filesFor(soundPdf), weight: 3 }]),
          ),
    isReal: fc.boolean(),
    who: fc.nat(1_000),
  });

const soundPdf = smallPdf([{ text: 'Anne Lefèvre' }]);

const statuses = new Map<number, number>();

const fuzz = async (route: Route): Promise<number> => {
  const tokens = await tokensFor(route);
  const runs = costly.has(route.name) ? costlyRuns : usualRuns;
  for (const { params, query, body, isReal, who } of fc.sample(generated(route), { numRuns: runs, seed })) {
    const path = `${pathFor(route, params, isReal)}${queryOf(query)}`;
    const token = tokens[who % tokens.length];
    const answer = await test.call(route.method, path, { token, ...(body === undefined ? {} : { body }) });
    const what = `seed ${seed}: ${route.method} ${path} ${JSON.stringify(body)?.slice(0, 500)}\n${answer.body}`;
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    expect(answer.statusCode, what).toBeLessThan(500);
    if (answer.statusCode >= 400) expect(problemSchema.safeParse(answer.json()).success, what).toBe(true);
    else expect(answer.statusCode, what).toBe(route.status);
  }
  return runs;
};

describe('ten thousand generated requests', () => {
  it('are answered or refused, and never fail', async () => {
    let sent = 0;
    for (const route of routes) sent += await fuzz(route);
    expect(sent).toBeGreaterThanOrEqual(requests);
    // The requests pass validation, and cause every kind of refusal.
    for (const status of [200, 201, 204, 400, 401, 403, 404, 409]) {
      expect(statuses.get(status) ?? 0, `${status} among ${JSON.stringify([...statuses])}`).toBeGreaterThan(
        20,
      );
    }
    const login = await test.call('POST', '/auth/login', {
      body: { email: bystander.email, password: testPassword },
    });
    expect(login.statusCode).toBe(200);
  });
});
