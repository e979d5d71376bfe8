import type { Instalments } from '@basoche/contract/threads/instalments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession } from '../../../../test/factories.ts';
import { deposit, entriesFrom, monthsIn } from '../../../../test/months.ts';
import { decides, gives, untilThe } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';
import { presentDispute } from '../../back-office/presenter.ts';
import { listContested } from '../../back-office/store.ts';

/** Ends of months, with the sums that both parties and staff read (rules §13). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const held = async (): Promise<World> => {
  test.clock.set(new Date('2037-03-10T09:00:00Z'));
  const world = await monthsIn(test, 'funds');
  await deposit(test, world, 241_800);
  return world;
};

const send = (world: World, units: readonly number[]) =>
  gives(test, world, world.candidate, 'mission/deliver', {
    body: { sheet: { entries: entriesFrom('2037-03-10', units), isLast: true } },
  });

const monthsOf = async ({ applicationId, owner }: World) => {
  const token = await aSession(test, owner.id);
  return (await test.call('GET', `/messagerie/instalments/${applicationId}`, { token })).json<Instalments>()
    .instalments;
};

const disputeOf = async ({ applicationId, owner }: World) => {
  const { db } = test.platform.database;
  const rows = await listContested(
    db,
    { limit: 100, after: undefined },
    { staffId: owner.id, now: test.clock.now() },
  );
  const row = rows.find(({ id }) => id === applicationId);
  return row && presentDispute(row, test.clock.now());
};

const contest = (world: World) =>
  gives(test, world, world.owner, 'mission/contest', { body: { reason: 'Rien ne vient.' } });

it('tells the sum of the sheet, not that of the deposit, in notifications and in the mail about the end', async () => {
  const world = await held();
  await send(world, [1]);
  await gives(test, world, world.owner, 'mission/validate');
  await test.drain();
  const { rows } = await test.platform.database.pool.query<{ amount_cents: number }>(
    `select distinct amount_cents from notification where application_id = $1 and title like 'Mois%' and amount_cents < 241800`,
    [world.applicationId],
  );
  expect(rows).toEqual([{ amount_cents: 25_000 }]);
  const told = (await test.mails()).flatMap(({ text }) => text?.match(/Le versement de (\d+)/)?.[1] ?? []);
  expect(new Set(told)).toEqual(new Set(['300']));
});

it('tells staff of a contested month what a release pays: its sheet, or all of its deposit without one', async () => {
  const untold = await held();
  await contest(untold);
  expect(await disputeOf(untold)).toMatchObject({ deposit: 2_400, release: 2_400, awaitsSheet: true });
  const told = await held();
  await send(told, [1]);
  await contest(told);
  expect(await disputeOf(told)).toMatchObject({ deposit: 2_400, release: 300, awaitsSheet: false });
  const direct = await monthsIn(test, 'direct');
  await contest(direct);
  expect(await disputeOf(direct)).toMatchObject({ deposit: null, release: null, awaitsSheet: true });
  await expect(
    decides(test, direct, 'staff', { type: 'settle', outcome: 'release', reason: 'Vu les pièces.' }),
  ).rejects.toMatchObject({ code: 'SHEET_AWAITED' });
});

it('leaves no day of a month that staff released without a sheet to the month after it', async () => {
  const world = await held();
  await contest(world);
  await decides(test, world, 'staff', { type: 'settle', outcome: 'release', reason: 'Vu les pièces.' });
  await deposit(test, world, 120_000);
  expect((await monthsOf(world)).map(({ title, paid }) => [title, paid])).toEqual([
    ['mars\u00a02037', 2_000],
    ['avril\u00a02037', null],
  ]);
});

it('lets the client of a direct relation end the mission two weeks after a month whose sheet never came', async () => {
  test.clock.set(new Date('2037-03-10T09:00:00Z'));
  const world = await monthsIn(test, 'direct');
  await untilThe(test, new Date('2037-03-31T12:00:00Z'));
  await gives(test, world, world.candidate, 'mission/deliver', {
    body: { sheet: { entries: entriesFrom('2037-03-10', [1]) } },
  });
  await gives(test, world, world.owner, 'mission/validate');
  await untilThe(test, new Date('2037-05-13T12:00:00Z'));
  await gives(test, world, world.owner, 'instalment/stop', { expects: 'FORBIDDEN' });
  await untilThe(test, new Date('2037-05-14T12:00:00Z'));
  const { state, instalment } = await gives(test, world, world.owner, 'instalment/stop');
  expect([state, instalment?.position]).toEqual(['DONE', 0]);
  expect((await monthsOf(world)).map(({ state: one, paid }) => [one, paid])).toEqual([
    ['accepted', 250],
    ['dropped', 0],
  ]);
});

it('lets them end it two weeks after a first month without a sheet too, and owe nothing', async () => {
  test.clock.set(new Date('2037-03-10T09:00:00Z'));
  const world = await monthsIn(test, 'direct');
  await untilThe(test, new Date('2037-04-13T12:00:00Z'));
  await gives(test, world, world.owner, 'instalment/stop', { expects: 'STATE_CHANGED' });
  await untilThe(test, new Date('2037-04-14T12:00:00Z'));
  await gives(test, world, world.candidate, 'instalment/stop', { expects: 'STATE_CHANGED' });
  const { state } = await gives(test, world, world.owner, 'instalment/stop');
  expect(state).toBe('REFUSED');
  expect((await monthsOf(world)).map(({ state: one, paid }) => [one, paid])).toEqual([['dropped', 0]]);
  const token = await aSession(test, world.candidate.id);
  const invoices = await test.call('GET', `/messagerie/invoices/${world.applicationId}`, { token });
  expect(invoices.json()).toMatchObject({ invoices: [], draft: null });
});
