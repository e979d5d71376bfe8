import { afterAll, beforeAll, expect, it } from 'vitest';
import { followThread } from '../../src/features/hearings/closing/service.ts';
import { checkLedger } from '../../src/features/payments/ledger/checks/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember, aSession, type TestMember } from '../factories.ts';
import { aHearing, takeHearing } from '../hearings.ts';
import { aPayeeAccount, askToPay, holdOf, payWith, recordOf, until, untilState } from '../payments.ts';
import type { World } from '../world.ts';

/**
 * Deposits of hearings that are given back and cancelled at the same time: the ledger and the provider's
 * record show exactly one refund.
 */

const cents = 19_800;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
  await test.listen();
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

/** The thread of an avocat who takes a hearing with held funds, paid by its client. */
const paidBy = async (client: TestMember, id: string): Promise<World> => {
  const taker = await anAvocat();
  await aPayeeAccount(test, taker);
  const taken = await takeHearing(test, taker, id);
  expect(taken.statusCode, taken.body).toBe(201);
  const world = { applicationId: taken.json().postulationID, owner: client, candidate: taker } as World;
  await askToPay(test, world);
  await payWith(test, world);
  await untilState(test, world, 'ONGOING');
  return world;
};

const act = async (memberId: string, command: string, { applicationId }: World, body: object = {}) =>
  test.call('POST', `/messagerie/hearing/${command}/${applicationId}`, {
    token: await aSession(test, memberId),
    body,
  });

/** Expects one refund of the deposit, in the ledger and at the provider, even if the work is repeated. */
const expectRefundedOnce = async (world: World): Promise<void> => {
  const { applicationId } = world;
  await until(test, async () => (await holdOf(test, world)).refunded === cents);
  // Repeats find nothing to do.
  await followThread(test.platform, { applicationId });
  for (let again = 0; again < 2; again += 1) {
    await rows(`select graphile_worker.add_job('payments.reconcile', '{}'::json)`);
    await test.drain();
  }
  expect(await holdOf(test, world)).toEqual({ deposited: cents, refunded: cents });
  const entries = await rows('select kind from ledger_entry where application_id = $1', applicationId);
  expect(entries.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  expect(await recordOf(test, world)).toEqual({ paid: cents, transferred: 0, refunded: cents });
};

it('a deposit goes back once to the client, whoever gives the hearing back or cancels it, and again for the next taker', async () => {
  const client = await anAvocat();
  const id = await aHearing(test, client, { mode: 'funds' });
  const first = await paidBy(client, id);
  const given = await act(first.candidate.id, 'giveBack', first, { why: 'conflict' });
  expect(given.statusCode, given.body).toBe(200);
  await expectRefundedOnce(first);

  const second = await paidBy(client, id);
  const answers = await Promise.all([
    act(second.candidate.id, 'giveBack', second, { why: 'asked' }),
    act(client.id, 'cancel', second),
    act(client.id, 'cancel', second),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  await expectRefundedOnce(second);
  expect(await holdOf(test, first)).toEqual({ deposited: cents, refunded: cents });
  const { differences } = await checkLedger(test.platform, { withProvider: true });
  expect(differences).toEqual([]);
});
