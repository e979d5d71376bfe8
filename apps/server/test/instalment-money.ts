import type { TestApp } from './app.ts';
import { holdOfInstalment, twoInstalments } from './instalments.ts';
import { aPayeeAccount, askToPay, control, endAndRelease, payWith, until, untilState } from './payments.ts';
import type { World } from './world.ts';

/** Money of missions in two instalments, on the sandbox of the payment provider. */

/** A mission of 300 € and 200 €, or of the given amounts, whose first deposit is held. */
const firstHeld = async (test: TestApp, cents?: readonly number[]): Promise<World> => {
  const world = await twoInstalments(test, cents);
  await aPayeeAccount(test, world.candidate);
  await payCurrent(test, world);
  return world;
};

/** Pays the awaited deposit. */
export const payCurrent = async (test: TestApp, world: World): Promise<void> => {
  await askToPay(test, world);
  await payWith(test, world);
  await untilState(test, world, 'ONGOING');
};

export const isPaidOut = async (test: TestApp, world: World, instalment: number): Promise<boolean> =>
  (await holdOfInstalment(test, world, instalment)).released !== undefined;

/** The same mission after its first instalment is paid out, while the second awaits its deposit. */
export const secondAwaited = async (test: TestApp, cents?: readonly number[]): Promise<World> => {
  const world = await firstHeld(test, cents);
  await endAndRelease(test, world);
  await until(test, () => isPaidOut(test, world, 0));
  return world;
};

/** Makes the provider refuse or fail every transfer until its faults are cleared. */
export const breakTransfers = (test: TestApp, kind: 'failed' | 'refused' = 'failed') =>
  control(test, 'POST', '/faults', {
    method: 'POST',
    path: '/v1/transfers',
    kind: 'status',
    status: kind === 'failed' ? 500 : 400,
    times: 1_000,
  });

/**
 * The same mission while its first payout waits for the provider and its second instalment awaits its
 * deposit.
 */
export const firstWaits = async (
  test: TestApp,
  kind: Parameters<typeof breakTransfers>[1] = 'failed',
): Promise<World> => {
  const world = await firstHeld(test);
  await breakTransfers(test, kind);
  await endAndRelease(test, world);
  await untilState(test, world, 'WAITING_FUNDS');
  return world;
};

/** The first payout waits for the provider while the second deposit is held. */
export const firstWaitsBesideSecond = async (test: TestApp): Promise<World> => {
  const world = await firstWaits(test);
  await payCurrent(test, world);
  return world;
};

export const secondHeld = async (test: TestApp): Promise<World> => {
  const world = await secondAwaited(test);
  await payCurrent(test, world);
  return world;
};

/** Balances of the first instalment after its payout, and of the second one while it is held, in cents. */
export const firstPaid = { deposited: 37_800, fee: 1_800, released: 36_000 };
export const held = { deposited: 24_000, held: 24_000 };

/** Charge of the deposit of an instalment, at the provider. */
export const chargeOf = async ({ platform }: TestApp, { applicationId }: World, instalment: number) => {
  const { charge_id } = await platform.database.db
    .selectFrom('deposit_session')
    .select('charge_id')
    .where('application_id', '=', applicationId)
    .where('instalment', '=', instalment)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  return charge_id;
};

/** The card's holder disputes the deposit of an instalment; returns the id of the dispute. */
export const disputeOf = async (test: TestApp, world: World, instalment: number): Promise<string> => {
  const { id } = await control(test, 'POST', '/disputes', {
    charge: await chargeOf(test, world, instalment),
  });
  return String(id);
};
