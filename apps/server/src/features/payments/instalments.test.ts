import type { OwnPayment } from '@basoche/contract/payments/own';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aSession, type TestMember } from '../../../test/factories.ts';
import { depositSecond, holdOfInstalment } from '../../../test/instalments.ts';
import { aDeposit, control, endAndRelease, holdOf, until } from '../../../test/payments.ts';
import type { World } from '../../../test/world.ts';
import { differencesIn } from './ledger/checks/service.ts';
import { askPayments } from './payouts/requests/service.ts';

/** Money of two instalments of one mission. */

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

const isReleased = async (world: World): Promise<boolean> =>
  (await holdOf(test, world)).released !== undefined;

/** Rules that know of no second instalment yet, and find its deposit wherever it stands. */
const ignorant = [
  'a thread that is over holds nothing',
  'every paid deposit is in the ledger, and was what the thread agreed on',
  'money is of an instalment that its mission has',
];

const untouched = { deposited: 60_000, held: 60_000 };

describe('a release', () => {
  it('pays the money of its own instalment and earns its fee, and a bank takes it back from there alone', async () => {
    const world = await aDeposit(test);
    await depositSecond(test, world);
    await endAndRelease(test, world);
    await until(test, () => isReleased(world));
    const paid = { deposited: 61_800, fee: 1_800, released: 60_000 };
    expect(await holdOfInstalment(test, world, 0)).toEqual(paid);
    expect(await holdOfInstalment(test, world, 1)).toEqual(untouched);
    expect(await holdOf(test, world)).toEqual({ ...paid, deposited: 121_800, held: 60_000 });
    const [first] = await run(
      'select charge_id from deposit_session where application_id = $1 and instalment = 0',
      world.applicationId,
    );
    const stripe = await test.platform.payments.client();
    const { data } = await stripe.transfers.list({ transfer_group: world.applicationId });
    expect(data.map(({ source_transaction }) => source_transaction)).toEqual([first?.charge_id]);

    const { id } = await control(test, 'POST', '/disputes', { charge: first?.charge_id });
    await until(test, async () => (await holdOf(test, world)).disputed !== undefined);
    expect(await holdOfInstalment(test, world, 0)).toEqual({ ...paid, disputed: 61_800 });
    await control(test, 'POST', `/disputes/${id}/close`, { status: 'lost' });
    await until(test, async () => (await holdOf(test, world)).lost !== undefined);
    expect(await holdOfInstalment(test, world, 0)).toEqual({ ...paid, lost: 61_800 });
    expect(await holdOfInstalment(test, world, 1)).toEqual(untouched);
    const broken = await differencesIn(test.platform.database.db);
    expect([...new Set(broken.map(({ rule }) => rule))]).toEqual(ignorant);
  });

  it('does not wait for a bank that looks at another instalment, and is not frozen by it', async () => {
    const world = await aDeposit(test);
    const session = await depositSecond(test, world);
    await run(
      `insert into chargeback (provider_id, session_id, application_id, amount_cents, reason, status, opened_at)
       values ($1, $2, $3, 60000, 'fraudulent', 'open', now())`,
      `dp_second_${world.applicationId}`,
      session,
      world.applicationId,
    );
    await endAndRelease(test, world);
    await until(test, () => isReleased(world));
    expect(await holdOfInstalment(test, world, 1)).toEqual(untouched);
    await run('delete from chargeback where session_id = $1', session);
  });
});

class Undo extends Error {}

describe('a request of the rules', () => {
  it('gives up the earlier ones of its own instalment, and those alone', async () => {
    const world = await aDeposit(test);
    await depositSecond(test, world);
    const { applicationId } = world;
    const now = test.clock.now();
    const standing = async (trx: Parameters<typeof askPayments>[0]) =>
      trx
        .selectFrom('payment_request')
        .select(['instalment', 'ask'])
        .where('application_id', '=', applicationId)
        .where('withdrawn_at', 'is', null)
        .orderBy('instalment')
        .execute();
    const asked = test.platform.database.transaction(async (trx) => {
      for (const instalment of [0, 1]) {
        const release = { ask: 'release', amountCents: 60_000 } as const;
        await askPayments(trx, { applicationId, instalment }, release, now);
      }
      expect(await standing(trx)).toEqual([
        { instalment: 0, ask: 'release' },
        { instalment: 1, ask: 'release' },
      ]);
      await askPayments(
        trx,
        { applicationId, instalment: 0 },
        { ask: 'split', candidateCents: 20_000, creatorCents: 40_000 },
        now,
      );
      expect(await standing(trx)).toEqual([
        { instalment: 0, ask: 'split' },
        { instalment: 1, ask: 'release' },
      ]);
      throw new Undo();
    });
    await expect(asked).rejects.toThrow(Undo);
  });
});

describe('own payments', () => {
  it('show each instalment by itself', async () => {
    const world = await aDeposit(test);
    const second = await depositSecond(test, world);
    await endAndRelease(test, world);
    await until(test, () => isReleased(world));
    const listed = async ({ id }: TestMember): Promise<OwnPayment[]> =>
      (await test.call('GET', '/payments/own', { token: await aSession(test, id) })).json();
    const ofCandidate = await listed(world.candidate);
    expect(ofCandidate.map(({ status, total }) => [status, total]).sort()).toEqual([
      ['held', 600],
      ['paid', 600],
    ]);
    expect(ofCandidate.find(({ status }) => status === 'held')?.id).toBe(second);
    const ofOwner = await listed(world.owner);
    expect(ofOwner.map(({ status, total }) => [status, total]).sort()).toEqual([
      ['held', 600],
      ['paid', 618],
    ]);
  });
});
