import { actingForHeader } from '@basoche/contract/acting-for';
import { me } from '@basoche/contract/auth/auth';
import { listSessions } from '@basoche/contract/auth/sessions';
import { routes } from '@basoche/contract/routes';
import { threadCommands } from '@basoche/contract/threads/commands';
import { rolesByAct, type SeatAct, type SeatRole } from '@basoche/domain/firms/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mount } from '../src/platform/http/mount.ts';
import type { PersonViewer } from '../src/platform/http/viewer.ts';
import { accessMatrix } from './access-matrix.ts';
import { answersToSeats } from './access-of-firms.ts';
import { callsBySeatAct } from './access-of-seats.ts';
import { cellCodes, principals } from './access-rows.ts';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { checksum } from './checksum.ts';
import { aMember, type TestMember } from './factories.ts';
import { aFirm, aSeat } from './firms.ts';
import { type Recording, readWholeBy, recordStatements } from './read-whole.ts';
import { rolledBack } from './rolled-back.ts';
import { sideBySide } from './side-by-side.ts';
import { aCrowd, aWorld, type Stage, type World } from './world.ts';

/**
 * Calls for a firm (the owner of each world) by people with a seat in it, by one whose seat ended, and by one
 * with a seat in another firm.
 */

const roleOf = {
  seatOwner: 'owner',
  seatManager: 'manager',
  seatPublisher: 'publisher',
  seatFinance: 'finance',
  seatReader: 'reader',
} as const satisfies Record<string, SeatRole>;
type Seated = keyof typeof roleOf;
type Principal = Seated | 'seatEnded' | 'seatElsewhere';
const seated = Object.keys(roleOf) as Seated[];
const seatPrincipals: readonly Principal[] = [...seated, 'seatEnded', 'seatElsewhere'];

type AnyRoute = (typeof routes)[number];
interface Cell {
  readonly route: AnyRoute;
  readonly principal: Principal;
}

let test: TestApp;
/** Another process on the same database, with firms switched off. */
let closed: TestApp;
let recording: Recording;
let people: Record<Principal, TestMember>;
let crowd: ReturnType<typeof aCrowd>;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off', CONFLICTS: 'on', HEARINGS: 'on' };
  test = await createTestApp({ sandbox: true, environment });
  closed = await createTestApp({
    databaseUrl: test.databaseUrl,
    environment: { ...environment, FIRMS: 'off' },
  });
  crowd = aCrowd(test);
  recording = recordStatements();
  const made = seatPrincipals.map(async (principal) => [principal, await aMember(test)] as const);
  people = Object.fromEntries(await Promise.all(made)) as typeof people;
  await aSeat(test, await aFirm(test), people.seatElsewhere, 'owner');
});
afterAll(async () => {
  recording.stop();
  await closed.close();
  await test.close();
});

/** A world whose owner is a firm with all of these people. */
const aTeam = async (stage: Stage): Promise<World> => {
  const world = await aWorld(test, stage, { crowd });
  const firm = await aFirm(test, { of: world.owner, owner: people.seatOwner });
  for (const principal of seated)
    if (principal !== 'seatOwner') await aSeat(test, firm, people[principal], roleOf[principal]);
  const ended = await aSeat(test, firm, people.seatEnded, 'owner');
  const { db } = test.platform.database;
  await db.updateTable('member').set({ email: null }).where('id', '=', world.owner.id).execute();
  await db.updateTable('seat').set({ ended_at: test.clock.now() }).where('id', '=', ended).execute();
  return world;
};
const worlds = new Map<Stage, Promise<World>>();
const worldOf = ({ name }: AnyRoute): Promise<World> => {
  const stage = sampleCalls[name]?.stage ?? 'new';
  const world = worlds.get(stage) ?? aTeam(stage);
  worlds.set(stage, world);
  return world;
};

