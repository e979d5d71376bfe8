import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { agreedInstalments, instalmentRow, twoInstalments } from '../../../../test/instalments.ts';
import { gives, untilThe } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';
import type { By } from '../execution/service.ts';
import { runCommand } from '../service.ts';
import { applicationOf, findThread } from '../store.ts';

/** A mission with two instalments, from the first deposit to its end: each is decided separately. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const staff: By = { role: 'staff' };
const provider: By = { role: 'provider' };
const pays = (amountCents: number): ThreadCommand => ({
  type: 'deposit/confirm',
  amountCents,
  currency: 'eur',
});

const run = async (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> => {
  const { rows } = await test.platform.database.pool.query<Record<string, unknown>>(text, values);
  return rows;
};
const give = (world: World, by: By, command: ThreadCommand, about: { instalment?: number } = {}) =>
  runCommand(test.platform, by, world.applicationId, command, about);

/** The thread as rules and lists read it. */
const threadOf = async ({ applicationId }: World) => {
  const row = await findThread(test.platform.database.db, applicationId);
  if (row === undefined) throw new Error('The thread is gone.');
  const { state, offerCents, feeCents, deposit, deliveredAt } = applicationOf(row, null);
  return {
    state,
    instalment: row.instalment,
    price: row.offer_cents,
    offerCents,
    feeCents,
    deposited: deposit?.amountCents ?? null,
    isDelivered: deliveredAt !== null,
    isDone: row.done_at !== null,
  };
};

const requests = ({ applicationId }: World) =>
  run(
    `select instalment, ask, coalesce(amount_cents, candidate_cents) as cents from payment_request
     where application_id = $1 order by id`,
    applicationId,
  );

const days = (number: number) => untilThe(test, new Date(test.clock.now().getTime() + number * 86_400_000));

const deliver = async (world: World) => {
  await gives(test, world, world.candidate, 'mission/deliver');
};
/** Delivers the current instalment, accepts it, and releases its money. */
const finish = async (world: World) => {
  await deliver(world);
  await gives(test, world, world.owner, 'mission/validate');
  await days(3);
};
const toSecond = async (): Promise<World> => {
  const world = await twoInstalments(test);
  await give(world, provider, pays(37_800));
  await finish(world);
  return world;
};

const atSecond = {
  state: 'WAITING_FUNDS',
  instalment: 1,
  price: 50_000,
  offerCents: 20_000,
  feeCents: 0,
  deposited: null,
  isDelivered: false,
  isDone: false,
};
const released = { instalment: 0, ask: 'release', cents: 36_000 };

