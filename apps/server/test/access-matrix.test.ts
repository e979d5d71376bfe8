import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessMatrix } from './access-matrix.ts';
import { cellCodes, type Principal, principals } from './access-rows.ts';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { checksum, countedTables } from './checksum.ts';
import { type Recording, readWholeBy, recordStatements } from './read-whole.ts';
import { rolledBack } from './rolled-back.ts';
import { sideBySide } from './side-by-side.ts';
import { aCrowd, aWorld, type Stage, type World } from './world.ts';

let test: TestApp;
let crowd: ReturnType<typeof aCrowd>;
let recording: Recording;
beforeAll(async () => {
  // With an edge, pages carry cache keys; calls do not.
  const environment = {
    NETWORK_LIMITS: 'off',
    PURGE_URL: 'http://127.0.0.1:9/purge',
    CONFLICTS: 'on',
    HEARINGS: 'on',
  };
  test = await createTestApp({ sandbox: true, environment });
  crowd = aCrowd(test);
  recording = recordStatements();
});
afterAll(async () => {
  recording.stop();
  await test.close();
});

/** Shared worlds that stay unchanged: refusals write nothing, and allowed calls are rolled back. */
const worlds = new Map<Stage, Promise<World>>();
const worldAt = (stage: Stage): Promise<World> => {
  const world = worlds.get(stage) ?? aWorld(test, stage, { crowd });
  worlds.set(stage, world);
  return world;
};

const expectedCode = (cell: string): string =>
  Object.hasOwn(cellCodes, cell) ? cellCodes[cell as keyof typeof cellCodes] : cell;

type AnyRoute = (typeof routes)[number];
type Answer = Awaited<ReturnType<TestApp['call']>>;

/** One cell of the matrix. */
interface Cell {
  readonly route: AnyRoute;
  readonly principal: Principal;
  readonly expected: string;
}

const cellsOf = (route: AnyRoute): Cell[] => {
  const row = (accessMatrix[route.name] ?? '').trim().split(/\s+/);
  return principals.flatMap((principal, index) => {
    const expected = row[index];
    return expected === undefined ? [] : [{ route, principal, expected }];
  });
};
const refusedOf = (route: AnyRoute) => cellsOf(route).filter(({ expected }) => expected !== 'ok');
const allowedOf = (route: AnyRoute) => cellsOf(route).filter(({ expected }) => expected === 'ok');

const stageOf = ({ name }: AnyRoute): Stage => sampleCalls[name]?.stage ?? 'new';

const send = async ({ route, principal }: Cell, world: World): Promise<Answer> => {
  const { params, query = '', body } = sampleCalls[route.name] ?? {};
  return test.call(route.method, `${pathOf(route.path, params?.(world))}${query}`, {
    token: await world.tokenOf(principal),
    ...(body === undefined ? {} : { body: body(world, test) }),
  });
};

const answers = new Map<string, Answer>();
const keyOf = ({ route, principal }: Cell): string => `${route.name}, to ${principal}`;
let changing: readonly string[] = [];

/** Sends the calls of these cells in a fresh world; true if a row has changed afterwards. */
const changesRows = async (cells: readonly Cell[]): Promise<boolean> => {
  const [first] = cells;
  if (first === undefined) return false;
  const world = await aWorld(test, stageOf(first.route));
  for (const { principal } of cells) await world.tokenOf(principal);
  const before = await checksum(test);
  for (const cell of cells) await send(cell, world);
  return (await checksum(test)) !== before;
};

/**
 * Finds the refusals that change a row. If the refusals of a route change one together, each is sent again in
 * its own world.
 */
const findChanging = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const route of routes) {
    if (!(await changesRows(refusedOf(route)))) continue;
    for (const cell of refusedOf(route)) if (await changesRows([cell])) found.push(keyOf(cell));
  }
  return found.length > 0 ? found : ['a refusal that changes no row when it is asked again'];
};

/** Sends all refusals between two checksums of every row. */
beforeAll(async () => {
  const cells = routes.flatMap(refusedOf);
  for (const { route, principal } of cells) await (await worldAt(stageOf(route))).tokenOf(principal);
  const before = await checksum(test);
  await sideBySide(cells, async (cell) => {
    answers.set(keyOf(cell), await send(cell, await worldAt(stageOf(cell.route))));
  });
  if ((await checksum(test)) !== before) changing = await findChanging();
});

describe('the access matrix', () => {
  it('has a row for each route and a cell for each principal, and no other', () => {
    expect(Object.keys(accessMatrix).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
    for (const [name, row] of Object.entries(accessMatrix)) {
      expect(row.trim().split(/\s+/), name).toHaveLength(principals.length);
    }
    expect(Object.keys(sampleCalls).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
  });

  it('counts the rows of every table', async () => {
    const { rows } = await test.platform.database.pool.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    );
    const kept = ['schema_migration', 'request_budget', 'socket_io_attachments', 'written_position'];
    const counted = countedTables.filter((table) => !table.includes('.'));
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...counted, ...kept].toSorted());
  });

  it('changes no row where it refuses', () => {
    expect(changing).toEqual([]);
  });

  describe.each(routes.map((route) => [route.name, route] as const))('%s', (_name, route) => {
    const refused = refusedOf(route);
    const allowed = allowedOf(route);

    if (refused.length > 0)
      it('refuses those it is not for, and then no row has changed', () => {
        for (const cell of refused) {
          const answer = answers.get(keyOf(cell));
          const { code, status } = answer?.json() ?? {};
          expect([keyOf(cell), code], answer?.body).toEqual([keyOf(cell), expectedCode(cell.expected)]);
          expect(answer?.statusCode).toBe(status);
          expect(answer?.headers['cache-control']).toBe('no-store');
          expect(answer?.headers).not.toHaveProperty('surrogate-key');
          expect(changing).not.toContain(keyOf(cell));
        }
      });

    if (allowed.length > 0)
      it('answers those it is for', async () => {
        const world = await worldAt(stageOf(route));
        const expectAnswer = async (cell: Cell) => {
          const answer = await send(cell, world);
          expect([cell.principal, answer.statusCode], answer.body).toEqual([cell.principal, route.status]);
          expect(answer.headers['cache-control'], cell.principal).toBe('no-store');
          expect(answer.headers, cell.principal).not.toHaveProperty('surrogate-key');
        };
        if (route.method === 'GET') await sideBySide(allowed, expectAnswer);
        else for (const cell of allowed) await rolledBack(test, () => expectAnswer(cell));
      });
  });

  it('reads no long table whole, in any of these calls', async () => {
    const ofTests = /\bxmin\b|payment_sandbox\./;
    const statements = recording.take().filter(({ text }) => !ofTests.test(text));
    const once = new Map(statements.map((statement) => [statement.text, statement]));
    expect(once.size).toBeGreaterThan(400);
    expect(await readWholeBy(test.databaseUrl, [...once.values()])).toEqual([]);
  });
});
