import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession } from '../../../../test/factories.ts';
import { instalmentRow } from '../../../../test/instalments.ts';
import { entriesFrom, monthsIn } from '../../../../test/months.ts';
import { gives, readBy } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';

/** Stored days and units of months of time (rules §13). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const underWay = async (): Promise<World> => {
  test.clock.set(new Date('2037-03-10T09:00:00Z'));
  return monthsIn(test, 'direct');
};

const call = async (
  { applicationId, candidate }: World,
  method: 'PUT' | 'POST',
  path: string,
  body: object,
) =>
  (
    await test.call(method, `/messagerie/${path}/${applicationId}`, {
      token: await aSession(test, candidate.id),
      body,
    })
  ).statusCode;

it('the units that a sheet told stay, whatever comes after the mission', async () => {
  const world = await underWay();
  const sheet = { entries: entriesFrom('2037-03-10', [1]), isLast: true };
  expect(await call(world, 'POST', 'mission/deliver', { sheet })).toBe(200);
  await gives(test, world, world.owner, 'mission/validate');
  expect((await readBy(test, world, world.owner)).state).toBe('DONE');
  const before = await instalmentRow(test, world, 0);
  expect(before).toMatchObject({ units: 1, due_cents: 25_000, net_cents: 200_000 });
  await gives(test, world, world.owner, 'mission/review', {
    body: { grade: 5, text: 'Un travail soigné. '.repeat(5).trim() },
  });
  expect(await instalmentRow(test, world, 0)).toEqual(before);
});

it('a draft that was begun under an older rule takes the days of its month when it is saved', async () => {
  const world = await underWay();
  const entries = entriesFrom('2037-03-10', [1]);
  const draft = () => call(world, 'PUT', 'sheet', { entries });
  expect(await draft()).toBe(204);
  const { pool } = test.platform.database;
  const daysOf = async () =>
    (
      await pool.query(
        'select from_day::text as from, until_day::text as until from sheet where application_id = $1',
        [world.applicationId],
      )
    ).rows;
  const days = [{ from: '2037-03-10', until: '2037-03-31' }];
  expect(await daysOf()).toEqual(days);
  const older = () =>
    pool.query("update sheet set from_day = '2037-03-20' where application_id = $1", [world.applicationId]);
  await older();
  expect(await draft()).toBe(204);
  expect(await daysOf()).toEqual(days);
  await older();
  expect(await call(world, 'POST', 'mission/deliver', { sheet: { entries, isLast: true } })).toBe(200);
  expect(await daysOf()).toEqual(days);
});
