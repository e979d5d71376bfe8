import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bench,
  control,
  later,
  openBench,
  paidIntent,
  readyAccount,
  refusalOf,
  typesOf,
} from './support.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await openBench();
});

afterAll(() => bench.close());

const chargeOf = async (intent: string): Promise<string> => {
  const { latest_charge: charge } = await bench.stripe.paymentIntents.retrieve(intent);
  return typeof charge === 'string' ? charge : (charge?.id ?? '');
};

describe('a connected account', () => {
  it('may not receive anything before its onboarding is complete', async () => {
    const { stripe, sandbox } = bench;
    const account = await stripe.accounts.create({
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        stripe_dashboard: { type: 'express' },
      },
      country: 'FR',
      business_type: 'individual',
      capabilities: { transfers: { requested: true } },
      email: 'lea@exemple.test',
      metadata: { member: '7' },
    });

    expect(account).toMatchObject({
      capabilities: { transfers: 'inactive' },
      country: 'FR',
      details_submitted: false,
      metadata: { member: '7' },
      payouts_enabled: false,
    });
    expect(account.requirements?.currently_due).toContain('external_account');
    const payment_intent = await paidIntent(sandbox, stripe);
    expect(
      await refusalOf(
        stripe.transfers.create({
          amount: 100,
          currency: 'eur',
          destination: account.id,
          source_transaction: await chargeOf(payment_intent),
        }),
      ),
    ).toMatchObject({ statusCode: 400, code: 'insufficient_capabilities_for_transfer' });

    await control(sandbox, `/accounts/${account.id}`, { pending: true });
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
      capabilities: { transfers: 'pending' },
      details_submitted: true,
      payouts_enabled: false,
    });

    await control(sandbox, `/accounts/${account.id}`);
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
      capabilities: { transfers: 'active' },
      payouts_enabled: true,
      requirements: { currently_due: [], disabled_reason: null },
    });
    await expect
      .poll(() => typesOf(bench.listener).filter((type) => type === 'account.updated'))
      .toHaveLength(2);
  });

  it('is led to its onboarding by an address that lasts some minutes', async () => {
    const { stripe } = bench;
    const { id } = await stripe.accounts.create({ type: 'express' });
    const link = await stripe.accountLinks.create({
      account: id,
      type: 'account_onboarding',
      refresh_url: 'http://localhost:3000/encore',
      return_url: 'http://localhost:3000/retour',
    });

    expect(link.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/onboarding\/\w+$/);
    expect(link.expires_at - link.created).toBe(300);
    expect(
      await refusalOf(
        stripe.accountLinks.create({
          account: 'acct_none',
          type: 'account_onboarding',
          refresh_url: 'http://localhost',
          return_url: 'http://localhost',
        }),
      ),
    ).toMatchObject({ statusCode: 404 });
  });
});

describe('a transfer', () => {
  it('out of the balance waits until a card payment is available', async () => {
    const { stripe, sandbox, clock } = bench;
    const destination = await readyAccount(bench);
    await paidIntent(sandbox, stripe);
    const transfer = { amount: 12_000, currency: 'eur', destination };
    expect(await refusalOf(stripe.transfers.create(transfer))).toMatchObject({
      statusCode: 400,
      code: 'balance_insufficient',
    });

    later(clock, 3 * 24 * 60 * 60);

    expect(await stripe.transfers.create(transfer)).toMatchObject({ amount: 12_000, reversed: false });
  });

  it('out of a charge goes at once, keeps its group, and never takes more than was paid', async () => {
    const { stripe, sandbox } = bench;
    const destination = await readyAccount(bench);
    const intent = await paidIntent(sandbox, stripe, {
      payment_intent_data: { transfer_group: 'mission-1' },
    });
    const source_transaction = await chargeOf(intent);
    const transfer = { currency: 'eur', destination, source_transaction };

    const made = await stripe.transfers.create({ ...transfer, amount: 12_000, metadata: { movement: '1' } });

    expect(made).toMatchObject({ destination, transfer_group: 'mission-1', metadata: { movement: '1' } });
    expect(await refusalOf(stripe.transfers.create({ ...transfer, amount: 1_801 }))).toMatchObject({
      code: 'balance_insufficient',
    });
    expect((await stripe.transfers.list({ transfer_group: 'mission-1' })).data.map(({ id }) => id)).toEqual([
      made.id,
    ]);
    expect((await stripe.transfers.list({ destination })).data).toHaveLength(1);
    expect(await stripe.transfers.retrieve(made.id)).toMatchObject({ id: made.id });
    const balance = await stripe.balance.retrieve({}, { stripeAccount: destination });
    expect(balance.pending).toEqual([{ amount: 12_000, currency: 'eur', source_types: { card: 12_000 } }]);
  });

  it('is reversed in parts and no further', async () => {
    const { stripe, sandbox } = bench;
    const destination = await readyAccount(bench);
    const source_transaction = await chargeOf(await paidIntent(sandbox, stripe));
    const { id } = await stripe.transfers.create({
      amount: 500,
      currency: 'eur',
      destination,
      source_transaction,
    });

    await stripe.transfers.createReversal(id, { amount: 200 });
    expect(await refusalOf(stripe.transfers.createReversal(id, { amount: 301 }))).toMatchObject({
      param: 'amount',
    });
    await stripe.transfers.createReversal(id);

    expect(await stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 500, reversed: true });
    expect((await stripe.transfers.listReversals(id)).data.map(({ amount }) => amount)).toEqual([300, 200]);
    expect(await refusalOf(stripe.transfers.createReversal(id))).toMatchObject({
      code: 'transfer_already_reversed',
    });
  });

  it('of ten at once takes no euro twice', async () => {
    const { stripe, sandbox, clock } = bench;
    const destination = await readyAccount(bench);
    later(clock, 10 * 24 * 60 * 60);
    const { available } = await stripe.balance.retrieve();
    const rest = available.find(({ currency }) => currency === 'eur')?.amount ?? 0;
    await paidIntent(sandbox, stripe, { number: '4000000000000077' });
    const amount = Math.floor((rest + 13_800) / 3);

    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => stripe.transfers.create({ amount, currency: 'eur', destination })),
    );

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('to nobody is refused', async () => {
    expect(
      await refusalOf(
        bench.stripe.transfers.create({ amount: 1, currency: 'eur', destination: 'acct_none' }),
      ),
    ).toMatchObject({ code: 'resource_missing', param: 'destination' });
  });
});

