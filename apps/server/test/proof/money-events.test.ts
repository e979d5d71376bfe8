import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../seed/random.ts';
import { checkLedger } from '../../src/features/payments/ledger/checks/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import {
  anAwaitedDeposit,
  aPayeeAccount,
  askToPay,
  control,
  holdOf,
  pageOf,
  payWith,
  recordOf,
  stateOf,
  until,
  untilState,
} from '../payments.ts';
import type { World } from '../world.ts';

/** Trust, "Money and state": genuine and forged events at the webhook. */

/** Number of orders tried of a history's 120; `npm run chaos -- money` tries all. */
const orders = Number(process.env.CHAOS_ORDERS ?? 8);

let test: TestApp;
let beside: TestApp;

beforeAll(async () => {
  test = await createTestApp({ sandbox: true });
  await test.listen();
  const { apiUrl, secretKey, webhookSecret } = test.sandbox();
  beside = await createTestApp({
    databaseUrl: test.databaseUrl,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: apiUrl ?? '',
    },
  });
});

afterAll(async () => {
  await beside.close();
  await test.close();
});

/** The provider's events since a time, oldest first. */
const toldOf = async (world: World): Promise<Stripe.Event[]> => {
  const stripe = await test.platform.payments.client();
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 });
  const page = await pageOf(test, world);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(page);
  return events
    .filter(({ data: { object } }) => {
      const named = 'id' in object ? object.id : '';
      const paid = 'payment_intent' in object ? object.payment_intent : null;
      return named === page || named === intent || (intent !== null && paid === intent);
    })
    .reverse();
};

const secondsNow = () => Math.floor(test.clock.now().getTime() / 1_000);

const signed = (payload: string, at = secondsNow(), secret = test.sandbox().webhookSecret): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });

const post = (body: string, signature: string | null, to: TestApp = test) =>
  to.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === null ? {} : { 'stripe-signature': signature }),
    },
    payload: body,
  });

const storedOf = async (id: string): Promise<number> => {
  const { rows } = await test.platform.database.pool.query('select from provider_event where id = $1', [id]);
  return rows.length;
};

/** A payment at the provider, with its events held back. */
const paidInSilence = async (number?: string): Promise<{ world: World; told: Stripe.Event[] }> => {
  const world = await anAwaitedDeposit(test);
  await askToPay(test, world);
  await control(test, 'POST', '/events/hold');
  await payWith(test, world, number);
  return { world, told: await toldOf(world) };
};

const completedOf = (told: readonly Stripe.Event[]): Stripe.Event => {
  const found = told.find(({ type }) => type === 'checkout.session.completed');
  if (found === undefined) throw new Error('The page was not completed.');
  return found;
};

const entriesOf = async ({ applicationId }: World): Promise<string[]> => {
  const { rows } = await test.platform.database.pool.query<{ kind: string }>(
    'select kind from ledger_entry where application_id = $1 order by kind',
    [applicationId],
  );
  return rows.map(({ kind }) => kind);
};

