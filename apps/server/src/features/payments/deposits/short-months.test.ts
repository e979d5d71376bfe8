import { addDays, parisDay, parisHour } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession } from '../../../../test/factories.ts';
import { payCurrent } from '../../../../test/instalment-money.ts';
import { holdOfInstalment, instalmentRow } from '../../../../test/instalments.ts';
import { entriesFrom, inDays, monthsIn } from '../../../../test/months.ts';
import { aPayeeAccount, askToPay, pageAtProvider, payWith, until } from '../../../../test/payments.ts';
import { gives, readBy, untilThe } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';
import { differencesIn } from '../ledger/checks/service.ts';

/** Deposits of months by day that begin late in a calendar month (rules §13, One at a time). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
});
afterAll(() => test.close());

/** The last day but one of the current month, at noon. */
const lateInMonth = (): string => {
  const first = `${parisDay(test.clock.now()).slice(0, 7)}-01`;
  return addDays(`${addDays(first, 31).slice(0, 7)}-01`, -2);
};
/** A mission by day of 500 € a day, four days a month, six days in all, that awaits its first deposit. */
let world: World;
let begin: string;
beforeEach(async () => {
  begin = lateInMonth();
  test.clock.set(new Date(`${begin}T10:00:00Z`));
  world = await monthsIn(test, 'funds');
  await aPayeeAccount(test, world.candidate);
});

const pages = async () => {
  const { rows } = await test.platform.database.pool.query<{ amount_cents: number; status: string }>(
    'select amount_cents, status from deposit_session where application_id = $1 order by planned_at',
    [world.applicationId],
  );
  return rows.map(({ amount_cents, status }) => [amount_cents, status]);
};

const send = async (units: readonly number[]) =>
  test.call('POST', `/messagerie/mission/deliver/${world.applicationId}`, {
    token: await aSession(test, world.candidate.id),
    body: { sheet: { entries: entriesFrom(begin, units) } },
  });

it('cover the days that are left, and later months the rest of the time', async () => {
  const { execution } = await readBy(test, world, world.owner);
  expect([execution.depositDue, execution.lines?.price]).toEqual([1_218, 1_000]);
  expect(execution.depositNote).toContain('2\u00a0jours\u202f: le reste passe aux mois suivants.');
  await payCurrent(test, world);
  expect(await instalmentRow(test, world, 0)).toMatchObject({ net_cents: 100_000, units: 4 });
  expect((await readBy(test, world, world.owner)).execution).not.toHaveProperty('depositNote');

  await untilThe(test, new Date(`${addDays(begin, 1)}T10:00:00Z`));
  expect((await send([2, 2, 1])).json().code).toBe('INVALID_INPUT');
  expect((await send([2, 2])).statusCode).toBe(200);
  await gives(test, world, world.owner, 'mission/validate');
  await inDays(test, 3);
  await until(test, async () => (await holdOfInstalment(test, world, 0)).released !== undefined);
  expect(await holdOfInstalment(test, world, 0)).toMatchObject({ deposited: 121_800, released: 120_000 });
  expect(await instalmentRow(test, world, 0)).toMatchObject({
    close: 'accepted',
    due_cents: 100_000,
    units: 4,
  });
  expect(await instalmentRow(test, world, 1)).toMatchObject({ net_cents: 200_000, units: 8 });
  expect(await differencesIn(test.platform.database.db)).toEqual([]);
});

it('have the sum of the page that was paid, even if that is known in the next month only', async () => {
  await askToPay(test, world);
  expect(await pages()).toEqual([[121_800, 'open']]);
  await payWith(test, world);
  test.clock.set(new Date(`${addDays(begin, 2)}T10:00:00Z`));
  await until(test, async () => (await readBy(test, world, world.owner)).state === 'ONGOING');
  expect(await pages()).toEqual([[121_800, 'paid']]);
  const { instalments } = (
    await test.call('GET', `/messagerie/instalments/${world.applicationId}`, {
      token: await aSession(test, world.owner.id),
    })
  ).json();
  expect(instalments[0]).toMatchObject({ sum: 1_000, sheet: { units: 4 } });
  expect(await differencesIn(test.platform.database.db)).toEqual([]);
});

it('are computed anew for each page', async () => {
  await askToPay(test, world);
  test.clock.set(new Date(`${addDays(begin, 2)}T10:00:00Z`));
  await askToPay(test, world);
  expect(await pages()).toEqual([
    [121_800, 'expired'],
    [241_800, 'open'],
  ]);
  await payWith(test, world);
  await until(test, async () => (await readBy(test, world, world.owner)).state === 'ONGOING');
  expect(await instalmentRow(test, world, 0)).toMatchObject({ net_cents: 200_000, units: 8 });
});

it('have the sum that the thread shows: a page of another sum is replaced', async () => {
  const last = addDays(begin, 1);
  const shown = async () => (await readBy(test, world, world.owner)).execution.depositDue;
  test.clock.set(parisHour(last, 21));
  const first = await askToPay(test, world);
  expect(await shown()).toBe(618);
  expect(await askToPay(test, world)).toBe(first);

  // From 22:00 on the page counts for the next month.
  test.clock.set(new Date(parisHour(last, 22).getTime() + 600_000));
  expect(await shown()).toBe(2_418);
  const path = `/stripe/paiement/${world.applicationId}`;
  const token = await aSession(test, world.candidate.id);
  expect((await test.call('POST', path, { token })).statusCode).toBe(403);
  expect(await pageAtProvider(test, world)).toBe('open unpaid');
  const second = await askToPay(test, world);
  expect(second).not.toBe(first);
  expect(await pages()).toEqual([
    [61_800, 'expired'],
    [241_800, 'open'],
  ]);

  // Midnight changes nothing more.
  test.clock.set(parisHour(addDays(last, 1), 0));
  expect(await shown()).toBe(2_418);
  expect(await askToPay(test, world)).toBe(second);
  await payWith(test, world);
  await until(test, async () => (await readBy(test, world, world.owner)).state === 'ONGOING');
  expect(await instalmentRow(test, world, 0)).toMatchObject({ net_cents: 200_000, units: 8 });
  expect(await differencesIn(test.platform.database.db)).toEqual([]);
});

it('are paid through the page of another sum if that was paid before it is replaced', async () => {
  test.clock.set(parisHour(begin, 21));
  await askToPay(test, world);
  await payWith(test, world);
  test.clock.set(new Date(parisHour(begin, 22).getTime() + 600_000));
  const token = await aSession(test, world.owner.id);
  expect((await test.call('POST', `/stripe/paiement/${world.applicationId}`, { token })).statusCode).toBe(
    409,
  );
  expect(await pages()).toEqual([[121_800, 'paid']]);
  expect((await readBy(test, world, world.owner)).state).toBe('ONGOING');
});
