import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, control, later, openBench, purchase, refusalOf } from './support.ts';

let bench: Bench;
let product: FastifyInstance;

beforeAll(async () => {
  bench = await openBench();
  // A product has parsers and headers of its own, which the pages must not stumble over.
  product = Fastify();
  product.addContentTypeParser('application/x-www-form-urlencoded', (_, __, done) =>
    done(new Error('not here')),
  );
  product.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', "default-src 'self'");
  });
  await product.register(bench.sandbox.pages, { prefix: '/sandbox' });
});

afterAll(async () => {
  await product.close();
  await bench.close();
});

const look = (url: string) =>
  product.inject({ method: 'GET', url: url.replace('http://localhost:3000', '') });

const send = (url: string, fields: Record<string, string>) =>
  product.inject({
    method: 'POST',
    url: url.replace('http://localhost:3000', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const card = (number = '4242 4242 4242 4242') => ({
  number,
  expiry: '12 / 40',
  code: '123',
});

const open = async (more: object = {}) => {
  const session = await bench.stripe.checkout.sessions.create({ ...purchase, ...more });
  return { id: session.id, url: session.url ?? '' };
};

const statusOf = async (id: string) => (await bench.stripe.checkout.sessions.retrieve(id)).status;

describe('the payment page', () => {
  it('says what is paid, that it is a test, and which cards there are, under a policy of its own', async () => {
    const page = await look((await open()).url);

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Environnement de test');
    expect(page.body).toContain('138,00\u00a0€');
    expect(page.body).toContain('4000 0025 0000 3155');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(policy).toContain("form-action 'self' http://localhost:3000");
    expect(page.body).not.toMatch(/<script|style="|src=/);
  });

  it('leads back with the session when the card succeeds, and charges once when it is sent twice', async () => {
    const { id, url } = await open();

    const answers = await Promise.all([send(url, card()), send(url, card()), send(url, card())]);

    for (const answer of answers) {
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`http://localhost:3000/ok?session=${id}`);
    }
    const { payment_intent: intent } = await bench.stripe.checkout.sessions.retrieve(id);
    expect((await bench.stripe.charges.list({ payment_intent: String(intent) })).data).toHaveLength(1);
    expect((await look(url)).body).toContain('Ce paiement est déjà fait');
  });

  it('says why a card is declined, keeps what was typed, and takes another', async () => {
    const { id, url } = await open();

    const declined = await send(url, card('4000 0000 0000 0002'));
    expect(declined.statusCode).toBe(200);
    expect(declined.body).toContain('Votre carte est refusée par votre banque');
    expect(declined.body).toContain('value="12 / 40"');
    expect((await send(url, card('4000000000009995'))).body).toContain('provision insuffisante');
    expect(await statusOf(id)).toBe('open');

    expect((await send(url, card())).statusCode).toBe(303);
    expect(await statusOf(id)).toBe('complete');
  });

  it('asks the bank where the card wants it, and pays when the holder confirms', async () => {
    const { id, url } = await open();
    const asked = await send(url, card('4000002500003155'));
    expect(asked.headers.location).toBe(`/sandbox/pay/${id}/authentication`);
    const bank = await look(`/sandbox/pay/${id}/authentication`);
    const token = /name="token" value="(\w+)"/.exec(bank.body)?.[1] ?? '';

    const refused = await send(`${url}/authentication`, { token, answer: 'refuse' });
    expect(refused.body).toContain('Votre banque n’a pas confirmé le paiement');
    expect(await statusOf(id)).toBe('open');

    await send(url, card('4000002500003155'));
    const again = await look(`/sandbox/pay/${id}/authentication`);
    const second = /name="token" value="(\w+)"/.exec(again.body)?.[1] ?? '';
    expect((await send(`${url}/authentication`, { token, answer: 'confirm' })).statusCode).toBe(200);
    expect((await send(`${url}/authentication`, { token: second, answer: 'confirm' })).statusCode).toBe(303);
    const { payment_intent: intent } = await bench.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(intent).toMatchObject({
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
    });
  });

  it('says what is to be mended in what was typed', async () => {
    const { url } = await open();

    const page = await send(url, {
      number: '4242424242424241',
      expiry: '01/20',
      code: '',
    });

    expect(page.statusCode).toBe(200);
    for (const text of ['n’existe pas', 'Cette date est passée', 'trois chiffres du dos'])
      expect(page.body).toContain(text);
    expect((await send(url, card('4111 1111 1111 1111'))).body).toContain('Seules les cartes de test');
  });

  it('has a way back, says when its time is over, and is none for another address', async () => {
    const { url } = await open();
    expect((await look(url)).body).toContain('href="http://localhost:3000/retour"');

    later(bench.clock, 24 * 60 * 60);

    const page = await look(url);
    expect(page.body).toContain('Cette page de paiement a expiré');
    expect((await send(url, card())).body).toContain('a expiré');
    expect((await look('/sandbox/pay/cs_test_none')).statusCode).toBe(404);
  });
});

describe('the onboarding of an account', () => {
  const begin = async (business_type: 'company' | 'individual' = 'individual') => {
    const { stripe } = bench;
    const { id } = await stripe.accounts.create({
      type: 'express',
      business_type,
      capabilities: { transfers: { requested: true } },
    });
    const link = await stripe.accountLinks.create({
      account: id,
      type: 'account_onboarding',
      refresh_url: 'http://localhost:3000/encore',
      return_url: 'http://localhost:3000/retour',
    });
    const form = String((await look(link.url)).headers.location);
    return { id, url: link.url, form };
  };

  it('completes the account with a plain form', async () => {
    const { id, form } = await begin();
    const page = await look(form);
    expect(page.body).toContain('Terminer plus tard');
    const wrong = await send(form, { first: '', last: 'Martin', iban: 'FR00' });
    expect(wrong.body).toContain('Cet IBAN n’existe pas');

    const done = await send(form, {
      first: 'Léa',
      last: 'Martin',
      iban: 'FR14 2004 1010 0505 0001 3M02 606',
      terms: 'yes',
    });

    expect(done.headers.location).toBe('http://localhost:3000/retour');
    expect(await bench.stripe.accounts.retrieve(id)).toMatchObject({
      capabilities: { transfers: 'active' },
      details_submitted: true,
    });
    expect((await look(form)).headers.location).toBe('http://localhost:3000/retour');
  });

  it('may leave the account waiting, and asks a company for its name', async () => {
    const { id, form } = await begin('company');
    expect((await look(form)).body).toContain('Raison sociale');

    await send(form, {
      last: 'Cabinet',
      iban: 'FR1420041010050500013M02606',
      terms: 'yes',
      result: 'pending',
    });

    expect(await bench.stripe.accounts.retrieve(id)).toMatchObject({
      capabilities: { transfers: 'pending' },
      payouts_enabled: false,
    });
  });

  it('opens once, and asks for another address afterwards', async () => {
    const { url } = await begin();

    expect((await look(url)).headers.location).toBe('http://localhost:3000/encore');
    expect((await look('/sandbox/onboarding/none')).statusCode).toBe(404);
  });
});

describe('the page of a subscriber', () => {
  it('shows the subscription and its invoices, ends it, resumes it, and takes another card', async () => {
    const { stripe, sandbox } = bench;
    const customer = await stripe.customers.create({ email: 'ines@exemple.test' });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [
        {
          price_data: {
            currency: 'eur',
            unit_amount: 990,
            recurring: { interval: 'month' },
            product_data: { name: 'Abonnement' },
          },
        },
      ],
      success_url: 'http://localhost:3000/ok',
    });
    await control(sandbox, `/sessions/${session.id}/pay`, { number: '4000000000000341' });
    const { data } = await stripe.subscriptions.list({ customer: customer.id });
    const subscription = data[0]?.id ?? '';
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://localhost:3000/moi',
    });

    const page = await look(url);
    for (const text of [
      '9,90\u00a0€',
      'Prochain paiement',
      'payée',
      '•••• 0341',
      'http://localhost:3000/moi',
    ])
      expect(page.body).toContain(text);
    const ended = await send(`${url}/cancel`, { subscription });
    expect((await look(String(ended.headers.location))).body).toContain('Se termine le');
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at_period_end: true });
    await send(`${url}/resume`, { subscription });
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at_period_end: false });

    await control(sandbox, `/subscriptions/${subscription}/advance`);
    expect((await look(url)).body).toContain('paiement en retard');
    expect((await look(`${url}/card?subscription=${subscription}`)).body).toContain('Changer de carte');
    await send(`${url}/card`, { subscription, ...card() });
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' });
  });

  it('is nobody else’s', async () => {
    expect((await look('/sandbox/portal/bps_none')).statusCode).toBe(404);
  });
});

describe('the page of events', () => {
  it('lists them with their delivery and their payload, narrowed by type, and calls that were refused', async () => {
    await refusalOf(bench.stripe.coupons.list());
    await expect.poll(async () => (await look('/sandbox/events')).body).toContain('remis');

    const page = await look('/sandbox/events?type=checkout.session');

    expect(page.body).toContain('checkout.session.completed');
    expect(page.body).not.toContain('<strong>account.updated');
    expect(page.body).toContain('&quot;payment_status&quot;: &quot;paid&quot;');
    expect(page.body).toContain('GET /v1/coupons');
    const before = /events\?before=(\d+)/.exec((await look('/sandbox/events')).body)?.[1];
    expect((await look(`/sandbox/events?before=${before}`)).statusCode).toBe(200);
  });
});
