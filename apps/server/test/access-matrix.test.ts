import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessMatrix } from './access-matrix.ts';
import { cellCodes, type Principal, principals } from './access-rows.ts';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { checksum, countedTables } from './checksum.ts';
import { aWorld, type Stage, type World } from './world.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

/** Worlds in which nothing has changed since they were made: a refusal that is proven leaves them so for the next one. */
const untouched = new Map<Stage, World>();

const cellsOf = (name: string): Map<Principal, string> => {
  const cells = (accessMatrix[name] ?? '').trim().split(/\s+/);
  return new Map(principals.flatMap((principal, index) => (cells[index] ? [[principal, cells[index]]] : [])));
};

const expectedCode = (cell: string): string =>
  Object.hasOwn(cellCodes, cell) ? cellCodes[cell as keyof typeof cellCodes] : cell;

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
    const kept = ['schema_migration', 'request_budget', 'socket_io_attachments'];
    const counted = countedTables.filter((table) => !table.includes('.'));
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...counted, ...kept].toSorted());
  });

  describe.each(routes.map((route) => [route.name, route] as const))('%s', (name, route) => {
    const cells = cellsOf(name);
    const sample = sampleCalls[name] ?? {};
    const stage = sample.stage ?? 'new';
    const send = async (world: World, principal: Principal) =>
      test.call(route.method, `${pathOf(route.path, sample.params?.(world))}${sample.query ?? ''}`, {
        token: await world.tokenOf(principal),
        ...(sample.body === undefined ? {} : { body: sample.body(world, test) }),
      });
    const refused = [...cells].filter(([, cell]) => cell !== 'ok');
    const allowed = [...cells].filter(([, cell]) => cell === 'ok');

    if (refused.length > 0)
      it('refuses those it is not for, and then no row has changed', async () => {
        const world = untouched.get(stage) ?? (await aWorld(test, stage));
        untouched.delete(stage);
        for (const [principal] of refused) await world.tokenOf(principal);
        const before = await checksum(test);
        for (const [principal, cell] of refused) {
          const answer = await send(world, principal);
          expect([principal, answer.json().code], answer.body).toEqual([principal, expectedCode(cell)]);
          expect(answer.statusCode).toBe(answer.json().status);
        }
        expect(
          await checksum(test),
          `one of ${refused.map(([principal]) => principal).join(', ')} changed a row`,
        ).toBe(before);
        untouched.set(stage, world);
      });

    if (allowed.length > 0)
      it('answers those it is for', async () => {
        // What a stranger may do is about what is the caller's own: one's success stands in no other's way.
        const isShared = route.method === 'GET' || (cells.get('stranger') === 'ok' && !sample.once);
        let world: World | undefined;
        for (const [principal] of allowed) {
          world = isShared && world !== undefined ? world : await aWorld(test, stage);
          const answer = await send(world, principal);
          expect([principal, answer.statusCode], answer.body).toEqual([principal, route.status]);
        }
      });
  });
});
