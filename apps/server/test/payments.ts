import { expect } from 'vitest';
import { designate } from '../src/features/payments/accounts/store.ts';
import type { TestApp } from './app.ts';
import { aMember, aSession, type TestMember } from './factories.ts';
import { decides, gives, untilThe } from './play-threads.ts';
import { aWorld, type World } from './world.ts';

/** Payments in tests: on the sandbox, through the program's own calls and the provider's own events. */

/** Controls the sandbox beyond the provider's API: a card that pays, a bank that decides, a call that fails. */
export const control = async (
  test: TestApp,
  method: 'POST' | 'DELETE',
  path: string,
  body: object = {},
): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${test.sandbox().apiUrl}/sandbox/control${path}`, {
    method,
    ...(method === 'DELETE'
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
};

/** Creates an account at the provider that can receive transfers. */
export const aPayeeAccount = async (test: TestApp, member: TestMember): Promise<string> => {
  const { platform, clock } = test;
  const stripe = await platform.payments.client();
  const { id } = await stripe.accounts.create({
    type: 'express',
    country: 'FR',
    capabilities: { transfers: { requested: true } },
  });
  await control(test, 'POST', `/accounts/${id}`);
  const now = clock.now();
  const state = { provider_id: id, is_submitted: true, is_ready: true, updated_at: now };
  await platform.database.db
    .insertInto('payment_account')
    .values({ member_id: member.id, created_at: now, ...state })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(state))
    .execute();
  if (member.kind === 'PARTNER') await designate(platform.database.db, member.id);
  return id;
};

/** A thread that waits for the deposit, with a candidate who can be paid. */
export const anAwaitedDeposit = async (test: TestApp): Promise<World> => {
  const world = await aWorld(test, 'deposit');
  await aPayeeAccount(test, world.candidate);
  return world;
};

/** The same with a portage, whose company can be paid: the given one, or a new one. */
export const anAwaitedPortage = async (
  test: TestApp,
  known?: TestMember,
): Promise<World & { readonly partner: TestMember }> => {
  const world = await aWorld(test, 'portageAtPartner');
  const partner = known ?? (await aMember(test, { kind: 'PARTNER' }));
  if (known === undefined) await aPayeeAccount(test, partner);
  await decides(test, world, 'partner', { type: 'itg/validate' });
  return { ...world, partner };
};

/** Held funds chosen after staff refused a portage. The candidate and the portage company can both be paid. */
export const anAwaitedDepositAfterPortage = async (
  test: TestApp,
): Promise<World & { readonly partner: TestMember }> => {
  const world = await aWorld(test, 'review');
  const partner = await aMember(test, { kind: 'PARTNER' });
  await aPayeeAccount(test, partner);
  await aPayeeAccount(test, world.candidate);
  await decides(test, world, 'staff', { type: 'portage/reject', reason: 'Le dossier est incomplet.' });
  await gives(test, world, world.owner, 'action/choose/funds');
  await gives(test, world, world.candidate, 'action/funds/accept');
  return { ...world, partner };
};

/** The address of the payment page, as the creator gets it. */
export const askToPay = async (test: TestApp, { applicationId, owner }: World): Promise<string> => {
  const token = await aSession(test, owner.id);
  const answer = await test.call('POST', `/stripe/paiement/${applicationId}`, { token });
  if (answer.statusCode !== 200) throw new Error(`No payment page: ${answer.statusCode} ${answer.body}`);
  return answer.json();
};

/** The provider's id of the present or last payment page. */
export const pageOf = async (test: TestApp, { applicationId }: World): Promise<string> => {
  const { provider_id } = await test.platform.database.db
    .selectFrom('deposit_session')
    .select('provider_id')
    .where('application_id', '=', applicationId)
    .orderBy('planned_at', 'desc')
    .executeTakeFirstOrThrow();
  if (provider_id === null) throw new Error('The page has no name yet.');
  return provider_id;
};

/** Pays on the page with this card. The provider's events follow asynchronously. */
export const payWith = async (test: TestApp, world: World, number = '4242424242424242') => {
  await control(test, 'POST', `/sessions/${await pageOf(test, world)}/pay`, { number });
};

/** State of the present or last payment page at the provider. */
export const pageAtProvider = async (test: TestApp, world: World) => {
  const stripe = await test.platform.payments.client();
  const { status, payment_status } = await stripe.checkout.sessions.retrieve(await pageOf(test, world));
  return `${status} ${payment_status}`;
};

/** Runs due jobs until this holds, since the provider's events arrive asynchronously. */
export const until = async (test: TestApp, holds: () => Promise<boolean>): Promise<void> => {
  await expect
    .poll(async () => {
      await test.drain();
      return holds();
    })
    .toBe(true);
};

export const stateOf = async ({ platform }: TestApp, { applicationId }: World): Promise<string> => {
  const { state } = await platform.database.db
    .selectFrom('application')
    .select('state')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return state;
};

export const untilState = (test: TestApp, world: World, state: string): Promise<void> =>
  until(test, async () => (await stateOf(test, world)) === state);

/** A running mission with a deposit. */
export const aDeposit = async (test: TestApp): Promise<World> => {
  const world = await anAwaitedDeposit(test);
  await askToPay(test, world);
  await payWith(test, world);
  await untilState(test, world, 'ONGOING');
  return world;
};

/** Balances of the application's accounts, in cents. */
export const holdOf = async ({ platform }: TestApp, { applicationId }: World) => {
  const { rows } = await platform.database.pool.query<Record<string, string>>(
    'select * from hold where application_id = $1',
    [applicationId],
  );
  return Object.fromEntries(
    Object.entries(rows[0] ?? {})
      .filter(([name]) => name.endsWith('_cents'))
      .map(([name, cents]) => [name.replace('_cents', ''), Number(cents)] as const)
      .filter(([, cents]) => cents !== 0),
  );
};

/** Sums of an application in the provider's own record, in cents. */
export const recordOf = async ({ platform }: TestApp, { applicationId }: World) => {
  const stripe = await platform.payments.client();
  const sum = { paid: 0, transferred: 0, refunded: 0 };
  const { rows } = await platform.database.pool.query<{ payment_intent: string }>(
    'select payment_intent from deposit_session where application_id = $1 and payment_intent is not null',
    [applicationId],
  );
  for (const { payment_intent } of rows) {
    sum.paid += (await stripe.paymentIntents.retrieve(payment_intent)).amount_received;
    for await (const refund of stripe.refunds.list({ payment_intent })) {
      if (refund.status === 'succeeded') sum.refunded += refund.amount;
    }
  }
  for await (const transfer of stripe.transfers.list({ transfer_group: applicationId })) {
    sum.transferred += transfer.amount;
  }
  return sum;
};

/** Ends the mission, then advances the clock until its release is due. */
export const endAndRelease = async (test: TestApp, world: World): Promise<void> => {
  await gives(test, world, world.owner, 'mission/validate');
  await untilThe(test, new Date(test.clock.now().getTime() + 49 * 3_600_000));
};