const send = async ({ route, principal }: Cell, to = test) => {
  const world = await worldOf(route);
  const { params, query = '', body } = sampleCalls[route.name] ?? {};
  return to.call(route.method, `${pathOf(route.path, params?.(world))}${query}`, {
    token: people[principal].token,
    headers: { [actingForHeader]: world.owner.id },
    ...(body === undefined ? {} : { body: body(world, to) }),
  });
};

/** Roles that may make a call, from the second, handwritten table. */
const rolesOf = ({ name }: AnyRoute): readonly SeatRole[] | null => {
  if (Object.values(threadCommands).some((command) => command.name === name)) return rolesByAct.negotiate;
  const acts = Object.keys(callsBySeatAct) as SeatAct[];
  const act = acts.find((one) => callsBySeatAct[one].trim().split(/\s+/).includes(name));
  return act === undefined ? null : rolesByAct[act];
};

/** Answer to the firm itself: `ok`, or a code. */
const ofFirmItself = (name: string): string => {
  const cell = (accessMatrix[name] ?? '').trim().split(/\s+/)[principals.indexOf('owner')] ?? '';
  return Object.hasOwn(cellCodes, cell) ? cellCodes[cell as keyof typeof cellCodes] : cell;
};

const expectedOf = ({ route, principal }: Cell): string => {
  const roles = rolesOf(route);
  if (roles === null) return 'FIRM_NOT_HERE';
  if (principal === 'seatEnded' || principal === 'seatElsewhere') return 'SEAT_ENDED';
  const role = roleOf[principal];
  if (!roles.includes(role)) return 'ROLE_NOT_ALLOWED';
  const answer = answersToSeats[route.name] ?? ofFirmItself(route.name);
  return typeof answer === 'string' ? answer : answer(role);
};

const cells = routes.flatMap((route) => seatPrincipals.map((principal) => ({ route, principal })));
const keyOf = ({ route, principal }: Cell) => `${route.name}, to ${principal}`;

describe('a call for a firm', () => {
  it('lists the seats that its act asks for, and no other call lists any', () => {
    for (const route of routes) {
      const declared = 'seats' in route.access ? route.access.seats : undefined;
      expect([route.name, declared ?? null]).toEqual([route.name, rolesOf(route)]);
    }
  });

  it('is refused to a seat that may not make it, and then no row has changed', async () => {
    const refused = cells.filter((cell) => expectedOf(cell) !== 'ok');
    for (const { route } of refused) await worldOf(route);
    const before = await checksum(test);
    const answers = await sideBySide(refused, (cell) => send(cell));
    for (const [index, cell] of refused.entries()) {
      const { code, status } = answers[index]?.json() ?? {};
      expect([keyOf(cell), code]).toEqual([keyOf(cell), expectedOf(cell)]);
      expect(answers[index]?.statusCode).toBe(status);
    }
    expect(await checksum(test)).toBe(before);
  });

  it('is answered to a seat that may make it as it would be to the firm itself', async () => {
    for (const cell of cells.filter((one) => expectedOf(one) === 'ok')) {
      await worldOf(cell.route);
      await rolledBack(test, async () => {
        const answer = await send(cell);
        expect([keyOf(cell), answer.statusCode], answer.body).toEqual([keyOf(cell), cell.route.status]);
        expect(answer.headers['cache-control']).toBe('no-store');
      });
    }
  });

  it('finds its session, person and firm by an index', async () => {
    const acting = recording.take().find(({ text }) => text.includes('left join (seat'));
    expect(acting).toBeDefined();
    expect(await readWholeBy(test.databaseUrl, acting === undefined ? [] : [acting])).toEqual([]);
  });

  it('is refused while firms are not open, and changes nothing', async () => {
    const ofOwner = routes.map((route) => ({ route, principal: 'seatOwner' as const }));
    for (const { route } of ofOwner) await worldOf(route);
    const before = await checksum(test);
    for (const cell of ofOwner) {
      const answer = await send(cell, closed);
      expect([keyOf(cell), answer.json().code]).toEqual([keyOf(cell), 'FIRM_NOT_HERE']);
    }
    expect(await checksum(test)).toBe(before);
  });
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
