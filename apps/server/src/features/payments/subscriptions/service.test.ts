import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { control, until } from '../../../../test/payments.ts';
import { reconcile, refreshCheckout, refreshSubscription } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true });
  await test.listen();
});
afterAll(() => test.close());

const read = async ({ token }: TestMember) =>
  (await test.call('GET', '/stripe/subscription', { token })).json();
const subscribe = ({ token }: TestMember, plan = 'monthly') =>
  test.call('POST', '/stripe/subscription', { token, body: { plan } });
const post = ({ token }: TestMember, path: string) => test.call('POST', path, { token, body: {} });

const rowsOf = async ({ id }: TestMember) => {
  const { db } = test.platform.database;
  return db.selectFrom('subscription').selectAll().where('member_id', '=', id).execute();
};
const sessionOf = async ({ id }: TestMember): Promise<string> => {
  const { provider_id } = await test.platform.database.db
    .selectFrom('subscription_attempt')
    .select('provider_id')
    .where('member_id', '=', id)
    .orderBy('planned_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return provider_id ?? '';
};
const pay = async (member: TestMember, number = '4242424242424242') =>
  control(test, 'POST', `/sessions/${await sessionOf(member)}/pay`, { number });
const advance = async (member: TestMember, given: object = {}) => {
  const [row] = await rowsOf(member);
  await control(test, 'POST', `/subscriptions/${row?.id}/advance`, given);
};
/** Runs the minute's reconciliation, a minute later. */
const reconcileLater = async () => {
  test.clock.advance(60_000);
  await reconcile(test.platform);
};
const untilStatus = (member: TestMember, status: string) =>
  until(test, async () => (await read(member)).current?.status === status);
const mailsTo = async ({ email }: TestMember) =>
  (await test.mails())
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject }) => subject);

const aSubscriber = async (plan = 'monthly'): Promise<TestMember> => {
  const member = await aMember(test);
  await subscribe(member, plan);
  await pay(member);
  await untilStatus(member, 'active');
  return member;
};

