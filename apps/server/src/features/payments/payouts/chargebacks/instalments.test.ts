import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';
import {
  disputeOf,
  firstPaid,
  held,
  isPaidOut,
  secondAwaited,
  secondHeld,
} from '../../../../../test/instalment-money.ts';
import { holdOfInstalment, instalmentRow } from '../../../../../test/instalments.ts';
import {
  askToPay,
  control,
  endAndRelease,
  payWith,
  stateOf,
  until,
  untilState,
} from '../../../../../test/payments.ts';
import type { World } from '../../../../../test/world.ts';
import { differencesIn } from '../../ledger/checks/service.ts';

/** Chargebacks of missions in two instalments: each is decided on its own instalment. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
});
afterAll(() => test.close());

const run = async (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> => {
  const { rows } = await test.platform.database.pool.query<Record<string, unknown>>(text, values);
  return rows;
};
const disputed = async (world: World, instalment: number) =>
  (await holdOfInstalment(test, world, instalment)).disputed;
const broken = () => differencesIn(test.platform.database.db);

describe('a bank that takes the first payment back', () => {
  it('does not freeze the second instalment, and takes nothing of it', async () => {
    const world = await secondHeld(test);
    const id = await disputeOf(test, world, 0);
    await until(test, async () => (await disputed(world, 0)) !== undefined);
    expect(await holdOfInstalment(test, world, 0)).toEqual({ ...firstPaid, disputed: 37_800 });
    const frozen = await run('select chargeback_at from application where id = $1', world.applicationId);
    expect(frozen).toEqual([{ chargeback_at: null }]);
    await control(test, 'POST', `/disputes/${id}/close`, { status: 'lost' });
    await until(test, async () => (await holdOfInstalment(test, world, 0)).lost !== undefined);
    expect(await holdOfInstalment(test, world, 0)).toEqual({ ...firstPaid, lost: 37_800 });
    expect(await holdOfInstalment(test, world, 1)).toEqual(held);
    expect(await stateOf(test, world)).toBe('ONGOING');
    await endAndRelease(test, world);
    await until(test, () => isPaidOut(test, world, 1));
    expect(await broken()).toEqual([]);
  });

  it('while the second is being deposited, takes only of the first', async () => {
    const world = await secondAwaited(test);
    await askToPay(test, world);
    await Promise.all([payWith(test, world), disputeOf(test, world, 0)]);
    await untilState(test, world, 'ONGOING');
    await until(test, async () => (await disputed(world, 0)) !== undefined);
    expect(await holdOfInstalment(test, world, 0)).toEqual({ ...firstPaid, disputed: 37_800 });
    expect(await holdOfInstalment(test, world, 1)).toEqual(held);
    const frozen = await run('select chargeback_at from application where id = $1', world.applicationId);
    expect(frozen).toEqual([{ chargeback_at: null }]);
    expect(await broken()).toEqual([]);
  });
});

describe('a bank that takes the second payment back', () => {
  it('freezes the second instalment and, if it keeps the money, ends the mission at the first', async () => {
    const world = await secondHeld(test);
    const id = await disputeOf(test, world, 1);
    await until(test, async () => (await disputed(world, 1)) !== undefined);
    const [application] = await run(
      'select chargeback_at from application where id = $1',
      world.applicationId,
    );
    expect(application?.chargeback_at).not.toBeNull();
    await control(test, 'POST', `/disputes/${id}/close`, { status: 'lost' });
    await untilState(test, world, 'DONE');
    await until(test, async () => (await disputed(world, 1)) === undefined);
    expect(await instalmentRow(test, world, 1)).toMatchObject({ close: 'refunded', state: 'REFUSED' });
    expect(await holdOfInstalment(test, world, 0)).toEqual(firstPaid);
    expect(await broken()).toEqual([]);
  });
});
