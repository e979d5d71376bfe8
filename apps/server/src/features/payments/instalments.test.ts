import type { OwnPayment } from '@basoche/contract/payments/own';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aSession, type TestMember } from '../../../test/factories.ts';
import {
  breakTransfers,
  chargeOf,
  firstPaid,
  firstWaits,
  firstWaitsBesideSecond,
  held,
  isPaidOut,
  payCurrent,
  secondAwaited,
  secondHeld,
} from '../../../test/instalment-money.ts';
import { holdOfInstalment, instalmentRow } from '../../../test/instalments.ts';
import {
  askToPay,
  control,
  endAndRelease,
  holdOf,
  payWith,
  recordOf,
  stateOf,
  until,
  untilState,
} from '../../../test/payments.ts';
import { decides, untilThe } from '../../../test/play-threads.ts';
import type { World } from '../../../test/world.ts';
import { differencesIn } from './ledger/checks/service.ts';
import { askPayments } from './payouts/requests/service.ts';
import { reconcile } from './provider/reconciliation/service.ts';

/** Money of two instalments of one mission: neither pays, releases or freezes the other. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
});
afterEach(() => control(test, 'DELETE', '/faults'));
afterAll(() => test.close());

const run = async (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> => {
  const { rows } = await test.platform.database.pool.query<Record<string, unknown>>(text, values);
  return rows;
};

const requestsOf = ({ applicationId }: World) =>
  run(
    `select instalment, ask, withdrawn_at is null as stands, handled_at is not null as is_done from payment_request
     where application_id = $1 order by id`,
    applicationId,
  );
const aMinute = async (): Promise<void> => {
  await untilThe(test, new Date(test.clock.now().getTime() + 60_000));
  await reconcile(test.platform);
  await test.drain();
};
const broken = () => differencesIn(test.platform.database.db);

describe('two instalments', () => {
  it('are deposited and paid one after the other, each from its own payment, and the fee once', async () => {
    const world = await secondHeld(test);
    expect(await holdOfInstalment(test, world, 0)).toEqual(firstPaid);
    expect(await holdOfInstalment(test, world, 1)).toEqual(held);
    await endAndRelease(test, world);
    await until(test, () => isPaidOut(test, world, 1));
    expect(await stateOf(test, world)).toBe('DONE');
    expect(await holdOfInstalment(test, world, 1)).toEqual({ deposited: 24_000, released: 24_000 });
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, fee: 1_800, released: 60_000 });
    expect(await recordOf(test, world)).toEqual({ paid: 61_800, transferred: 60_000, refunded: 0 });
    const stripe = await test.platform.payments.client();
    const { data } = await stripe.transfers.list({ transfer_group: world.applicationId });
    const charges = [await chargeOf(test, world, 0), await chargeOf(test, world, 1)];
    expect(data.map(({ source_transaction }) => source_transaction).toSorted()).toEqual(charges.toSorted());
    expect(await broken()).toEqual([]);
  });

  it('leave the first one paid if the second goes back', async () => {
    const world = await secondHeld(test);
    await decides(test, world, 'staff', { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' });
    await until(test, async () => (await holdOfInstalment(test, world, 1)).refunded === 24_000);
    expect(await stateOf(test, world)).toBe('DONE');
    expect(await holdOfInstalment(test, world, 0)).toEqual(firstPaid);
    expect(await recordOf(test, world)).toEqual({ paid: 61_800, transferred: 36_000, refunded: 24_000 });
    expect(await broken()).toEqual([]);
  });
});

describe('a payout of the first instalment that is not done yet', () => {
  it('is not withdrawn when the second is deposited, ended and its payout requested', async () => {
    const world = await firstWaitsBesideSecond(test);
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    const waiting = { ask: 'release', stands: true, is_done: false };
    expect(await requestsOf(world)).toEqual([
      { ...waiting, instalment: 0 },
      { ...waiting, instalment: 1 },
    ]);
    await control(test, 'DELETE', '/faults');
    await aMinute();
    await until(test, async () => (await isPaidOut(test, world, 0)) && isPaidOut(test, world, 1));
    expect(await recordOf(test, world)).toEqual({ paid: 61_800, transferred: 60_000, refunded: 0 });
    expect(await broken()).toEqual([]);
  });

  it('is made while the second is being deposited, each from its own payment', async () => {
    const world = await firstWaits(test);
    await askToPay(test, world);
    await control(test, 'DELETE', '/faults');
    await Promise.all([payWith(test, world), aMinute()]);
    await untilState(test, world, 'ONGOING');
    await until(test, () => isPaidOut(test, world, 0));
    expect(await holdOfInstalment(test, world, 0)).toEqual(firstPaid);
    expect(await holdOfInstalment(test, world, 1)).toEqual(held);
    expect(await broken()).toEqual([]);
  });

  it('goes back after its own 75 days, while the second goes on', async () => {
    const world = await firstWaits(test, 'refused');
    await untilThe(test, new Date(test.clock.now().getTime() + 40 * 86_400_000));
    await payCurrent(test, world);
    await untilThe(test, new Date(test.clock.now().getTime() + 34 * 86_400_000));
    await until(test, async () => (await holdOfInstalment(test, world, 0)).refunded === 37_800);
    expect(await holdOfInstalment(test, world, 1)).toEqual(held);
    expect(await stateOf(test, world)).toBe('ONGOING');
    expect((await instalmentRow(test, world, 0)).closed_note).toMatch(/^Les fonds n’ont pas pu être versés/);
    const [application] = await run('select closed_note from application where id = $1', world.applicationId);
    expect(application).toEqual({ closed_note: null });
    expect(await broken()).toEqual([]);
  });
});

describe('a payout of the second instalment that is not done yet', () => {
  it('goes back after its own 75 days, although the mission is over', async () => {
    const world = await secondHeld(test);
    await breakTransfers(test, 'refused');
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    await untilThe(test, new Date(test.clock.now().getTime() + 75 * 86_400_000));
    await until(test, async () => (await holdOfInstalment(test, world, 1)).refunded === 24_000);
    expect(await holdOfInstalment(test, world, 0)).toEqual(firstPaid);
    expect(await stateOf(test, world)).toBe('DONE');
    expect(await broken()).toEqual([]);
  });
});

describe('a page of the first instalment that is paid late', () => {
  it('does not pay the second one, although its sum is the same', async () => {
    // 250 € with the fee, and 265 € without it: both are 318 € including VAT.
    const world = await secondAwaited(test, [25_000, 26_500]);
    const [session] = await run(
      `insert into deposit_session (application_id, instalment, subject, amount_cents, fee_cents, status, provider_id, planned_at, expires_at)
       select application_id, 0, subject, amount_cents, fee_cents, 'expired', 'cs_late', planned_at, expires_at
       from deposit_session where application_id = $1 returning id`,
      world.applicationId,
    );
    const stripe = await test.platform.payments.client();
    const metadata = { session: String(session?.id), application: world.applicationId };
    const product_data = { name: 'Mission' };
    const page = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 31_800, product_data } }],
      payment_intent_data: { metadata },
      metadata,
      success_url: 'http://basoche.test/',
    });
    await run('update deposit_session set provider_id = $2 where id = $1', session?.id, page.id);
    await control(test, 'POST', `/sessions/${page.id}/pay`, { number: '4242424242424242' });
    await until(test, async () => (await holdOfInstalment(test, world, 0)).refunded === 31_800);
    expect(await stateOf(test, world)).toBe('WAITING_FUNDS');
    expect(await holdOfInstalment(test, world, 1)).toEqual({});
    expect(await broken()).toEqual([]);
  });
});

describe('the invoice of the fee', () => {
  it('is issued once, for the first deposit, although the second instalment came before the billing details', async () => {
    const world = await secondHeld(test);
    const invoices = () =>
      run(
        `select instalment, total_cents from invoice where application_id = $1 and issuer = 'platform'`,
        world.applicationId,
      );
    expect(await invoices()).toEqual([]);
    await untilThe(test, new Date(test.clock.now().getTime() + 8 * 86_400_000));
    expect(await invoices()).toEqual([{ instalment: 0, total_cents: 1_800 }]);
  });
});

class Undo extends Error {}

describe('a payment request of the rules', () => {
  it('withdraws the earlier ones of its own instalment only', async () => {
    const world = await secondHeld(test);
    const { applicationId } = world;
    const now = test.clock.now();
    await run('delete from money_movement where application_id = $1', applicationId);
    const standing = async (trx: Parameters<typeof askPayments>[0]) =>
      trx
        .selectFrom('payment_request')
        .select(['instalment', 'ask'])
        .where('application_id', '=', applicationId)
        .where('withdrawn_at', 'is', null)
        .orderBy('instalment')
        .execute();
    const asked = test.platform.database.transaction(async (trx) => {
      await trx.deleteFrom('payment_request').where('application_id', '=', applicationId).execute();
      for (const instalment of [0, 1]) {
        const release = { ask: 'release', amountCents: 24_000 } as const;
        await askPayments(trx, { applicationId, instalment }, release, now);
      }
      expect(await standing(trx)).toEqual([
        { instalment: 0, ask: 'release' },
        { instalment: 1, ask: 'release' },
      ]);
      await askPayments(
        trx,
        { applicationId, instalment: 0 },
        { ask: 'split', candidateCents: 20_000, creatorCents: 4_000 },
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
  it('show each instalment separately', async () => {
    const world = await secondHeld(test);
    const listed = async ({ id }: TestMember): Promise<OwnPayment[]> =>
      (await test.call('GET', '/payments/own', { token: await aSession(test, id) })).json();
    const ofCandidate = await listed(world.candidate);
    expect(ofCandidate.map(({ status, total }) => [status, total]).sort()).toEqual([
      ['held', 240],
      ['paid', 360],
    ]);
    const [second] = await run(
      'select id from deposit_session where application_id = $1 and instalment = 1',
      world.applicationId,
    );
    expect(ofCandidate.find(({ status }) => status === 'held')?.id).toBe(second?.id);
    const ofOwner = await listed(world.owner);
    expect(ofOwner.map(({ status, total }) => [status, total]).sort()).toEqual([
      ['held', 240],
      ['paid', 378],
    ]);
  });
});
