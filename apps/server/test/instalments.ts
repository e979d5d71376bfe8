import { centsToEuros } from '@basoche/domain/payments/amounts';
import { depositEntries } from '@basoche/domain/payments/ledger';
import { post } from '../src/features/payments/ledger/service.ts';
import type { TestApp } from './app.ts';
import { gives } from './play-threads.ts';
import { aWorld, type World } from './world.ts';

/** Missions with instalments, for tests. */

const rowsOf = async ({ platform }: TestApp, text: string, values: readonly unknown[]) => {
  const { rows } = await platform.database.pool.query<Record<string, unknown>>(text, [...values]);
  return rows;
};

/** A price in these instalments, in the form of its calls. */
export const inInstalments = (cents: readonly number[], days: number | null = null) => ({
  offer: centsToEuros(cents.reduce((sum, one) => sum + one, 0)),
  pricing: {
    kind: 'instalments',
    instalments: cents.map((sum, at) => ({ title: `Étape ${at + 1}`, sum: centsToEuros(sum), days })),
  },
});

/** A thread whose price in instalments is accepted, before the choice of a mode. */
export const agreedInstalments = async (
  test: TestApp,
  cents: readonly number[],
  days: number | null = null,
): Promise<World> => {
  const world = await aWorld(test, 'priceRefused');
  await gives(test, world, world.candidate, 'action/price/new', { body: inInstalments(cents, days) });
  await gives(test, world, world.owner, 'action/price/accept');
  return world;
};

/**
 * A mission of 500 € in two instalments that waits for its first deposit: 378 €, that is 300 € and the fee
 * with their VAT. The second deposit is 240 €.
 */
export const twoInstalments = async (
  test: TestApp,
  cents: readonly number[] = [30_000, 20_000],
): Promise<World> => {
  const world = await agreedInstalments(test, cents);
  await gives(test, world, world.owner, 'action/choose/funds');
  await gives(test, world, world.candidate, 'action/funds/accept');
  return world;
};

/** A direct relation of 500 € in two instalments, or of the given ones; the first is under way. */
export const directInstalments = async (
  test: TestApp,
  cents: readonly number[] = [30_000, 20_000],
): Promise<World> => {
  const world = await agreedInstalments(test, cents);
  await gives(test, world, world.owner, 'action/choose/direct');
  await gives(test, world, world.candidate, 'action/direct/accept');
  return world;
};

/** The columns of an instalment that are not null. */
export const instalmentRow = async (
  test: TestApp,
  { applicationId }: Pick<World, 'applicationId'>,
  position: number,
): Promise<Record<string, unknown>> => {
  const [row = {}] = await rowsOf(
    test,
    'select * from instalment where application_id = $1 and position = $2',
    [applicationId, position],
  );
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
};

/** Writes a deposit of 600 € without a fee for instalment 1 of a mission, regardless of its price. */
export const depositSecond = async (test: TestApp, { applicationId }: World): Promise<string> => {
  const now = test.clock.now();
  const intent = `pi_second_${applicationId}`;
  const [session] = await rowsOf(
    test,
    `insert into deposit_session (application_id, instalment, subject, amount_cents, fee_cents, status, provider_id,
       payment_intent, charge_id, paid_cents, planned_at, expires_at, paid_at)
     values ($1, 1, 'Tranche 2', 60000, 0, 'paid', $2, $3, $4, 60000, $5, $5, $5) returning id`,
    [applicationId, `cs_second_${applicationId}`, intent, `ch_second_${applicationId}`, now],
  );
  await test.platform.database.transaction((trx) =>
    post(trx, { applicationId, instalment: 1, source: intent, at: now }, depositEntries(60_000, 0)),
  );
  return String(session?.id);
};

/** Balances of the accounts of an instalment, in cents. */
export const holdOfInstalment = async (test: TestApp, { applicationId }: World, instalment: number) => {
  const [row = {}] = await rowsOf(
    test,
    'select * from instalment_hold where application_id = $1 and instalment = $2',
    [applicationId, instalment],
  );
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name, cents]) => name.endsWith('_cents') && cents !== 0)
      .map(([name, cents]) => [name.replace('_cents', ''), cents]),
  );
};
