import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, control, later, openBench, refusalOf, typesOf } from './support.ts';

let bench: Bench;
let price: Stripe.Price;

const day = 24 * 60 * 60;

beforeAll(async () => {
  bench = await openBench();
  const product = await bench.stripe.products.create({ name: 'Abonnement' });
  price = await bench.stripe.prices.create({
    currency: 'eur',
    lookup_key: 'monthly',
    product: product.id,
    recurring: { interval: 'month' },
    unit_amount: 990,
  });
});

afterAll(() => bench.close());

const buy = async (number = '4242424242424242'): Promise<{ customer: string; subscription: string }> => {
  const { stripe, sandbox } = bench;
  const customer = await stripe.customers.create({ email: 'ines@exemple.test', metadata: { member: '3' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: { metadata: { member: '3' } },
    success_url: 'http://localhost:3000/subscription/success',
  });
  await control(sandbox, `/sessions/${session.id}/pay`, { number });
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return { customer: customer.id, subscription: String(subscription) };
};

describe('a product and its price', () => {
  it('are found again by their key, and told apart when they are no longer sold', async () => {
    const { stripe } = bench;

    expect((await stripe.prices.list({ lookup_keys: ['monthly'] })).data.map(({ id }) => id)).toEqual([
      price.id,
    ]);
    expect(await stripe.prices.retrieve(price.id, { expand: ['product'] })).toMatchObject({
      recurring: { interval: 'month' },
      product: { name: 'Abonnement' },
    });
    expect(
      await refusalOf(
        stripe.prices.create({
          currency: 'eur',
          lookup_key: 'monthly',
          product: String(price.product),
          unit_amount: 1,
        }),
      ),
    ).toMatchObject({ param: 'lookup_key' });
    const old = await stripe.prices.create({
      currency: 'eur',
      product: String(price.product),
      unit_amount: 1,
    });
    await stripe.prices.update(old.id, { active: false });
    expect((await stripe.prices.list({ active: false })).data.map(({ id }) => id)).toEqual([old.id]);
    expect((await stripe.products.list({ active: true })).data).toHaveLength(1);
  });
});

describe('a customer', () => {
  it('is made, changed, found by address, and deleted with its subscriptions', async () => {
    const { stripe } = bench;
    const { id } = await stripe.customers.create({ email: 'a@exemple.test', metadata: { a: '1', b: '2' } });
    await stripe.customers.update(id, { name: 'Ada', metadata: { a: '', c: '3' } });

    expect(await stripe.customers.retrieve(id)).toMatchObject({ name: 'Ada', metadata: { b: '2', c: '3' } });
    expect((await stripe.customers.list({ email: 'a@exemple.test' })).data).toHaveLength(1);
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
  });
});

describe('a subscription', () => {
  it('starts with the first payment, for a month', async () => {
    const { stripe } = bench;
    const { customer, subscription } = await buy();

    const made = await stripe.subscriptions.retrieve(subscription, {
      expand: ['latest_invoice', 'customer'],
    });

    expect(made).toMatchObject({
      status: 'active',
      metadata: { member: '3' },
      customer: { id: customer, email: 'ines@exemple.test' },
      latest_invoice: { status: 'paid', amount_paid: 990, billing_reason: 'subscription_create' },
    });
    const [item] = made.items.data;
    expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThanOrEqual(
      28 * day,
    );
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
    expect((await stripe.invoices.list({ subscription })).data).toHaveLength(1);
    await expect
      .poll(() => typesOf(bench.listener))
      .toEqual(
        expect.arrayContaining([
          'customer.subscription.created',
          'invoice.paid',
          'checkout.session.completed',
        ]),
      );
  });

  it('is not made by a card that is declined', async () => {
    expect((await buy('4000000000000002')).subscription).toBe('null');
  });

  it('renews by the clock', async () => {
    const { stripe, sandbox, clock } = bench;
    const { subscription } = await buy();
    const before = await stripe.subscriptions.retrieve(subscription);
    later(clock, 32 * day);
    await control(sandbox, '/clock');

    const after = await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });

    expect(after.items.data[0]?.current_period_start).toBe(before.items.data[0]?.current_period_end);
    expect(after.latest_invoice).toMatchObject({ billing_reason: 'subscription_cycle', status: 'paid' });
  });

  it('ends with its period when it was asked to, and not when that was taken back', async () => {
    const { stripe, sandbox } = bench;
    const { subscription } = await buy();

    expect(await stripe.subscriptions.update(subscription, { cancel_at_period_end: true })).toMatchObject({
      cancel_at_period_end: true,
      status: 'active',
    });
    expect(await stripe.subscriptions.update(subscription, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    });
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await control(sandbox, `/subscriptions/${subscription}/advance`);

    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'canceled' });
    await expect.poll(() => typesOf(bench.listener)).toContain('customer.subscription.deleted');
  });

  it('ends at once when it is cancelled, and only once', async () => {
    const { stripe } = bench;
    const { customer, subscription } = await buy();

    expect(await stripe.subscriptions.cancel(subscription)).toMatchObject({ status: 'canceled' });
    expect(await refusalOf(stripe.subscriptions.cancel(subscription))).toMatchObject({
      code: 'resource_missing',
    });
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  });

  it('falls behind when its card fails later, is tried again, and ends after the last try', async () => {
    const { stripe, sandbox, clock } = bench;
    const { subscription } = await buy('4000000000000341');
    await control(sandbox, `/subscriptions/${subscription}/advance`);

    const behind = await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });
    expect(behind).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1 },
    });
    for (const days of [2, 4, 6]) {
      later(clock, days * day);
      await control(sandbox, '/clock');
    }

    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect((await stripe.invoices.list({ subscription })).data).toHaveLength(2);
    await expect.poll(() => typesOf(bench.listener)).toContain('invoice.payment_failed');
  });

  it('has a page of its customer', async () => {
    const { stripe } = bench;
    const { customer } = await buy();

    const session = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost:3000/moi',
    });

    expect(session.url).toBe(`http://localhost:3000/sandbox/portal/${session.id}`);
  });
});
