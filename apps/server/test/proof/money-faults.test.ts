import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../src/features/payments/ledger/checks/service.ts';
import { reconcile, requeueRecent } from '../../src/features/payments/provider/reconciliation/service.ts';
import { runCommand } from '../../src/features/threads/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aDeposit, control, endAndRelease, holdOf, recordOf, untilState } from '../payments.ts';
import { untilThe } from '../play-threads.ts';
import type { World } from '../world.ts';

/**
 * Trust, "Money and state": failures of the payment provider during a money movement. Regardless of the
 * failure, the sum moves once.
 */

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ sandbox: true });
  await test.listen();
});

afterEach(() => control(test, 'DELETE', '/faults'));

afterAll(() => test.close());

const waits = async ({ applicationId }: World): Promise<boolean> => {
  const { rows } = await test.platform.database.pool.query(
    'select from payment_request where application_id = $1 and handled_at is null',
    [applicationId],
  );
  return rows.length > 0;
};

const later = async (minutes: number): Promise<void> => {
  await untilThe(test, new Date(test.clock.now().getTime() + minutes * 60_000));
  await reconcile(test.platform);
  await test.drain();
};

/** Expects completion within this number of checks, one minute apart. */
const carriedOut = async (world: World, minutes = 3): Promise<void> => {
  for (let minute = 0; minute < minutes && (await waits(world)); minute += 1) await later(1);
  expect(await waits(world)).toBe(false);
};

/** Each movement: how to request it, and the expected result. */
const movements = {
  transfers: {
    ask: async (world: World) => {
      await endAndRelease(test, world);
      await untilState(test, world, 'DONE');
    },
    record: { paid: 61_800, transferred: 60_000, refunded: 0 },
    hold: { deposited: 61_800, fee: 1_800, released: 60_000 },
  },
  refunds: {
    ask: async (world: World) => {
      await runCommand(test.platform, { role: 'staff' }, world.applicationId, {
        type: 'cancelDeposit',
        reason: 'Les parties sont injoignables.',
      });
      await test.drain();
    },
    record: { paid: 61_800, transferred: 0, refunded: 61_800 },
    hold: { deposited: 61_800, refunded: 61_800 },
  },
} as const;

/** Kinds of failures, and the time of the retry. */
const faults = [
  ['its answer is lost', { kind: 'lost answer', times: 3 }, 3],
  [
    'its answer is lost, and it is asked again a day and an hour later',
    { kind: 'lost answer', times: 3 },
    25 * 60,
  ],
  ['it is answered 500, and nothing was done', { kind: 'status', status: 500, times: 3 }, 3],
  [
    'it breaks while it runs, which its key remembers',
    { kind: 'status', status: 500, remembered: true, times: 1 },
    3,
  ],
  ['too many calls are made', { kind: 'status', status: 429, times: 3 }, 3],
  ['it is refused, which its key remembers', { kind: 'status', status: 402, remembered: true, times: 1 }, 3],
] as const;

describe.each(Object.entries(movements))('of %s', (kind, { ask, record, hold }) => {
  it.each(faults)('when %s, the sum moves once', async (_what, fault, minutes) => {
    const world = await aDeposit(test);
    await control(test, 'POST', '/faults', { method: 'POST', path: `/v1/${kind}`, ...fault });

    await ask(world);
    expect(await waits(world)).toBe(true);
    await control(test, 'DELETE', '/faults');
    await later(minutes);

    await carriedOut(world);
    expect(await recordOf(test, world)).toEqual(record);
    expect(await holdOf(test, world)).toEqual(hold);
  });
});

describe('a release', () => {
  it('that the payee’s account cannot take goes out once it can, and not a day later', async () => {
    const world = await aDeposit(test);
    const { provider_id: account } = await test.platform.database.db
      .selectFrom('payment_account')
      .select('provider_id')
      .where('member_id', '=', world.candidate.id)
      .executeTakeFirstOrThrow();
    await control(test, 'POST', `/accounts/${account}`, {
      currently_due: ['individual.verification.document'],
    });
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    expect(await waits(world)).toBe(true);

    await control(test, 'POST', `/accounts/${account}`);
    await later(3);

    await carriedOut(world);
    expect(await recordOf(test, world)).toMatchObject({ transferred: 60_000 });
  });
});

describe('a job that was lost', () => {
  it('is taken up before the minute is over', async () => {
    const world = await aDeposit(test);
    await runCommand(test.platform, { role: 'staff' }, world.applicationId, {
      type: 'cancelDeposit',
      reason: 'Les parties sont injoignables.',
    });
    await test.platform.database.pool.query(
      `delete from graphile_worker._private_jobs where key like 'payments.carryOut:%'`,
    );
    await test.drain();
    expect(await waits(world)).toBe(true);

    await untilThe(test, new Date(test.clock.now().getTime() + 21_000));
    await requeueRecent(test.platform);
    await test.drain();

    expect(await waits(world)).toBe(false);
    expect(await recordOf(test, world)).toMatchObject({ refunded: 61_800 });
  });
});

describe('a deposit', () => {
  it('whose page was asked for, and whose answer was lost, is paid on the page that is there', async () => {
    const { anAwaitedDeposit, askToPay, pageOf, payWith } = await import('../payments.ts');
    const world = await anAwaitedDeposit(test);
    const fault = { method: 'POST', path: '/v1/checkout/sessions', kind: 'lost answer', times: 3 };
    await control(test, 'POST', '/faults', fault);
    await expect(askToPay(test, world)).rejects.toThrow('503');

    await control(test, 'DELETE', '/faults');
    await askToPay(test, world);

    const stripe = await test.platform.payments.client();
    const pages = await stripe.checkout.sessions.list({ limit: 100 });
    const own = pages.data.filter(({ metadata }) => metadata?.application === world.applicationId);
    expect(own.map(({ id }) => id)).toEqual([await pageOf(test, world)]);
    await payWith(test, world);
    await untilState(test, world, 'ONGOING');
  });
});

describe('after all of it', () => {
  it("the ledger holds, and is the provider's record", async () => {
    const { differences, provider } = await checkLedger(test.platform, { withProvider: true });

    expect(differences).toEqual([]);
    expect(provider?.underWay).toBe(0);
  });
});
