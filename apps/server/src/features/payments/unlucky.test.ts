import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, aSession } from '../../../test/factories.ts';
import {
  aDeposit,
  anAwaitedDeposit,
  askToPay,
  control,
  endAndRelease,
  holdOf,
  payWith,
  recordOf,
  until,
  untilState,
} from '../../../test/payments.ts';
import { untilThe } from '../../../test/play-threads.ts';
import type { World } from '../../../test/world.ts';
import { runCommand } from '../threads/service.ts';
import { differencesIn } from './ledger/checks/service.ts';
import { askPayments } from './payouts/requests/service.ts';
import { reconcile } from './provider/reconciliation/service.ts';

/** Events of the provider in an inconvenient order, or at an inconvenient moment. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true });
  await test.listen();
});
afterEach(() => control(test, 'DELETE', '/faults'));
afterAll(() => test.close());

const rowOf = async (text: string, ...values: unknown[]): Promise<Record<string, unknown>> => {
  const { rows } = await test.platform.database.pool.query<Record<string, unknown>>(text, values);
  return rows[0] ?? {};
};
const waits = async ({ applicationId }: World): Promise<number> =>
  Number(
    (
      await rowOf(
        'select count(*) as count from payment_request where application_id = $1 and handled_at is null',
        applicationId,
      )
    ).count,
  );
const aMinute = async (): Promise<void> => {
  await untilThe(test, new Date(test.clock.now().getTime() + 60_000));
  await reconcile(test.platform);
  await test.drain();
};
const eventsApplied = () =>
  until(
    test,
    async () =>
      (await rowOf('select count(*) as count from provider_event where applied_at is null')).count === 0,
  );

/** A deposit that was given up while its page was open, and paid because the page was not closed. */
const anUnmatchedPayment = async (): Promise<World> => {
  const world = await anAwaitedDeposit(test);
  await askToPay(test, world);
  await control(test, 'POST', '/faults', {
    method: 'POST',
    path: '/v1/checkout/sessions/*/expire',
    kind: 'status',
    status: 500,
    times: 1_000,
  });
  await control(test, 'POST', '/faults', {
    method: 'POST',
    path: '/v1/refunds',
    kind: 'status',
    status: 500,
    times: 1_000,
  });
  await runCommand(test.platform, { role: 'staff' }, world.applicationId, {
    type: 'cancelDeposit',
    reason: 'Les parties sont injoignables.',
  });
  await payWith(test, world);
  await until(
    test,
    async () => (await waits(world)) === 1 && (await holdOf(test, world)).deposited === 61_800,
  );
  return world;
};

const dispute = async (world: World): Promise<string> => {
  const { charge_id } = await rowOf(
    'select charge_id from deposit_session where application_id = $1 and charge_id is not null',
    world.applicationId,
  );
  const { id } = await control(test, 'POST', '/disputes', { charge: charge_id });
  await until(test, async () => (await holdOf(test, world)).disputed !== undefined);
  return String(id);
};

describe('a payment whose answer was lost', () => {
  it('is not withdrawn for another one while the provider may have done it', async () => {
    const world = await aDeposit(test);
    const fault = { method: 'POST', path: '/v1/refunds', kind: 'lost answer', times: 3 };
    await control(test, 'POST', '/faults', fault);
    const reason = 'Les parties sont injoignables.';
    await runCommand(test.platform, { role: 'staff' }, world.applicationId, {
      type: 'cancelDeposit',
      reason,
    });
    await test.drain();
    const another = test.platform.database.transaction((trx) =>
      askPayments(
        trx,
        { applicationId: world.applicationId, instalment: 0 },
        { ask: 'refund', amountCents: 61_800 },
        test.clock.now(),
      ),
    );
    await expect(another).rejects.toMatchObject({
      code: 'STATE_CHANGED',
      details: { title: 'Un paiement de cet échange est en cours. Réessayez dans une minute.' },
    });
    expect(await waits(world)).toBe(1);
    await control(test, 'DELETE', '/faults');
    await aMinute();
    expect((await recordOf(test, world)).refunded).toBe(61_800);
  });
});

describe('a refund', () => {
  it('that a bank returns before its own answer was saved is still shown to staff', async () => {
    const world = await aDeposit(test);
    await control(test, 'POST', '/faults', {
      method: 'POST',
      path: '/v1/refunds',
      kind: 'lost answer',
      times: 3,
    });
    await runCommand(test.platform, { role: 'staff' }, world.applicationId, {
      type: 'cancelDeposit',
      reason: 'Les parties sont injoignables.',
    });
    await test.drain();
    const stripe = await test.platform.payments.client();
    const { payment_intent } = await rowOf(
      'select payment_intent from deposit_session where application_id = $1',
      world.applicationId,
    );
    const { data } = await stripe.refunds.list({ payment_intent: String(payment_intent) });
    await control(test, 'POST', `/refunds/${data[0]?.id}/fail`);
    await until(test, async () => {
      const { count } = await rowOf(
        `select count(*) as count from provider_event where type = 'refund.failed' and object_id = $1`,
        data[0]?.id,
      );
      return count === 1;
    });
    await test.drain();
    await control(test, 'DELETE', '/faults');
    await aMinute();
    await aMinute();

    const movement = await rowOf(
      'select done_at, failed_at from money_movement where application_id = $1',
      world.applicationId,
    );
    expect(movement.done_at).not.toBeNull();
    expect(movement.failed_at).not.toBeNull();
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800 });
    await eventsApplied();
  });
});