describe('what is given back', () => {
  it('waits for money where the balance has none, and goes out when there is some', async () => {
    const poor = await openBench();
    const { stripe, sandbox } = poor;
    const destination = await readyAccount(poor);
    const payment_intent = await paidIntent(sandbox, stripe);
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(payment_intent);
    await stripe.transfers.create({
      amount: 13_800,
      currency: 'eur',
      destination,
      source_transaction: String(charge),
    });

    const refund = await stripe.refunds.create({ payment_intent });
    expect(refund).toMatchObject({ status: 'pending', pending_reason: 'insufficient_funds' });
    await paidIntent(sandbox, stripe);
    await control(sandbox, '/clock', { advance: 120 });

    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' });
    await expect.poll(() => typesOf(poor.listener)).toContain('refund.updated');
    await poor.close();
  });

  it('may come back from the bank of the card', async () => {
    const { stripe, sandbox } = bench;
    const payment_intent = await paidIntent(sandbox, stripe);
    const { id } = await stripe.refunds.create({ payment_intent });

    await control(sandbox, `/refunds/${id}/fail`);

    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed' });
    const intent = await stripe.paymentIntents.retrieve(payment_intent, {
      expand: ['latest_charge.refunds'],
    });
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 0, refunded: false });
    await expect.poll(() => typesOf(bench.listener)).toContain('refund.failed');
  });
});

describe('a dispute', () => {
  it('takes the money at once and gives it back when it is won', async () => {
    const { stripe, sandbox } = bench;
    const payment_intent = await paidIntent(sandbox, stripe, { number: '4000000000000259' });
    const { data } = await stripe.disputes.list({ payment_intent });
    const [dispute] = data;

    expect(dispute).toMatchObject({ amount: 13_800, status: 'needs_response', payment_intent });
    expect(await refusalOf(stripe.refunds.create({ payment_intent }))).toMatchObject({
      code: 'charge_disputed',
    });
    await control(sandbox, `/disputes/${dispute?.id}/close`, { status: 'won' });

    expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' });
    expect(await stripe.refunds.create({ payment_intent, amount: 100 })).toMatchObject({
      status: 'succeeded',
    });
    const entries = await stripe.balanceTransactions.list({ source: dispute?.id ?? '' });
    expect(entries.data.map(({ net }) => net)).toEqual([13_800, -13_800]);
    await expect
      .poll(() =>
        typesOf(bench.listener)
          .filter((type) => type.startsWith('charge.dispute'))
          .sort(),
      )
      .toEqual([
        'charge.dispute.closed',
        'charge.dispute.created',
        'charge.dispute.funds_reinstated',
        'charge.dispute.funds_withdrawn',
      ]);
  });

  it('is opened on demand, and may be lost', async () => {
    const { stripe, sandbox } = bench;
    const payment_intent = await paidIntent(sandbox, stripe);
    const opened = await control(sandbox, '/disputes', { payment_intent });
    const { data } = await stripe.disputes.list({ payment_intent });
    expect(opened).toMatchObject({ id: data[0]?.id });

    await control(sandbox, `/disputes/${data[0]?.id}/close`, { status: 'lost' });

    expect((await stripe.disputes.retrieve(data[0]?.id ?? '')).status).toBe('lost');
  });
});
