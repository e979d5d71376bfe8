import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, clientOf, openBench, paidIntent, purchase, refusalOf } from './support.ts';

const warnings: { details: object; text: string }[] = [];
let bench: Bench;

beforeAll(async () => {
  bench = await openBench({ log: { warn: (details, text) => warnings.push({ details, text }) } });
});

afterAll(() => bench.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${bench.sandbox.apiUrl}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${bench.sandbox.secretKey}`, ...init.headers },
  });

describe('the sandbox refuses', () => {
  it('a call without its key, or with another', async () => {
    const nobody = await ask('/v1/balance', { headers: { authorization: '' } });
    expect(nobody.status).toBe(401);
    const other = clientOf(bench.sandbox, { key: 'sk_test_other' });
    expect(await refusalOf(other.balance.retrieve())).toMatchObject({ statusCode: 401 });
    const accented = `${bench.sandbox.secretKey.slice(0, -1)}\u00e9`;
    const alike = await ask('/v1/balance', { headers: { authorization: `Bearer ${accented}` } });
    expect(alike.status).toBe(401);
  });

  it('a call that it does not know, and tells it in the log', async () => {
    const { stripe } = bench;
    warnings.length = 0;

    expect(await refusalOf(stripe.coupons.list())).toMatchObject({
      statusCode: 404,
      rawType: 'invalid_request_error',
    });

    expect(warnings).toMatchObject([{ details: { method: 'GET', path: '/v1/coupons' } }]);
  });

  it('a parameter that Stripe does not know', async () => {
    const answer = await ask('/v1/refunds', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'payment_intent=pi_1&sum=12',
    });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: 'parameter_unknown', param: 'sum', type: 'invalid_request_error' },
    });
  });

  it('a parameter that Stripe knows and the sandbox does not carry out', async () => {
    const refusal = await refusalOf(
      bench.stripe.checkout.sessions.create({ ...purchase, allow_promotion_codes: true }),
    );

    expect(refusal).toMatchObject({ statusCode: 400, param: 'allow_promotion_codes' });
    expect(refusal.message).toContain('does not carry out');
  });

  it('a parameter that is missing, empty, or no number', async () => {
    const { stripe } = bench;
    expect(await refusalOf(stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
    expect(
      await refusalOf(stripe.transfers.create({ amount: 0, currency: 'eur', destination: 'acct_1' })),
    ).toMatchObject({ code: 'parameter_invalid_integer', param: 'amount' });
    expect(await refusalOf(stripe.products.create({ name: '' }))).toMatchObject({ param: 'name' });
    expect(
      await refusalOf(
        stripe.checkout.sessions.create({ ...purchase, line_items: [{ price: 'price_none', quantity: 1 }] }),
      ),
    ).toMatchObject({ code: 'resource_missing', param: 'line_items[0][price]' });
    expect(
      await refusalOf(
        stripe.checkout.sessions.create({
          ...purchase,
          line_items: [{ price_data: { currency: 'eur', unit_amount: 49, product_data: { name: 'P' } } }],
        }),
      ),
    ).toMatchObject({ code: 'amount_too_small' });
  });

  it('another version of the API', async () => {
    const answer = await ask('/v1/balance', { headers: { 'stripe-version': '2020-08-27' } });

    expect(answer.status).toBe(400);
  });

  it('what is said on behalf of an account that is not there, or that it does not carry out', async () => {
    const { stripe } = bench;
    expect(await refusalOf(stripe.balance.retrieve({}, { stripeAccount: 'acct_none' }))).toMatchObject({
      statusCode: 403,
      code: 'account_invalid',
    });
    const { id } = await stripe.accounts.create({ type: 'express' });
    expect(await refusalOf(stripe.customers.create({}, { stripeAccount: id }))).toMatchObject({
      statusCode: 400,
    });
  });

  it('to expand what is no object', async () => {
    const intent = await paidIntent(bench.sandbox, bench.stripe);

    expect(
      await refusalOf(bench.stripe.paymentIntents.retrieve(intent, { expand: ['amount'] })),
    ).toMatchObject({
      param: 'expand',
    });
  });

  it('a control call of a page in a browser', async () => {
    const answer = await fetch(`${bench.sandbox.apiUrl}/sandbox/control/events/hold`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3000' },
    });

    expect(answer.status).toBe(403);
  });
});

describe('a list', () => {
  it('is read page by page, the newest first, and by the library to its end', async () => {
    const { stripe } = bench;
    const made = [];
    for (let index = 0; index < 7; index += 1)
      made.push((await stripe.customers.create({ email: 'p@exemple.test' })).id);
    made.reverse();

    const first = await stripe.customers.list({ email: 'p@exemple.test', limit: 3 });
    expect(first).toMatchObject({ has_more: true, url: '/v1/customers' });
    const next = await stripe.customers.list({
      email: 'p@exemple.test',
      limit: 3,
      starting_after: first.data[2]?.id ?? '',
    });
    const back = await stripe.customers.list({
      email: 'p@exemple.test',
      limit: 3,
      ending_before: next.data[0]?.id ?? '',
    });
    const every = await stripe.customers
      .list({ email: 'p@exemple.test', limit: 2 })
      .autoPagingToArray({ limit: 50 });

    expect(next.data.map(({ id }) => id)).toEqual(made.slice(3, 6));
    expect(back.data.map(({ id }) => id)).toEqual(made.slice(0, 3));
    expect(every.map(({ id }) => id)).toEqual(made);
    expect(await refusalOf(stripe.customers.list({ starting_after: 'cus_none' }))).toMatchObject({
      code: 'resource_missing',
    });
  });

  it('of events is narrowed by type and time', async () => {
    const { stripe, clock } = bench;
    const { data } = await stripe.events.list({ types: ['customer.created'], limit: 2 });
    expect(data.map(({ type }) => type)).toEqual(['customer.created', 'customer.created']);
    expect(await stripe.events.retrieve(data[0]?.id ?? '')).toMatchObject({ type: 'customer.created' });
    const since = Math.floor(clock.now.getTime() / 1_000) + 1;
    expect((await stripe.events.list({ created: { gte: since } })).data).toEqual([]);
  });
});
