import { depositEntries } from '@basoche/domain/payments/ledger';
import { post } from '../src/features/payments/ledger/service.ts';
import type { TestApp } from './app.ts';
import type { World } from './world.ts';

/**
 * Money of a second instalment in tests. No mission has two yet: the deposit is written here.
 */

const rowsOf = async ({ platform }: TestApp, text: string, values: readonly unknown[]) => {
  const { rows } = await platform.database.pool.query<Record<string, unknown>>(text, [...values]);
  return rows;
};

/** Deposits the next instalment: 600 € without a fee. Returns the id of its session. */
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
