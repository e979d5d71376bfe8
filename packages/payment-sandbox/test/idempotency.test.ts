import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bench,
  clientOf,
  control,
  later,
  openBench,
  paidIntent,
  purchase,
  refusalOf,
  start,
} from './support.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await openBench();
});

afterAll(() => bench.close());

const key = (idempotencyKey: string) => ({ idempotencyKey });

describe('a key of idempotency', () => {
  it('answers a repeated call with what was answered first, and says so', async () => {
    const { stripe } = bench;
    const first = await stripe.checkout.sessions.create(purchase, key('same'));
    const second = await stripe.checkout.sessions.create(purchase, key('same'));

    expect(second.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('is refused with other parameters, and for another call', async () => {
    const { stripe } = bench;
    await stripe.customers.create({ email: 'a@exemple.test' }, key('other'));

    expect(await refusalOf(stripe.customers.create({ email: 'b@exemple.test' }, key('other')))).toMatchObject(
      {
        statusCode: 400,
        type: 'StripeIdempotencyError',
        rawType: 'idempotency_error',
      },
    );
    const refusal = await refusalOf(stripe.products.create({ name: 'P' }, key('other')));
    expect(refusal.type).toBe('StripeIdempotencyError');
    expect(refusal.message).toContain("'/v1/products' vs '/v1/customers'");
  });

  it('lets one of twenty equal calls at once through: the others are told that it is in use, or what it answered', async () => {
    const { sandbox, stripe } = bench;
    await control(sandbox, '/faults', {
      method: 'POST',
      path: '/v1/transfers',
      kind: 'latency',
      ms: 1,
      times: 1,
    });
    const payment_intent = await paidIntent(sandbox, stripe);
    const calls = Array.from({ length: 20 }, () =>
      stripe.refunds
        .create({ payment_intent, amount: 1_000 }, key('twenty'))
        .then(({ id }) => id)
        .catch((error) => {
          expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
          return null;
        }),
    );

    const ids = new Set((await Promise.all(calls)).filter((id) => id !== null));

    expect(ids.size).toBe(1);
    expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
  });

  it('makes one object out of twenty equal calls over two sandboxes, when the library repeats those in use', async () => {
    const other = await start(bench.databaseUrl, { now: () => bench.clock.now });
    const clients = [clientOf(bench.sandbox, { retries: 8 }), clientOf(other, { retries: 8 })];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        clients[index % 2]?.checkout.sessions.create(purchase, key('two processes')),
      ),
    );
    await other.close();

    expect(new Set(answers.map((answer) => answer?.id)).size).toBe(1);
  });

  it('remembers a refusal of the call itself, and not one of its parameters', async () => {
    const { sandbox, stripe } = bench;
    const payment_intent = await paidIntent(sandbox, stripe);
    await stripe.refunds.create({ payment_intent });
    const refused = stripe.refunds.create({ payment_intent }, key('refused'));
    expect(await refusalOf(refused)).toMatchObject({ code: 'charge_already_refunded' });
    const again = await refusalOf(stripe.refunds.create({ payment_intent }, key('refused')));
    expect(again.headers?.['idempotent-replayed']).toBe('true');

    expect(await refusalOf(stripe.products.create({ name: '' }, key('mended')))).toMatchObject({
      code: 'parameter_invalid_empty',
    });
    expect(await stripe.products.create({ name: 'Mended' }, key('mended'))).toMatchObject({ name: 'Mended' });
  });

  it('is forgotten after a day: the same call then makes a second object', async () => {
    const { stripe, clock } = bench;
    const first = await stripe.checkout.sessions.create(purchase, key('late'));
    later(clock, 24 * 60 * 60 - 60);
    expect((await stripe.checkout.sessions.create(purchase, key('late'))).id).toBe(first.id);

    later(clock, 60 * 60);

    expect((await stripe.checkout.sessions.create(purchase, key('late'))).id).not.toBe(first.id);
  });
});
