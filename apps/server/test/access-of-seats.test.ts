import { me } from '@basoche/contract/auth/auth';
import { listSessions } from '@basoche/contract/auth/sessions';
import { routes } from '@basoche/contract/routes';
import { actingForHeader } from '@basoche/contract/seats';
import { threadCommands } from '@basoche/contract/threads/commands';
import { rolesByAct, type SeatAct } from '@basoche/domain/firms/roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mount } from '../src/platform/http/mount.ts';
import type { PersonViewer } from '../src/platform/http/viewer.ts';
import { callsBySeatAct } from './access-of-seats.ts';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { checksum } from './checksum.ts';
import { aWorld, type World } from './world.ts';

let test: TestApp;
let world: World;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  world = await aWorld(test, 'new');
});
afterAll(() => test.close());

it('each call lists the seats that its act asks for, and no other call lists any', () => {
  const acts = Object.entries(callsBySeatAct) as [SeatAct, string][];
  const written = acts.flatMap(([act, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, rolesByAct[act]] as const),
  );
  const commands = Object.values(threadCommands).map(({ name }) => [name, rolesByAct.negotiate] as const);
  const declared = routes.flatMap(({ name, access }) =>
    'seats' in access && access.seats ? [[name, access.seats] as const] : [],
  );
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries([...written, ...commands]));
});

it('a call for a firm is refused, as none has seats yet, and changes nothing', async () => {
  const token = await world.tokenOf('owner');
  const before = await checksum(test);
  for (const route of routes) {
    const { params, query = '', body } = sampleCalls[route.name] ?? {};
    const answer = await test.call(route.method, `${pathOf(route.path, params?.(world))}${query}`, {
      token,
      headers: { [actingForHeader]: world.owner.id },
      ...(body === undefined ? {} : { body: body(world, test) }),
    });
    expect([route.name, answer.statusCode, answer.json()]).toMatchObject([
      route.name,
      403,
      { code: 'FIRM_NOT_HERE' },
    ]);
  }
  expect(await checksum(test)).toEqual(before);
});

it('a service of persons does not compile under a call that takes seats', () => {
  const mount = (() => undefined) as Mount;
  const ofPersons = async (_viewer: PersonViewer): Promise<never> => {
    throw new Error('Never called.');
  };
  mount(listSessions, ({ viewer }) => ofPersons(viewer));
  // @ts-expect-error: `auth.me` may be called for a firm, whose id is then the viewer's `memberId`.
  mount(me, ({ viewer }) => ofPersons(viewer));
});
