import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectWithin } from '../../../scripts/support/bounds.ts';
import {
  type Bench,
  clientOf,
  control,
  listen,
  openBench,
  paidIntent,
  purchase,
  start,
  typesOf,
} from './support.ts';

let bench: Bench;

beforeEach(async () => {
  bench = await openBench();
});

afterEach(() => bench.close());

const eventIds = () => bench.listener.received.map(({ body }) => (JSON.parse(body) as Stripe.Event).id);

describe('an event', () => {
  it('is signed for the moment it is sent, over the very text that is sent', async () => {
    const { listener, sandbox, stripe } = bench;
    await stripe.customers.create({ name: 'Éléonore' });
    await expect.poll(() => listener.received).toHaveLength(1);
    const [{ body, signature } = { body: '', signature: '' }] = listener.received;

    const event = stripe.webhooks.constructEvent(body, signature, sandbox.webhookSecret);

    expect(event).toMatchObject({
      api_version: '2026-10-28.endive',
      data: { object: { name: 'Éléonore' } },
      livemode: false,
    });
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
  });

  it('is sent again, with the same id, until somebody takes it', async () => {
    const { listener, stripe } = bench;
    listener.answers.push(500, 404, 301);

    await stripe.customers.create({});

    await expect.poll(() => listener.received).toHaveLength(4);
    expect(new Set(eventIds()).size).toBe(1);
    const { data } = await stripe.events.list({ delivery_success: true });
    await expect.poll(async () => (await stripe.events.list({ delivery_success: true })).data.length).toBe(1);
    expect(data.length).toBeLessThanOrEqual(1);
  });

  it('waits while nobody listens, and comes when somebody does', async () => {
    const { listener, sandbox, stripe } = bench;
    await sandbox.deliverTo('http://127.0.0.1:9/nobody');
    await stripe.customers.create({});

    await sandbox.deliverTo(listener.url);

    await expect.poll(() => typesOf(listener)).toEqual(['customer.created']);
  });

  it('is held, sent in a chosen order, and once more on demand', async () => {
    const { listener, sandbox, stripe } = bench;
    await control(sandbox, '/events/hold');
    await paidIntent(sandbox, stripe);
    const { data } = await stripe.events.list();
    const ids = data.map(({ id }) => id);
    expect(listener.received).toEqual([]);

    expect(await control(sandbox, '/events/deliver', { ids })).toEqual(ids.map(() => 200));
    expect(eventIds()).toEqual(ids);
    await control(sandbox, `/events/${ids[0]}/resend`);
    expect(eventIds().at(-1)).toBe(ids[0]);

    await control(sandbox, '/events/release');
    await expect.poll(() => listener.received).toHaveLength(2 * ids.length + 1);
  });
});

describe('two sandboxes over one database', () => {
  it('share what they know, and send each event once', async () => {
    const { listener, sandbox, stripe } = bench;
    const other = await start(bench.databaseUrl);
    expect(other.secretKey).toBe(sandbox.secretKey);
    const second = clientOf(other);

    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? stripe : second).customers.create({})),
    );
    const [first] = made;
    expect((await second.customers.retrieve(first?.id ?? '')).id).toBe(first?.id);

    await expect.poll(async () => (await stripe.events.list({ delivery_success: false })).data).toEqual([]);
    expect(new Set(eventIds()).size).toBe(20);
    expect(listener.received).toHaveLength(20);
    await other.close();
  });
});

describe('a sandbox that starts again', () => {
  it('knows what it knew, and sends what it had not sent', async () => {
    const { databaseUrl, sandbox } = bench;
    const listener = await listen();
    const first = await start(databaseUrl);
    await control(first, '/events/hold');
    const session = await clientOf(first).checkout.sessions.create(purchase, { idempotencyKey: 'kept' });
    await control(first, `/sessions/${session.id}/pay`);
    await first.close();

    const before = performance.now();
    const second = await start(databaseUrl);
    const took = performance.now() - before;

    expect(second).toMatchObject({ secretKey: sandbox.secretKey, webhookSecret: sandbox.webhookSecret });
    const stripe = clientOf(second);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
    expect((await stripe.checkout.sessions.create(purchase, { idempotencyKey: 'kept' })).id).toBe(session.id);
    await second.deliverTo(listener.url);
    await control(second, '/events/release');
    await expect.poll(() => typesOf(listener)).toContain('checkout.session.completed');
    expectWithin(took, 1_000);
    await second.close();
    await listener.close();
  });
});