describe('a subscription', () => {
  it('is bought on the provider’s page, and exists once the provider says so', async () => {
    const member = await aMember(test);
    expect(await read(member)).toMatchObject({
      isRequired: false,
      plans: [
        { name: 'monthly', amount: 9.9, months: 1 },
        { name: 'yearly', amount: 99, months: 12 },
      ],
      current: null,
      isPending: false,
      permitted: ['subscribe'],
    });
    const url = (await subscribe(member)).json();
    expect(url).toMatch(/^http:\/\/basoche\.test\/sandbox\//);
    expect(await read(member)).toMatchObject({ current: null, isPending: true });
    await pay(member);
    await untilStatus(member, 'active');
    await until(test, async () => !(await read(member)).isPending);
    expect(await read(member)).toMatchObject({
      current: { plan: 'monthly', hasAccess: true, cancelAtPeriodEnd: false, isOwed: false },
      permitted: ['cancel', 'portal'],
    });
    expect(await mailsTo(member)).toEqual(['Votre abonnement est confirmé']);
    expect((await subscribe(member)).json()).toMatchObject({ status: 409, code: 'ALREADY_SUBSCRIBED' });
  });

  it('has one page and one subscription at the provider for twenty simultaneous calls', async () => {
    const member = await aMember(test);
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(member, 'yearly')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json())).size).toBe(1);
    await pay(member);
    await untilStatus(member, 'active');
    const stripe = await test.platform.payments.client();
    const { customer_id } = await test.platform.database.db
      .selectFrom('subscriber')
      .select('customer_id')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    const { data } = await stripe.subscriptions.list({ customer: customer_id, status: 'all' });
    expect(data.map(({ items }) => items.data[0]?.price.unit_amount)).toEqual([9_900]);
    expect((await read(member)).current.plan).toBe('yearly');
  });

  it('does not exist after a declined card, and can be paid afterwards', async () => {
    const member = await aMember(test);
    await subscribe(member);
    await pay(member, '4000000000000002');
    await test.drain();
    expect((await read(member)).current).toBeNull();
    await pay(member);
    await untilStatus(member, 'active');
  });

  it('for another plan closes the page of the first', async () => {
    const member = await aMember(test);
    const first = (await subscribe(member, 'monthly')).json();
    const page = await sessionOf(member);
    const second = (await subscribe(member, 'yearly')).json();
    expect(second).not.toBe(first);
    const stripe = await test.platform.payments.client();
    expect((await stripe.checkout.sessions.retrieve(page)).status).toBe('expired');
    await pay(member);
    await untilStatus(member, 'active');
    expect((await read(member)).current.plan).toBe('yearly');
  });

  it('is requested again under the same key after a lost answer, whatever the plan', async () => {
    const member = await aMember(test);
    const fault = { method: 'POST', path: '/v1/checkout/sessions', kind: 'lost answer', times: 3 };
    await control(test, 'POST', '/faults', fault);
    expect((await subscribe(member)).json()).toMatchObject({ status: 503, code: 'PROVIDER_UNAVAILABLE' });
    await control(test, 'DELETE', '/faults');
    expect((await subscribe(member, 'yearly')).statusCode).toBe(200);
    await pay(member);
    await untilStatus(member, 'active');
    expect(await rowsOf(member)).toHaveLength(1);
  });

  it('is found by the check of each minute if its event is lost', async () => {
    const member = await aMember(test);
    await subscribe(member);
    await control(test, 'POST', '/events/hold');
    await pay(member);
    await reconcileLater();
    expect((await read(member)).current.status).toBe('active');
    await control(test, 'POST', '/events/release');
  });

  it('is for members of the trades; external customers need none', async () => {
    const customer = await aMember(test, { kind: 'CUSTOMER' });
    expect((await read(customer)).permitted).toEqual([]);
    expect((await subscribe(customer)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('the provider’s state of a subscription', () => {
  it('gives the same result when read twice, concurrently and late', async () => {
    const member = await aSubscriber();
    const [row] = await rowsOf(member);
    const page = await sessionOf(member);
    await post(member, '/stripe/subscription/cancel');
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? refreshSubscription(test.platform, row?.id ?? '')
          : refreshCheckout(test.platform, page),
      ),
    );
    await test.drain();
    expect((await read(member)).current).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(await rowsOf(member)).toHaveLength(1);
    expect(await mailsTo(member)).toEqual(['Votre abonnement est confirmé']);
  });

  it('gives the same result for any order and repetition of events', async () => {
    const member = await aMember(test);
    await subscribe(member);
    await control(test, 'POST', '/events/hold');
    await pay(member);
    await reconcileLater();
    await post(member, '/stripe/subscription/cancel');
    const stripe = await test.platform.payments.client();
    const { data } = await stripe.events.list({ limit: 100 });
    const [row] = await rowsOf(member);
    const own = data.filter(({ data: { object } }) => JSON.stringify(object).includes(row?.id ?? member.id));
    expect(own.length).toBeGreaterThan(2);
    const ids = own.map(({ id }) => id);
    for (const order of [ids, ids.toReversed(), [...ids, ...ids]]) {
      await control(test, 'POST', '/events/deliver', { ids: order });
      await test.drain();
      expect((await read(member)).current).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    }
    await control(test, 'POST', '/events/release');
    expect(await mailsTo(member)).toEqual(['Votre abonnement est confirmé']);
  });

  it('is never replaced by an older snapshot that arrives late', async () => {
    const member = await aSubscriber();
    const [row] = await rowsOf(member);
    const { db } = test.platform.database;
    // A snapshot that was fetched long after this one is already stored.
    await db
      .updateTable('subscription')
      .set({ reading: 1_000_000_000, status: 'unpaid' })
      .where('id', '=', row?.id ?? '')
      .execute();
    await refreshSubscription(test.platform, row?.id ?? '');
    expect((await read(member)).current.status).toBe('unpaid');
  });
});

describe('a renewal that fails', () => {
  it('is mailed, keeps access for a while, and is solved by another card', async () => {
    const member = await aSubscriber();
    await advance(member, { failing: true });
    await untilStatus(member, 'past_due');
    expect(await read(member)).toMatchObject({
      current: { hasAccess: true, isOwed: true },
      permitted: ['cancel', 'portal'],
    });
    expect(await mailsTo(member)).toContain('Le renouvellement de votre abonnement a échoué');
    const owes = async () => (await test.call('GET', '/auth/me', { token: member.token })).json().owesRenewal;
    expect(await owes()).toBe(true);
    await advance(member);
    await untilStatus(member, 'active');
    expect(await owes()).toBe(false);
  });

  it('for the last time ends the subscription, and is announced once', async () => {
    const member = await aSubscriber();
    for (let turn = 0; turn < 4; turn += 1) await advance(member, { failing: true });
    await untilStatus(member, 'canceled');
    expect(await read(member)).toMatchObject({
      current: { hasAccess: false },
      permitted: ['subscribe', 'portal'],
    });
    const ended = (await mailsTo(member)).filter((subject) => subject === 'Votre abonnement a pris fin');
    expect(ended).toHaveLength(1);
  });
});

describe('a subscriber', () => {
  it('cancels, keeps the paid period, and may revoke the cancellation before it ends', async () => {
    const member = await aSubscriber();
    const cancelled = await post(member, '/stripe/subscription/cancel');
    expect(cancelled.json()).toMatchObject({
      current: { status: 'active', cancelAtPeriodEnd: true, hasAccess: true },
      permitted: ['resume', 'portal'],
    });
    expect(cancelled.json().current.accessUntil).toBe(cancelled.json().current.periodEnd);
    expect((await post(member, '/stripe/subscription/cancel')).json()).toMatchObject({
      code: 'NOT_SUBSCRIBED',
    });
    expect((await post(member, '/stripe/subscription/resume')).json()).toMatchObject({
      current: { cancelAtPeriodEnd: false },
    });
    await post(member, '/stripe/subscription/cancel');
    await advance(member);
    await untilStatus(member, 'canceled');
    expect((await subscribe(member)).statusCode).toBe(200);
  });

  it('is told if the subscription that they cancel or resume has ended at the provider, and sees that it has', async () => {
    for (const path of ['/stripe/subscription/cancel', '/stripe/subscription/resume']) {
      const member = await aSubscriber();
      if (path.endsWith('resume')) await post(member, '/stripe/subscription/cancel');
      await control(test, 'POST', '/events/hold');
      const [row] = await rowsOf(member);
      await (await test.platform.payments.client()).subscriptions.cancel(row?.id ?? '');
      expect((await post(member, path)).json()).toMatchObject({ status: 409, code: 'NOT_SUBSCRIBED' });
      expect((await read(member)).current.status).toBe('canceled');
      await control(test, 'POST', '/events/release');
    }
  });

  it('with an owed renewal ends it at once by cancelling', async () => {
    const member = await aSubscriber();
    await advance(member, { failing: true });
    await untilStatus(member, 'past_due');
    expect((await post(member, '/stripe/subscription/cancel')).json()).toMatchObject({
      current: { status: 'canceled', hasAccess: false },
    });
  });

  it("is led to the provider's own page for cards and invoices", async () => {
    const member = await aSubscriber();
    expect((await post(member, '/stripe/portal')).json()).toMatch(
      /^http:\/\/basoche\.test\/sandbox\/portal\//,
    );
  });

  it('pays no more after deleting their account', async () => {
    const member = await aSubscriber();
    await test.call('DELETE', '/users/me', { token: member.token });
    await test.drain();
    expect((await rowsOf(member)).map(({ status }) => status)).toEqual(['canceled']);
  });

  it('who deletes their account while a payment page is open pays nothing on it, or once and no more', async () => {
    const [late, quick] = [await aMember(test), await aMember(test)];
    for (const member of [late, quick]) await subscribe(member);
    await control(test, 'POST', '/events/hold');
    await pay(quick);
    for (const { token } of [late, quick]) await test.call('DELETE', '/users/me', { token });
    await control(test, 'POST', '/events/release');
    await test.drain();
    const stripe = await test.platform.payments.client();
    expect((await stripe.checkout.sessions.retrieve(await sessionOf(late))).status).toBe('expired');
    await until(test, async () => (await rowsOf(quick)).every(({ status }) => status === 'canceled'));
    expect(await rowsOf(quick)).toHaveLength(1);
  });
});