describe('an event', () => {
  it('is refused, and nothing of it stays, without the signature of the provider over these very bytes', async () => {
    const { world, told } = await paidInSilence();
    const event = completedOf(told);
    const body = JSON.stringify(event);
    const now = secondsNow();
    const altered = body.replace('"amount_total":61800', '"amount_total":1');
    expect(altered).not.toBe(body);

    const refused = await Promise.all([
      post(body, null),
      post(body, 'nothing'),
      post(body, signed(body, now, 'whsec_of_somebody_else')),
      post(body, signed(body, now - 301)),
      post(altered, signed(body)),
      post(`${body} `, signed(body)),
      post(body, signed(body).replace('v1=', 'v0=')),
      post('', signed('')),
    ]);

    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400));
    expect(await storedOf(event.id)).toBe(0);
    await test.drain();
    expect(await stateOf(test, world)).toBe('WAITING_FUNDS');

    expect((await post(body, signed(body, now - 290))).statusCode).toBe(204);
    await untilState(test, world, 'ONGOING');
  });

  it('that comes twenty times at once, to two processes, is applied once', async () => {
    const { world, told } = await paidInSilence();
    const event = completedOf(told);
    const body = JSON.stringify(event);

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(body, signed(body), index % 2 === 0 ? test : beside)),
    );
    await Promise.all([test.drain(), beside.drain()]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
    expect(await storedOf(event.id)).toBe(1);
    await untilState(test, world, 'ONGOING');
    expect(await entriesOf(world)).toEqual(['deposit', 'hold']);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, held: 60_000, fee_held: 1_800 });
    // The same event again, a day later.
    test.clock.advance(24 * 3_600_000);
    await post(body, signed(body));
    await test.drain();
    expect(await entriesOf(world)).toEqual(['deposit', 'hold']);
  });

  it('of a type that nobody knows is kept, and changes nothing', async () => {
    const { world, told } = await paidInSilence();
    const event = { ...completedOf(told), id: 'evt_unknown_type', type: 'tax.moon_phase.changed' };
    const body = JSON.stringify(event);

    expect((await post(body, signed(body))).statusCode).toBe(204);
    await test.drain();

    expect(await storedOf('evt_unknown_type')).toBe(1);
    expect(await stateOf(test, world)).toBe('WAITING_FUNDS');
  });

  it('that says more than the provider’s own record is believed in nothing', async () => {
    const world = await anAwaitedDeposit(test);
    await askToPay(test, world);
    const page = await pageOf(test, world);
    const body = JSON.stringify({
      id: 'evt_says_paid',
      object: 'event',
      type: 'checkout.session.completed',
      created: secondsNow(),
      data: { object: { id: page, object: 'checkout.session', payment_status: 'paid', status: 'complete' } },
    });

    expect((await post(body, signed(body))).statusCode).toBe(204);
    await test.drain();

    expect(await stateOf(test, world)).toBe('WAITING_FUNDS');
    expect(await entriesOf(world)).toEqual([]);
  });

  it('of another account than ours moves no deposit', async () => {
    const { world, told } = await paidInSilence();
    const account = await aPayeeAccount(test, world.otherCandidate);
    const body = JSON.stringify({ ...completedOf(told), id: 'evt_other_account', account });

    expect((await post(body, signed(body))).statusCode).toBe(204);
    await test.drain();

    expect(await stateOf(test, world)).toBe('WAITING_FUNDS');
    await control(test, 'POST', '/events/release');
    await untilState(test, world, 'ONGOING');
  });
});

describe('a page that is complete', () => {
  it('and not paid yet holds nothing, until the bank has paid', async () => {
    const world = await anAwaitedDeposit(test);
    await askToPay(test, world);
    const page = await pageOf(test, world);
    await control(test, 'POST', `/sessions/${page}/pay`, { delayed: true });
    const stripe = await test.platform.payments.client();
    await until(test, async () => {
      const told = await stripe.events.list({ type: 'checkout.session.completed', limit: 1 });
      const [event] = told.data;
      return event !== undefined && (await storedOf(event.id)) === 1;
    });
    expect(await stateOf(test, world)).toBe('WAITING_FUNDS');

    await control(test, 'POST', `/sessions/${page}/settle`, { paid: true });

    await untilState(test, world, 'ONGOING');
    expect(await entriesOf(world)).toEqual(['deposit', 'hold']);
  });

  it('and whose bank does not pay in the end leaves room for another', async () => {
    const world = await anAwaitedDeposit(test);
    await askToPay(test, world);
    const page = await pageOf(test, world);
    await control(test, 'POST', `/sessions/${page}/pay`, { delayed: true });
    await control(test, 'POST', `/sessions/${page}/settle`, { paid: false });
    test.clock.advance(3 * 3_600_000);
    await test.drain();

    await askToPay(test, world);
    expect(await pageOf(test, world)).not.toBe(page);
    await payWith(test, world);
    await untilState(test, world, 'ONGOING');
  });
});

