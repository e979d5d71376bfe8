import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, clientOf, control, openBench, paidIntent, refusalOf } from './support.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await openBench();
});

beforeEach(() => control(bench.sandbox, '/faults', {}, 'DELETE'));

afterAll(() => bench.close());

const plan = (fault: object) => control(bench.sandbox, '/faults', fault);

describe('on demand', () => {
  it.each([
    [500, 'StripeAPIError'],
    [429, 'StripeRateLimitError'],
    [402, 'StripeCardError'],
  ])('a call is answered %i, and nothing is done', async (status, type) => {
    const { stripe } = bench;
    await plan({ method: 'POST', path: '/v1/customers', kind: 'status', status });
    const email = `refused-${status}@exemple.test`;

    expect(
      await refusalOf(stripe.customers.create({ email }, { idempotencyKey: `s${status}` })),
    ).toMatchObject({
      statusCode: status,
      type,
    });
    expect((await stripe.customers.list({ email })).data).toEqual([]);
    expect((await stripe.customers.create({ email }, { idempotencyKey: `s${status}` })).email).toBe(email);
  });

  it('a failure is remembered with the key, as Stripe does with one that happened while the call ran', async () => {
    const { stripe } = bench;
    await plan({ method: 'POST', path: '/v1/customers', kind: 'status', status: 500, remembered: true });

    const first = stripe.customers.create({}, { idempotencyKey: 'broken' });
    expect(await refusalOf(first)).toMatchObject({ statusCode: 500 });
    const second = await refusalOf(stripe.customers.create({}, { idempotencyKey: 'broken' }));
    expect(second.statusCode).toBe(500);
    expect(second.headers?.['idempotent-replayed']).toBe('true');
  });

  it('an answer is lost: the call was done, and its key tells what it made', async () => {
    const { sandbox, stripe } = bench;
    const payment_intent = await paidIntent(sandbox, stripe);
    // The library asks a second time of its own accord.
    await plan({ method: 'POST', path: '/v1/refunds', kind: 'lost answer', times: 2 });
    const refund = { payment_intent, amount: 100 };

    await expect(stripe.refunds.create(refund, { idempotencyKey: 'lost' })).rejects.toThrow(
      Stripe.errors.StripeConnectionError,
    );

    const { data } = await stripe.refunds.list({ payment_intent });
    expect(data).toHaveLength(1);
    expect((await stripe.refunds.create(refund, { idempotencyKey: 'lost' })).id).toBe(data[0]?.id);
  });

  it('an answer never comes, and nothing is done', async () => {
    const { sandbox, stripe } = bench;
    await plan({ method: 'POST', path: '/v1/products', kind: 'hang' });

    await expect(stripe.products.create({ name: 'P' }, { timeout: 200 })).rejects.toThrow(
      Stripe.errors.StripeConnectionError,
    );

    expect(
      (await clientOf(sandbox).products.list({ active: true })).data.map(({ name }) => name),
    ).not.toContain('P');
  });

  it('an answer comes late', async () => {
    await plan({ method: 'GET', path: '/v1/balance', kind: 'latency', ms: 120 });
    const before = performance.now();
    await bench.stripe.balance.retrieve();
    expect(performance.now() - before).toBeGreaterThanOrEqual(110);
  });

  it('only the calls that are meant go wrong, as often as was said', async () => {
    const { stripe } = bench;
    await plan({ method: 'POST', path: '/v1/customers/*', kind: 'status', status: 500, times: 2 });
    const { id } = await stripe.customers.create({});

    for (const _ of [1, 2])
      expect((await refusalOf(stripe.customers.update(id, { name: 'A' }))).statusCode).toBe(500);
    expect((await stripe.customers.update(id, { name: 'A' })).name).toBe('A');
  });
});
