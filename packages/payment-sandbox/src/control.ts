import type { FastifyInstance } from 'fastify';
import { addFault, clearFaults, plannedFault } from './api/faults.ts';
import { cardOf } from './cards.ts';
import { invalid, noSuch, Refusal } from './errors.ts';
import { idOf } from './ids.ts';
import { isObject } from './json.ts';
import type { PaymentIntent } from './objects/payments.ts';
import type { Subscription, SubscriptionInternals } from './objects/subscriptions.ts';
import { accountRow, completeAccount, requireOf, verifyAccount } from './operations/accounts.ts';
import { promisePayment, settlePromise } from './operations/delayed.ts';
import { post } from './operations/deliveries.ts';
import { closeDispute, openDispute } from './operations/disputes.ts';
import { authenticate, paySession } from './operations/paying.ts';
import { failRefund } from './operations/refunds.ts';
import { advance } from './operations/subscriptions.ts';
import { find, readSetting, writeSetting } from './store.ts';
import { type World, withContext } from './world.ts';

/**
 * Control calls for tests: failing calls, decisions of banks, passing time. On the loopback listener only,
 * and refused to a page in a browser.
 */
type ControlParameters = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const chargeOf = async (
  world: World,
  { charge, payment_intent: intent }: ControlParameters,
): Promise<string> => {
  if (charge !== undefined) return String(charge);
  const row = await find<PaymentIntent>(world.pool, String(intent));
  if (row?.kind !== 'payment_intent') throw noSuch('payment_intent', String(intent));
  return idOf(row.body.latest_charge) ?? '';
};

const eventBody = async (world: World, id: string): Promise<object> => {
  const { rows } = await world.pool.query<{ body: object }>(
    'select body from payment_sandbox.event where id = $1',
    [id],
  );
  if (!rows[0]) throw noSuch('event', id);
  return rows[0].body;
};

/**
 * Posts these events now, one after the other in this order, even if deliveries are held; returns the answer
 * to each.
 */
const deliver = async (world: World, ids: readonly string[]): Promise<(string | number)[]> => {
  const address = await readSetting(world.pool, 'deliverTo');
  if (typeof address !== 'string') throw invalid('Nobody listens: deliverTo was not called.');
  const answers: (string | number)[] = [];
  for (const id of ids)
    answers.push(await post(address, world.signing, JSON.stringify(await eventBody(world, id))));
  return answers;
};

const pay = async (world: World, id: string, parameters: ControlParameters) => {
  const card = cardOf(String(parameters.number ?? '4242424242424242'), 12, 2_040);
  const email = String(parameters.email ?? 'paie@exemple.test');
  const payment = { card, email, name: String(parameters.name ?? 'Test'), authenticated: false };
  if (parameters.delayed === true)
    return withContext(world, (context) => promisePayment(context, id, payment));
  let outcome = await withContext(world, (context) => paySession(context, id, payment));
  if (outcome?.kind === 'authenticate' && typeof parameters.authenticate === 'boolean') {
    const { token } = outcome;
    const confirmed = parameters.authenticate;
    outcome = await withContext(world, (context) => authenticate(context, id, { token, confirmed }));
  }
  if (outcome === undefined) throw noSuch('checkout.session', id);
  return outcome;
};

const setAccount = (world: World, id: string, parameters: ControlParameters) =>
  withContext(world, async (context) => {
    const row = await accountRow(context, id, { lock: true });
    if (parameters.pending === true) return verifyAccount(context, row);
    return parameters.currently_due === undefined
      ? completeAccount(context, row)
      : requireOf(context, row, texts(parameters.currently_due));
  });

const renew = (world: World, id: string, parameters: ControlParameters) =>
  withContext(world, async (context) => {
    const row = await find<Subscription, SubscriptionInternals>(context.db, id, { lock: true });
    if (row?.kind !== 'subscription') throw noSuch('subscription', id);
    if (row.body.status === 'canceled') throw invalid(`${id} has ended.`);
    return advance(context, row, { failing: parameters.failing === true });
  });

const controls: Readonly<
  Record<string, (world: World, parameters: ControlParameters, id: string) => Promise<unknown>>
> = {
  'POST /faults': (world, parameters) => addFault(world.pool, plannedFault(parameters)),
  'DELETE /faults': (world) => clearFaults(world.pool),
  'POST /events/hold': (world) => writeSetting(world.pool, 'held', true),
  'POST /events/release': async (world) => {
    await writeSetting(world.pool, 'held', false);
    await world.pool.query(`update payment_sandbox.event set due = now() where state = 'pending'`);
    world.wake();
  },
  'POST /events/deliver': (world, { ids }) => deliver(world, texts(ids)),
  'POST /events/:id/resend': (world, _, id) => deliver(world, [id]),
  'POST /sessions/:id/pay': (world, parameters, id) => pay(world, id, parameters),
  'POST /sessions/:id/settle': (world, { paid }, id) =>
    withContext(world, (context) => settlePromise(context, id, paid !== false)),
  'POST /disputes': async (world, parameters) => {
    const charge = await chargeOf(world, parameters);
    const amount = parameters.amount === undefined ? undefined : Number(parameters.amount);
    return withContext(world, (context) =>
      openDispute(context, charge, String(parameters.reason ?? 'fraudulent'), amount),
    );
  },
  'POST /disputes/:id/close': (world, { status }, id) =>
    withContext(world, (context) => closeDispute(context, id, status === 'won' ? 'won' : 'lost')),
  'POST /accounts/:id': (world, parameters, id) => setAccount(world, id, parameters),
  'POST /subscriptions/:id/advance': (world, parameters, id) => renew(world, id, parameters),
  'POST /refunds/:id/fail': (world, _, id) => withContext(world, (context) => failRefund(context, id)),
  'POST /clock': async (world, { advance: seconds }) => {
    const before = await readSetting(world.pool, 'clock');
    await writeSetting(world.pool, 'clock', (typeof before === 'number' ? before : 0) + Number(seconds ?? 0));
    await world.advanceTime();
  },
  'POST /deliver-to': async (world, { url }) => {
    await writeSetting(world.pool, 'deliverTo', String(url));
    await world.pool.query(`update payment_sandbox.event set due = now() where state = 'pending'`);
    world.wake();
  },
};

export const controlsOf =
  (world: World) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request) => {
      if (request.headers.origin !== undefined)
        throw new Refusal(403, { type: 'invalid_request_error', message: 'Not for a page in a browser.' });
    });
    app.setErrorHandler(async (error, _, reply) =>
      error instanceof Refusal
        ? reply.code(error.status).send({ error: error.fields })
        : reply.code(500).send({ error: { message: error instanceof Error ? error.message : 'Failed' } }),
    );
    for (const [name, run] of Object.entries(controls)) {
      const [method = '', url = ''] = name.split(' ');
      app.route<{ Params: { id?: string } }>({
        method,
        url,
        handler: async (request, reply) => {
          const parameters = isObject(request.body) ? request.body : {};
          const answer = await run(world, parameters, request.params.id ?? '');
          return reply.send(answer ?? { done: true });
        },
      });
    }
  };