describe('a page that was paid with another', () => {
  /** A page that claims to belong to this deposit, whose own session was planned but not confirmed. */
  const rogue = async (unit_amount: number, currency: string): Promise<{ world: World; page: string }> => {
    const world = await anAwaitedDeposit(test);
    await control(test, 'POST', '/faults', {
      method: 'POST',
      path: '/v1/checkout/sessions',
      kind: 'status',
      status: 500,
      times: 3,
    });
    await askToPay(test, world).catch(() => undefined);
    await control(test, 'DELETE', '/faults');
    const { id } = await test.platform.database.db
      .selectFrom('deposit_session')
      .select('id')
      .where('application_id', '=', world.applicationId)
      .executeTakeFirstOrThrow();
    const stripe = await test.platform.payments.client();
    const metadata = { session: id, application: world.applicationId };
    const page = await stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://basoche.test/ok',
      metadata,
      payment_intent_data: { metadata },
      line_items: [{ price_data: { currency, unit_amount, product_data: { name: 'Dépôt' } }, quantity: 1 }],
    });
    await control(test, 'POST', '/events/release');
    await control(test, 'POST', `/sessions/${page.id}/pay`);
    return { world, page: page.id };
  };

  it.each([
    ['amount', 61_799, 'eur'],
    ['amount', 61_801, 'eur'],
    ['currency', 61_800, 'usd'],
  ])(
    '%s (%i %s) moves nothing, goes back whole, and leaves room for the right one',
    async (_what, amount, currency) => {
      const { world, page } = await rogue(amount, currency);

      const stripe = await test.platform.payments.client();
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(page);
      await until(test, async () => {
        const { data } = await stripe.refunds.list({ payment_intent: String(intent) });
        return data.reduce((sum, refund) => sum + refund.amount, 0) === amount;
      });
      expect(await stateOf(test, world)).toBe('WAITING_FUNDS');

      await askToPay(test, world);
      await payWith(test, world);
      await untilState(test, world, 'ONGOING');
      expect(await holdOf(test, world)).toMatchObject({ held: 60_000, fee_held: 1_800 });
    },
  );
});

/** All orders of `count` elements; the caller shuffles them by the seed. */
const permutations = (count: number): number[][] =>
  count === 0
    ? [[]]
    : permutations(count - 1).flatMap((rest) =>
        Array.from({ length: count }, (_, place) => rest.toSpliced(place, 0, count - 1)),
      );

describe('a history of five events', () => {
  const history = [
    'checkout.session.completed',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
  ];
  const random = randomFrom(Number(process.env.CHAOS_SEED ?? 11));
  const tried = random.shuffle(permutations(history.length)).slice(0, orders);

  it(
    `comes to the same in every order (${tried.length} of 120)`,
    async () => {
      for (const [turn, order] of tried.entries()) {
        const { world } = await paidInSilence('4000000000000259');
        const stripe = await test.platform.payments.client();
        const page = await stripe.checkout.sessions.retrieve(await pageOf(test, world));
        const { data } = await stripe.disputes.list({ payment_intent: String(page.payment_intent) });
        // In half of the cases the bank decides at once; in the others, while the events are under way.
        const decides = turn % 2 === 0 ? 0 : order.findIndex((place) => place > 2);
        let told: Stripe.Event[] = [];
        const decided = async () => {
          if (told.length < history.length)
            await control(test, 'POST', `/disputes/${data[0]?.id}/close`, { status: 'won' });
          told = (await toldOf(world)).filter(({ type }) => history.includes(type));
        };
        told = (await toldOf(world)).filter(({ type }) => history.includes(type));
        for (const [index, place] of order.entries()) {
          if (index === decides) await decided();
          const event = told.find(({ type }) => type === history[place]);
          if (event === undefined) throw new Error(`${history[place]} was not told.`);
          const body = JSON.stringify(event);
          expect((await post(body, signed(body))).statusCode).toBe(204);
          if (random.chance(0.5)) await test.drain();
        }
        await test.drain();

        const why = order.map((place) => history[place]).join(', ');
        expect(await stateOf(test, world), why).toBe('ONGOING');
        expect(await holdOf(test, world), why).toEqual({ deposited: 61_800, held: 60_000, fee_held: 1_800 });
        expect(await entriesOf(world), why).toEqual(['chargeback', 'chargeback_won', 'deposit', 'hold']);
        expect(await recordOf(test, world), why).toEqual({ paid: 61_800, transferred: 0, refunded: 0 });
        await control(test, 'POST', '/events/release');
        await test.drain();
      }
    },
    600_000 + orders * 5_000,
  );
});

describe('after all of it', () => {
  it("the ledger holds, and is the provider's record", async () => {
    await test.drain();
    expect((await checkLedger(test.platform, { withProvider: true })).differences).toEqual([]);
  });
});
