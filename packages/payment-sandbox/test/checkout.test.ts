import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/sandbox.ts';
import {
  clientOf,
  control,
  createDatabase,
  type Listener,
  listen,
  paidIntent,
  purchase,
  refusalOf,
  start,
  type TestDatabase,
  typesOf,
} from './support.ts';

let database: TestDatabase;
let sandbox: Sandbox;
let stripe: Stripe;
let listener: Listener;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  database = await createDatabase();
  listener = await listen();
  sandbox = await start(database.url, { now: () => now });
  await sandbox.deliverTo(listener.url);
  stripe = clientOf(sandbox);
});

afterAll(async () => {
  await sandbox.close();
  await listener.close();
  await database.drop();
});

describe('a payment by a session of Checkout', () => {
  it('has an address, keeps what was given, and is open for a day', async () => {
    const session = await stripe.checkout.sessions.create({
      ...purchase,
      client_reference_id: 'deposit-1',
      metadata: { application: '1' },
      expand: ['line_items'],
    });

    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 13_800,
      client_reference_id: 'deposit-1',
      currency: 'eur',
      metadata: { application: '1' },
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `http://localhost:3000/sandbox/pay/${session.id}`,
    });
    expect(session.expires_at - session.created).toBe(24 * 60 * 60);
    expect(session.line_items?.data.map(({ description }) => description)).toEqual(['Mission', 'Frais']);
    const { data } = await stripe.checkout.sessions.listLineItems(session.id);
    expect(data.map(({ amount_total }) => amount_total)).toEqual([12_000, 1_800]);
  });

  it('is paid once by a card that succeeds, and says so in signed events', async () => {
    const { id } = await stripe.checkout.sessions.create({
      ...purchase,
      payment_intent_data: { metadata: { application: '2' }, transfer_group: 'group-2' },
    });

    await control(sandbox, `/sessions/${id}/pay`);
    const again = await control(sandbox, `/sessions/${id}/pay`);

    expect(again).toMatchObject({ kind: 'closed' });
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(session.payment_intent).toMatchObject({
      amount_received: 13_800,
      metadata: { application: '2' },
      status: 'succeeded',
      transfer_group: 'group-2',
      latest_charge: {
        amount: 13_800,
        paid: true,
        metadata: { application: '2' },
        transfer_group: 'group-2',
      },
    });
    // In no order: Stripe promises none.
    await expect
      .poll(() => typesOf(listener).sort())
      .toEqual([
        'charge.succeeded',
        'checkout.session.completed',
        'payment_intent.created',
        'payment_intent.succeeded',
      ]);
    const [first] = listener.received;
    const believed = (body: string) =>
      stripe.webhooks.constructEvent(
        body,
        first?.signature ?? '',
        sandbox.webhookSecret,
        300,
        undefined,
        now.getTime(),
      );
    expect(believed(first?.body ?? '').object).toBe('event');
    expect(() => believed(`${first?.body} `)).toThrow();
  });

  it('that is declined may be tried again with another card', async () => {
    const { id } = await stripe.checkout.sessions.create(purchase);

    const declined = await control(sandbox, `/sessions/${id}/pay`, { number: '4000000000000002' });
    expect(declined).toMatchObject({ kind: 'declined', declineCode: 'generic_decline' });
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session.status).toBe('open');
    expect(session.payment_intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
    });

    expect(await control(sandbox, `/sessions/${id}/pay`)).toMatchObject({ kind: 'paid' });
  });

  it('expires by the clock, and is refused from then on', async () => {
    const { id, created } = await stripe.checkout.sessions.create({
      ...purchase,
      expires_at: Math.floor(now.getTime() / 1_000) + 30 * 60,
    });
    now = new Date((created + 30 * 60) * 1_000);

    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
    expect(await control(sandbox, `/sessions/${id}/pay`)).toMatchObject({ kind: 'closed' });
    const refusal = await refusalOf(stripe.checkout.sessions.expire(id));
    expect(refusal.message).toContain('status of expired');
  });

  it('is open between half an hour and a day', async () => {
    const seconds = Math.floor(now.getTime() / 1_000);
    for (const expires_at of [seconds + 29 * 60, seconds + 24 * 60 * 60 + 1]) {
      const refusal = await refusalOf(stripe.checkout.sessions.create({ ...purchase, expires_at }));
      expect(refusal).toMatchObject({ statusCode: 400, param: 'expires_at' });
    }
  });

  it('that is unknown is missing', async () => {
    expect(await refusalOf(stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it.each([
    [true, 'checkout.session.async_payment_succeeded', 'paid', 'succeeded'],
    [false, 'checkout.session.async_payment_failed', 'unpaid', 'requires_payment_method'],
  ])('may be promised and come days later, or not (%s)', async (paid, type, payment_status, status) => {
    const { id } = await stripe.checkout.sessions.create(purchase);
    await control(sandbox, `/sessions/${id}/pay`, { delayed: true });
    const promised = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(promised).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', amount_received: 0 },
    });

    await control(sandbox, `/sessions/${id}/settle`, { paid });

    const settled = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(settled).toMatchObject({ payment_status, payment_intent: { status } });
    await expect.poll(() => typesOf(listener)).toContain(type);
  });

  it('is given back, in parts and no further than what was paid', async () => {
    const payment_intent = await paidIntent(sandbox, stripe);

    const part = await stripe.refunds.create({ payment_intent, amount: 3_800, metadata: { movement: 'm' } });
    expect(part).toMatchObject({
      amount: 3_800,
      status: 'succeeded',
      payment_intent,
      metadata: { movement: 'm' },
    });
    expect(await refusalOf(stripe.refunds.create({ payment_intent, amount: 10_001 }))).toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    await stripe.refunds.create({ payment_intent });
    expect(await refusalOf(stripe.refunds.create({ payment_intent }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await stripe.refunds.list({ payment_intent });
    expect(data.map(({ amount }) => amount)).toEqual([10_000, 3_800]);
  });
});