describe('a mission in two instalments', () => {
  it('opens the first one with its own sum and the fee, once the mode is accepted', async () => {
    const world = await twoInstalments(test);
    expect(await threadOf(world)).toEqual({
      ...atSecond,
      instalment: 0,
      offerCents: 30_000,
      feeCents: 1_800,
    });
    expect(await instalmentRow(test, world, 0)).toMatchObject({ net_cents: 30_000 });
    await expect(give(world, provider, pays(61_800))).rejects.toMatchObject({ code: 'AMOUNT_MISMATCH' });
  });

  it('goes from one to the next, and is done once both are paid', async () => {
    const world = await toSecond();
    expect(await threadOf(world)).toEqual(atSecond);
    expect(await instalmentRow(test, world, 0)).toMatchObject({
      close: 'accepted',
      due_cents: 30_000,
      state: 'DONE',
      deposit_cents: 37_800,
      fee_cents: 1_800,
    });
    const { actions } = await gives(test, world, world.owner, 'action/cancelDeposit');
    expect(actions.slice(-2).map(({ type, result }) => [type, result])).toEqual([
      ['MISSION_ONGOING', 'ACCEPTED'],
      ['WAITING_FUNDS', 'ONGOING'],
    ]);
    await give(world, provider, pays(24_000));
    await finish(world);
    expect(await threadOf(world)).toMatchObject({
      state: 'DONE',
      instalment: 1,
      price: 50_000,
      isDone: true,
    });
    expect(await instalmentRow(test, world, 1)).toMatchObject({ close: 'accepted', due_cents: 20_000 });
    expect(await instalmentRow(test, world, 1)).not.toHaveProperty('state');
    expect(await requests(world)).toEqual([released, { instalment: 1, ask: 'release', cents: 24_000 }]);
    const review = { grade: 4, text: 'Un travail soigné.' };
    await gives(test, world, world.owner, 'mission/review', { body: review });
  });

  it('is done at the first one if the second is refunded, and keeps the facts of each', async () => {
    const world = await toSecond();
    const [first] = await run(
      'select ended_at from instalment where application_id = $1',
      world.applicationId,
    );
    await give(world, provider, pays(24_000));
    await give(world, staff, { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' });
    expect(await threadOf(world)).toEqual({
      ...atSecond,
      state: 'DONE',
      instalment: 0,
      offerCents: 30_000,
      feeCents: 1_800,
      deposited: 37_800,
      isDelivered: true,
      isDone: true,
    });
    const [application] = await run(
      'select ended_at, closed_reason, closed_note from application where id = $1',
      world.applicationId,
    );
    expect(application).toEqual({ ended_at: first?.ended_at, closed_reason: null, closed_note: null });
    expect(await instalmentRow(test, world, 0)).toEqual({
      application_id: world.applicationId,
      position: 0,
      net_cents: 30_000,
      opened_at: expect.any(Date),
      close: 'accepted',
      due_cents: 30_000,
    });
    expect(await instalmentRow(test, world, 1)).toMatchObject({
      close: 'refunded',
      due_cents: 0,
      state: 'REFUSED',
      closed_reason: 'refunded',
      deposit_cents: 24_000,
    });
    expect(await requests(world)).toEqual([released, { instalment: 1, ask: 'refund', cents: 24_000 }]);
    const entries = await run(
      `select body::jsonb ->> 'state' as state from thread_entry where application_id = $1 order by position desc limit 2`,
      world.applicationId,
    );
    expect(entries.map(({ state }) => state)).toEqual(['DONE', 'ONGOING']);
  });

  it('is refused if the first is refunded', async () => {
    const world = await twoInstalments(test);
    await give(world, provider, pays(37_800));
    await give(world, staff, { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' });
    expect(await threadOf(world)).toMatchObject({ state: 'REFUSED', instalment: 0, isDone: false });
    expect(await requests(world)).toEqual([{ instalment: 0, ask: 'refund', cents: 37_800 }]);
  });

  it('goes on at once in a direct relation, without any money', async () => {
    const world = await agreedInstalments(test, [30_000, 20_000]);
    await gives(test, world, world.owner, 'action/choose/direct');
    await gives(test, world, world.candidate, 'action/direct/accept');
    await gives(test, world, world.owner, 'mission/validate');
    expect(await threadOf(world)).toEqual({ ...atSecond, state: 'ONGOING' });
    await gives(test, world, world.owner, 'mission/validate');
    expect(await threadOf(world)).toMatchObject({ state: 'DONE', instalment: 1, isDone: true });
    expect(await requests(world)).toEqual([]);
  });
});

describe('the timers of an instalment', () => {
  it('end by silence the instalment that they were planned for, and not the next', async () => {
    const world = await twoInstalments(test);
    await give(world, provider, pays(37_800));
    await deliver(world);
    await days(10);
    await gives(test, world, world.owner, 'mission/validate');
    await days(3);
    await give(world, provider, pays(24_000));
    await deliver(world);
    // The fourteen days of the first delivery are over; those of the second are not.
    await days(5);
    expect(await threadOf(world)).toMatchObject({ state: 'ONGOING', instalment: 1, isDelivered: true });
    // The timer was not run for the second one either: that would have been refused as too early, again and
    // again.
    const failed = await run(
      `select count(*)::int as n from graphile_worker._private_jobs where key like $1 and attempts > 0`,
      `threads.timer:${world.applicationId}:%`,
    );
    expect(failed).toEqual([{ n: 0 }]);
    await days(9);
    expect(await threadOf(world)).toMatchObject({ state: 'WAITING_RULES', instalment: 1 });
    await days(2);
    expect(await threadOf(world)).toMatchObject({ state: 'DONE', instalment: 1 });
  });

  it('are planned per instalment, and those of the first as for a flat price', async () => {
    const world = await toSecond();
    await give(world, provider, pays(24_000));
    const timers = await run(
      `select key, payload from graphile_worker._private_jobs where key like $1 order by key`,
      `threads.timer:${world.applicationId}:%hold/expire`,
    );
    const { applicationId } = world;
    const command = { type: 'hold/expire' };
    expect(timers).toEqual([
      {
        key: `threads.timer:${applicationId}:1:hold/expire`,
        payload: { applicationId, command, instalment: 1 },
      },
      { key: `threads.timer:${applicationId}:hold/expire`, payload: { applicationId, command } },
    ]);
  });

  it('refund nothing of the next one when the first was held for the maximum time', async () => {
    const world = await toSecond();
    await days(60);
    await give(world, provider, pays(24_000));
    await days(20);
    expect(await threadOf(world)).toMatchObject({ state: 'ONGOING', instalment: 1, deposited: 24_000 });
  });
});

describe('simultaneous calls', () => {
  it('to release an instalment open the next one once, and request its money once', async () => {
    const world = await twoInstalments(test);
    await give(world, provider, pays(37_800));
    await gives(test, world, world.owner, 'mission/validate');
    test.clock.advance(49 * 3_600_000);
    const timer: By = { role: 'timer' };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => give(world, timer, { type: 'release' }, { instalment: 0 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await threadOf(world)).toEqual(atSecond);
    expect(await requests(world)).toEqual([released]);
    const awaited = await run(
      `select count(*)::int as n from application_action where application_id = $1 and type = 'WAITING_FUNDS'`,
      world.applicationId,
    );
    expect(awaited).toEqual([{ n: 2 }]);
  });

  it('to pay the second instalment and to cancel it leave one of the two', async () => {
    const world = await toSecond();
    const [paid, cancelled] = await Promise.allSettled([
      give(world, provider, pays(24_000), { instalment: 1 }),
      give(world, staff, { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' }),
    ]);
    expect(cancelled.status).toBe('fulfilled');
    expect(await threadOf(world)).toMatchObject({ state: 'DONE', instalment: 0, deposited: 37_800 });
    const asks = (await requests(world)).map(({ instalment, ask }) => `${instalment} ${ask}`);
    expect(asks).toEqual(['0 release', paid.status === 'fulfilled' ? '1 refund' : '1 expireDeposit']);
  });
});

describe('a late event', () => {
  it('about an instalment that the mission does not have is refused', async () => {
    const world = await toSecond();
    await expect(give(world, provider, pays(24_000), { instalment: 2 })).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
    await expect(give(world, provider, pays(24_000), { instalment: 0 })).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
    expect(await threadOf(world)).toEqual(atSecond);
  });
});