describe('an unexpected payment', () => {
  it('that its bank gave back is not returned a second time, nor requested again each minute', async () => {
    const world = await anUnmatchedPayment();
    const id = await dispute(world);
    await control(test, 'POST', `/disputes/${id}/close`, { status: 'lost' });
    await until(test, async () => (await holdOf(test, world)).disputed === undefined);
    await control(test, 'DELETE', '/faults');
    await aMinute();

    expect(await waits(world)).toBe(0);
    expect((await recordOf(test, world)).refunded).toBe(0);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800 });
    const { sum } = await rowOf(
      `select coalesce(sum(l.amount_cents), 0)::int as sum from ledger_entry e join ledger_line l on l.entry_id = e.id
       where e.application_id = $1 and l.account = 'deposited'`,
      world.applicationId,
    );
    expect(sum).toBe(0);
  });

  it('that is disputed takes nothing of another payment held for the same mission', async () => {
    const world = await aDeposit(test);
    const { id } = await rowOf(
      `insert into deposit_session (application_id, instalment, subject, amount_cents, fee_cents, status, provider_id, payment_intent,
         charge_id, paid_cents, planned_at, expires_at, paid_at)
       select application_id, instalment, subject, amount_cents, fee_cents, 'expired', 'cs_second', null, null, null, planned_at, expires_at, null
       from deposit_session where application_id = $1 returning id`,
      world.applicationId,
    );
    const stripe = await test.platform.payments.client();
    const page = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 61_800, product_data: { name: 'Mission' } },
        },
      ],
      payment_intent_data: { metadata: { session: String(id), application: world.applicationId } },
      metadata: { session: String(id), application: world.applicationId },
      success_url: 'http://basoche.test/',
    });
    await rowOf('update deposit_session set provider_id = $2 where id = $1', id, page.id);
    await control(test, 'POST', `/sessions/${page.id}/pay`, { number: '4242424242424242' });
    await until(test, async () => (await holdOf(test, world)).refunded === 61_800);
    const { charge_id } = await rowOf('select charge_id from deposit_session where id = $1', id);
    const disputed = await control(test, 'POST', '/disputes', { charge: charge_id });
    await until(test, async () => (await holdOf(test, world)).disputed === 61_800);
    await control(test, 'POST', `/disputes/${disputed.id}/close`, { status: 'lost' });
    await until(test, async () => (await holdOf(test, world)).disputed === undefined);

    expect(await holdOf(test, world)).toMatchObject({ held: 60_000, fee_held: 1_800, lost: 61_800 });
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    await until(test, async () => (await waits(world)) === 0);
    expect(await differencesIn(test.platform.database.db)).toEqual([]);
  });
});

describe('a member who subscribes', () => {
  it('and changes their name after the answer was lost is not refused for a day', async () => {
    const member = await aMember(test, { kind: 'EMPLOYEE' });
    const token = await aSession(test, member.id);
    const subscribe = () => test.call('POST', '/stripe/subscription', { token, body: { plan: 'monthly' } });
    await control(test, 'POST', '/faults', {
      method: 'POST',
      path: '/v1/customers',
      kind: 'lost answer',
      times: 3,
    });
    expect((await subscribe()).statusCode).toBe(503);
    await control(test, 'DELETE', '/faults');
    await rowOf(`update member set last_name = 'Autrement' where id = $1`, member.id);

    expect((await subscribe()).statusCode).toBe(200);
  });
});

describe('a signed event', () => {
  const post = (event: object) => {
    const body = JSON.stringify(event);
    const at = Math.floor(test.clock.now().getTime() / 1_000);
    const signature = createHmac('sha256', test.sandbox().webhookSecret)
      .update(`${at}.${body}`)
      .digest('hex');
    return test.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      payload: body,
    });
  };

  it('of an unknown form is accepted and does nothing', async () => {
    const event = { id: 'evt_bare', object: 'event', type: 'refund.updated' };
    expect((await post(event)).statusCode).toBe(204);
    await eventsApplied();
  });

  it('about an object that the provider no longer has is not read each minute for ever', async () => {
    const object = { id: 're_gone', object: 'refund' };
    const event = { id: 'evt_gone', object: 'event', type: 'refund.updated', created: 1, data: { object } };
    expect((await post(event)).statusCode).toBe(204);
    await eventsApplied();
  });
});
