import { actingForHeader } from '@basoche/contract/acting-for';
import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { checksum } from './checksum.ts';
import { aMember, aSession } from './factories.ts';
import { aFirm, aSeat } from './firms.ts';
import { aWorld, type World } from './world.ts';

/** A session that still owes its second factor counts as a visitor, except on the calls that pass it. */

let test: TestApp;
let world: World;
let asked: string;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  world = await aWorld(test, 'new');
  const member = await aMember(test, { kind: 'COMPANY' });
  await test.platform.database.db
    .insertInto('second_factor')
    .values({
      member_id: member.id,
      sealed_secret: Buffer.from('nothing'),
      created_at: test.clock.now(),
      confirmed_at: test.clock.now(),
    })
    .execute();
  asked = await aSession(test, member.id);
});
afterAll(() => test.close());

const call = (
  route: (typeof routes)[number],
  token: string | undefined,
  headers: Record<string, string> = {},
) => {
  const sample = sampleCalls[route.name] ?? {};
  const path = `${pathOf(route.path, sample.params?.(world))}${sample.query ?? ''}`;
  return test.call(route.method, path, {
    headers,
    ...(token === undefined ? {} : { token }),
    ...(sample.body === undefined ? {} : { body: sample.body(world, test) }),
  });
};

describe('until the code was given', () => {
  it('nothing is done, read or told but what asks for it', async () => {
    const open = routes
      .filter(
        ({ access }) => access.who === 'session' || (access.who === 'account' && access.stage === 'asked'),
      )
      .map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      'auth.logout',
      'auth.me',
      // An unconfirmed address has no second factor yet; for a confirmed one, these calls change nothing.
      'confirmation.correctAddress',
      'confirmation.sendAgain',
      'passkeys.pass',
      'passkeys.startPass',
      'secondFactor.pass',
      'secondFactor.read',
    ]);
    const before = await checksum(test);
    for (const route of routes) {
      if (route.name === 'confirmation.correctAddress') {
        expect((await call(route, asked)).json().code).toBe('ADDRESS_CONFIRMED');
      } else if (route.name === 'confirmation.sendAgain') {
        expect((await call(route, asked)).statusCode).toBe(route.status);
      }
      if (route.access.who === 'anyone' || open.includes(route.name)) continue;
      const { code } = (await call(route, asked)).json();
      const isOthers =
        route.access.who === 'staff' ||
        route.access.who === 'partner' ||
        (route.access.who === 'member' && !route.access.kinds.includes('COMPANY'));
      expect([route.name, code]).toEqual([route.name, isOthers ? 'FORBIDDEN' : 'SECOND_FACTOR_REQUIRED']);
    }
    expect(await checksum(test)).toBe(before);
  });

  it('what visitors may read is read as by a visitor', async () => {
    for (const route of routes) {
      if (route.access.who !== 'anyone' || route.method !== 'GET' || route.givesFile) continue;
      const [mine, visitors] = [await call(route, asked), await call(route, undefined)];
      const { requestId: _mine, ...one } = mine.statusCode < 400 ? { body: mine.body } : mine.json();
      const { requestId: _theirs, ...other } =
        visitors.statusCode < 400 ? { body: visitors.body } : visitors.json();
      expect([route.name, mine.statusCode, one]).toEqual([route.name, visitors.statusCode, other]);
    }
  });

  it('nothing is done or told for a firm, with a seat in it or without', async () => {
    const person = await aMember(test);
    await test.platform.database.db
      .updateTable('member')
      .set({ has_second_factor: true })
      .where('id', '=', person.id)
      .execute();
    await aSeat(test, await aFirm(test, { of: world.owner }), person, 'owner');
    const before = await checksum(test);
    for (const firm of [world.owner.id, crypto.randomUUID()])
      for (const route of routes) {
        const { code } = (await call(route, person.token, { [actingForHeader]: firm })).json();
        const takesSeats = 'seats' in route.access && route.access.seats !== undefined;
        expect([route.name, code]).toEqual([
          route.name,
          takesSeats ? 'SECOND_FACTOR_REQUIRED' : 'FIRM_NOT_HERE',
        ]);
      }
    expect(await checksum(test)).toBe(before);
  });
});
