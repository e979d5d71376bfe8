import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { handlers } from '../../src/app.ts';
import { reconcile } from '../../src/features/payments/provider/reconciliation/service.ts';
import { runCommand } from '../../src/features/threads/service.ts';
import { Refusal } from '../../src/platform/http/refusal.ts';
import { drainQueue } from '../../src/platform/queue/queue.ts';
import type { TestApp } from '../app.ts';
import { aSession } from '../factories.ts';
import { control, stateOf } from '../payments.ts';
import type { World } from '../world.ts';

/**
 * Events around the money of a thread: acts of its parties, staff, timers, banks and the provider, correct or
 * not.
 */

const isRefusal = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof Error && /: 4\d\d /.test(error.message));

/** Ignores a refusal: impossible requests are refused without effect. */
const orRefused = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
};

const ids = async (test: TestApp, query: string, values: readonly unknown[]): Promise<string[]> => {
  const { rows } = await test.platform.database.pool.query<{ id: string }>(query, [...values]);
  return rows.map(({ id }) => id);
};

const oneOf = <One>(all: readonly One[], pick: number): One | undefined => all[pick % all.length];

/** Runs due jobs in six rounds at most. Others may remain, as after the kill of a worker. */
export const work = async (test: TestApp): Promise<void> => {
  await test.platform.database.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where run_at <= $1 and attempts = 0`,
    [test.clock.now()],
  );
  const { platform } = test;
  for (let turn = 0; turn < 6; turn += 1) {
    await drainQueue({ pool: platform.database.pool, log: platform.log, handlers, context: platform });
  }
};

/** The provider's events, in the order of `shuffle`: some of them twice, some not yet. */
const eventsOf = (test: TestApp): Promise<string[]> =>
  ids(test, 'select id from payment_sandbox.event order by position desc limit 12', []);

export const deliver = async (test: TestApp, wanted: readonly string[]): Promise<void> => {
  const { pool } = test.platform.database;
  const { rows } = await pool.query<{ id: string; body: object }>(
    'select id, body from payment_sandbox.event where id = any ($1)',
    [[...new Set(wanted)]],
  );
  const stripe = await test.platform.payments.client();
  for (const id of wanted) {
    const event = rows.find((row) => row.id === id);
    if (event === undefined) continue;
    const payload = JSON.stringify(event.body);
    // Signed with the test's clock, as the provider signs with the real one.
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: test.sandbox().webhookSecret,
      timestamp: Math.floor(test.clock.now().getTime() / 1_000),
    });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    if (answer.statusCode !== 204) throw new Error(`An event is refused: ${answer.body}`);
  }
};

const deliverSome = async (test: TestApp, pick: number): Promise<void> => {
  const all = await eventsOf(test);
  const some = all.filter((_, index) => ((pick >> (index % 16)) & 1) === 0);
  const turned = [...some.slice(pick % (some.length + 1)), ...some.slice(0, pick % (some.length + 1))];
  await deliver(test, pick % 3 === 0 ? [...turned, ...turned] : turned);
};

const ask = async (test: TestApp, { applicationId, owner }: World): Promise<void> => {
  const token = await aSession(test, owner.id);
  const answer = await test.call('POST', `/stripe/paiement/${applicationId}`, { token });
  if (![200, 409, 503].includes(answer.statusCode)) throw new Error(`${answer.statusCode} ${answer.body}`);
};

const pagesOf = (test: TestApp, { applicationId }: World) =>
  ids(
    test,
    `select id from payment_sandbox.object where kind = 'checkout.session' and body @> $1 order by position`,
    [JSON.stringify({ client_reference_id: applicationId })],
  );

/** Pays on any page of the thread; a closed page accepts no card. */
const pay = async (test: TestApp, world: World, pick: number, number: string): Promise<void> => {
  const page = oneOf((await pagesOf(test, world)).toReversed(), pick % 5 === 0 ? 1 : 0);
  if (page !== undefined) await orRefused(control(test, 'POST', `/sessions/${page}/pay`, { number }));
};

const gives = (test: TestApp, { applicationId }: World, command: ThreadCommand, memberId?: string) =>
  orRefused(
    runCommand(
      test.platform,
      memberId === undefined ? { role: command.type === 'release' ? 'timer' : 'staff' } : { memberId },
      applicationId,
      command,
    ),
  );

const wait = async (test: TestApp, hours: number): Promise<void> => {
  test.clock.advance(hours * 3_600_000 + 60_000);
  await control(test, 'POST', '/clock', { advance: 0 });
  await work(test);
};

const reason = 'Le livrable est incomplet.';

const dispute = async (test: TestApp, world: World): Promise<void> => {
  const [intent] = await ids(
    test,
    `select payment_intent as id from deposit_session where application_id = $1 and payment_intent is not null`,
    [world.applicationId],
  );
  if (intent !== undefined) await orRefused(control(test, 'POST', '/disputes', { payment_intent: intent }));
};

export const openDisputes = (test: TestApp): Promise<string[]> =>
  ids(
    test,
    `select id from payment_sandbox.object where kind = 'dispute' and body ->> 'status' not in ('won', 'lost')`,
    [],
  );

const failRefund = async (test: TestApp, { applicationId }: World): Promise<void> => {
  const [refund] = await ids(
    test,
    `select provider_id as id from money_movement where application_id = $1 and kind = 'refund' and provider_id is not null`,
    [applicationId],
  );
  if (refund !== undefined) await orRefused(control(test, 'POST', `/refunds/${refund}/fail`));
};

const deliverAll = async (test: TestApp): Promise<void> => {
  const all = await ids(
    test,
    'select id from payment_sandbox.event e where not exists (select from provider_event p where p.id = e.id) order by position',
    [],
  );
  await deliver(test, all);
  await work(test);
};

/** Continues a mission with its next regular step. */
const goOn = async (test: TestApp, world: World): Promise<void> => {
  const state = await stateOf(test, world);
  if (state === 'WAITING_FUNDS') {
    await ask(test, world);
    await pay(test, world, 1, '4242424242424242');
    await deliverAll(test);
  } else if (state === 'ONGOING') {
    await gives(test, world, { type: 'mission/validate' }, world.owner.id);
  } else {
    await wait(test, 49);
  }
};

type Act = (test: TestApp, world: World, pick: number) => Promise<void>;

const refuses =
  (path: string, status: number, remembered = false): Act =>
  (test) =>
    control(test, 'POST', '/faults', {
      method: 'POST',
      path,
      kind: 'status',
      status,
      remembered,
      times: 3,
    }).then(() => undefined);
/** Makes a call but loses its answer, also the answers to the library's own retries. */
const losesAnswers =
  (path: string): Act =>
  (test) =>
    control(test, 'POST', '/faults', { method: 'POST', path, kind: 'lost answer', times: 3 }).then(
      () => undefined,
    );

export const acts: Readonly<Record<string, Act>> = {
  'the mission goes its way': goOn,
  'all events come': deliverAll,
  'asks for the page': ask,
  'pays in': (test, world, pick) => pay(test, world, pick, '4242424242424242'),
  'pays in with a card that is declined': (test, world, pick) => pay(test, world, pick, '4000000000000002'),
  'pays in and disputes it': (test, world, pick) => pay(test, world, pick, '4000000000000259'),
  'a deposit of a wrong amount is said to be there': (test, world) =>
    orRefused(
      runCommand(test.platform, { role: 'provider' }, world.applicationId, {
        type: 'deposit/confirm',
        amountCents: 61_801,
        currency: 'eur',
      }),
    ),
  'events come': (test, _, pick) => deliverSome(test, pick),
  'jobs run': (test) => work(test),
  'what was cut off is taken up': async (test) => {
    test.clock.advance(61_000);
    await reconcile(test.platform);
    await work(test);
  },
  'the creator ends it': (test, world) => gives(test, world, { type: 'mission/validate' }, world.owner.id),
  'the candidate delivers': (test, world) => gives(test, world, { type: 'deliver' }, world.candidate.id),
  'the creator contests': (test, world) => gives(test, world, { type: 'contest', reason }, world.owner.id),
  'staff release': (test, world) =>
    gives(test, world, { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' }),
  'staff refund': (test, world) =>
    gives(test, world, { type: 'settle', outcome: 'refund', reason: 'Vu les pièces du dossier.' }),
  'staff share': (test, world, pick) =>
    gives(test, world, {
      type: 'settle',
      outcome: 'split',
      candidateCents: 1 + (pick % 59_999),
      reason: 'Vu les pièces du dossier.',
    }),
  'staff cancel': (test, world) =>
    gives(test, world, { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' }),
  'the creator asks to cancel': (test, world) =>
    gives(test, world, { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' }, world.owner.id),
  'the candidate asks to cancel': (test, world) =>
    gives(
      test,
      world,
      { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' },
      world.candidate.id,
    ),
  'hours go by': (test, _, pick) => wait(test, [1, 3, 49, 80][pick % 4] ?? 1),
  'months go by': (test) => wait(test, 76 * 24),
  'the bank is asked for the money back': (test, world) => dispute(test, world),
  'the bank gives it again': async (test, _, pick) => {
    const id = oneOf(await openDisputes(test), pick);
    if (id !== undefined) await control(test, 'POST', `/disputes/${id}/close`, { status: 'won' });
  },
  'the bank keeps it': async (test, _, pick) => {
    const id = oneOf(await openDisputes(test), pick);
    if (id !== undefined) await control(test, 'POST', `/disputes/${id}/close`, { status: 'lost' });
  },
  'a refund comes back': (test, world) => failRefund(test, world),
  'no transfer gets through': refuses('/v1/transfers', 500),
  'a refund breaks, and its key remembers it': refuses('/v1/refunds', 500, true),
  'too many transfers': refuses('/v1/transfers', 429),
  'the answers of transfers are lost': losesAnswers('/v1/transfers'),
  'the answers of refunds are lost': losesAnswers('/v1/refunds'),
  'the answers of pages are lost': losesAnswers('/v1/checkout/sessions'),
};
