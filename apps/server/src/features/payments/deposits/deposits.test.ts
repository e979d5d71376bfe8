import { titleOf } from '@basoche/domain/notifications/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession } from '../../../../test/factories.ts';
import {
  aDeposit,
  anAwaitedDeposit,
  anAwaitedDepositAfterPortage,
  anAwaitedPortage,
  aPayeeAccount,
  askToPay,
  control,
  endAndRelease,
  holdOf,
  pageOf,
  payWith,
  recordOf,
  stateOf,
  until,
  untilState,
} from '../../../../test/payments.ts';
import { gives, notifiedOf, readBy, untilThe, writtenTo } from '../../../../test/play-threads.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { runCommand } from '../../threads/service.ts';
import { designatePayee } from '../accounts/service.ts';
import { checkLedger } from '../ledger/checks/service.ts';
import { reconcile } from '../provider/reconciliation/service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true });
  await test.listen();
});
afterAll(() => test.close());

const waiting = async ({ applicationId }: World) => {
  const { rows } = await test.platform.database.pool.query(
    'select ask from payment_request where application_id = $1 and handled_at is null',
    [applicationId],
  );
  return rows.map(({ ask }) => ask);
};
const carriedOut = (world: World) => until(test, async () => (await waiting(world)).length === 0);
const pay = (world: World, token: string) =>
  test.call('POST', `/stripe/paiement/${world.applicationId}`, { token });

describe('a deposit', () => {
  it('is paid on the provider’s page, and only the provider’s state of it starts the mission', async () => {
    const world = await anAwaitedDeposit(test);
    const url = await askToPay(test, world);
    expect(url).toMatch(/^http:\/\/basoche\.test\/sandbox\//);
    expect(await stateOf(test, world)).toBe('WAITING_FUNDS');
    await payWith(test, world);
    await untilState(test, world, 'ONGOING');
    expect((await readBy(test, world, world.owner)).permitted).not.toContain('deposit');
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, held: 60_000, fee_held: 1_800 });
    expect(await recordOf(test, world)).toEqual({ paid: 61_800, transferred: 0, refunded: 0 });
  });

  it('has one page and one address for fifty simultaneous calls', async () => {
    const world = await anAwaitedDeposit(test);
    const token = await aSession(test, world.owner.id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(world, token)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json())).size).toBe(1);
    expect(await askToPay(test, world)).toBe(answers[0]?.json());
  });

  it('that was declined can be paid afterwards on the same page', async () => {
    const world = await anAwaitedDeposit(test);
    await askToPay(test, world);
    await payWith(test, world, '4000000000000002');
    await test.drain();
    expect(await stateOf(test, world)).toBe('WAITING_FUNDS');
    await payWith(test, world);
    await untilState(test, world, 'ONGOING');
  });

  it('gets another page once the first has expired', async () => {
    const world = await anAwaitedDeposit(test);
    const first = await askToPay(test, world);
    test.clock.advance(3 * 3_600_000);
    const second = await askToPay(test, world);
    expect(second).not.toBe(first);
    await payWith(test, world);
    await untilState(test, world, 'ONGOING');
  });

  it('is found by the check of each minute if its event is lost', async () => {
    const world = await anAwaitedDeposit(test);
    await askToPay(test, world);
    await control(test, 'POST', '/events/hold');
    await payWith(test, world);
    test.clock.advance(2 * 60_000);
    await reconcile(test.platform);
    expect(await stateOf(test, world)).toBe('ONGOING');
    await control(test, 'POST', '/events/release');
  });

  it('must wait for the payee’s account; a stranger finds nothing, and the candidate cannot pay', async () => {
    const world = await aWorld(test, 'deposit');
    const owner = await aSession(test, world.owner.id);
    expect((await pay(world, owner)).json()).toMatchObject({ status: 409, code: 'PAYEE_NOT_READY' });
    expect((await pay(world, (await aMember(test)).token)).statusCode).toBe(404);
    expect((await pay(world, await aSession(test, world.candidate.id))).statusCode).toBe(403);
  });

  it('goes back by itself if it is paid after the mission was given up', async () => {
    const world = await anAwaitedDeposit(test);
    await askToPay(test, world);
    const page = await pageOf(test, world);
    await control(test, 'POST', `/sessions/${page}/pay`, { number: '4242424242424242' });
    // The mission ends before the event of the payment arrives.
    await runCommand(test.platform, { role: 'staff' }, world.applicationId, {
      type: 'cancelDeposit',
      reason: 'Les parties sont injoignables.',
    });
    await until(test, async () => (await recordOf(test, world)).refunded === 61_800);
    await carriedOut(world);
    expect(await stateOf(test, world)).toBe('REFUSED');
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, refunded: 61_800 });
    expect(await notifiedOf(test, world, world.owner)).toContain(
      'Votre paiement est arrivé trop tard ou ne correspondait plus. Il vous est rendu.',
    );
  });

  it('cannot be paid any more once the mission is given up', async () => {
    const world = await anAwaitedDeposit(test);
    await askToPay(test, world);
    const page = await pageOf(test, world);
    await runCommand(test.platform, { role: 'staff' }, world.applicationId, {
      type: 'cancelDeposit',
      reason: 'Les parties sont injoignables.',
    });
    await carriedOut(world);
    await test.drain();
    const stripe = await test.platform.payments.client();
    expect((await stripe.checkout.sessions.retrieve(page)).status).toBe('expired');
  });

  it('is refused as unavailable while the provider does not answer, and succeeds when tried again', async () => {
    const world = await anAwaitedDeposit(test);
    const token = await aSession(test, world.owner.id);
    await control(test, 'POST', '/faults', {
      method: 'POST',
      path: '/v1/checkout/sessions',
      kind: 'status',
      status: 500,
      times: 3,
    });
    expect((await pay(world, token)).json()).toMatchObject({ status: 503, code: 'PROVIDER_UNAVAILABLE' });
    await control(test, 'DELETE', '/faults');
    expect((await pay(world, token)).statusCode).toBe(200);
  });
});

describe('a page that the provider refuses', () => {
  it('is replaced by another page at the next call, since the provider repeats the refusal for a day', async () => {
    const world = await anAwaitedDeposit(test);
    const token = await aSession(test, world.owner.id);
    const fault = { method: 'POST', path: '/v1/checkout/sessions', kind: 'status', status: 400 };
    await control(test, 'POST', '/faults', { ...fault, remembered: true, times: 1 });
    expect((await pay(world, token)).json()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    await control(test, 'DELETE', '/faults');
    expect((await pay(world, token)).statusCode).toBe(200);
  });
});

describe('held money', () => {
  it('is released after the planned time: the price to the candidate, the fee to the platform', async () => {
    const world = await aDeposit(test);
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    await carriedOut(world);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, fee: 1_800, released: 60_000 });
    expect(await recordOf(test, world)).toEqual({ paid: 61_800, transferred: 60_000, refunded: 0 });
  });

  it('goes back in full, with the fee, when both cancel', async () => {
    const world = await aDeposit(test);
    await gives(test, world, world.owner, 'action/cancelDeposit');
    await gives(test, world, world.candidate, 'action/cancelDeposit');
    await carriedOut(world);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, refunded: 61_800 });
    expect(await recordOf(test, world)).toEqual({ paid: 61_800, transferred: 0, refunded: 61_800 });
  });

  it('is split as staff settled, and the fee is kept', async () => {
    const world = await aDeposit(test);
    await gives(test, world, world.owner, 'mission/contest', { body: { reason: 'La note est incomplète.' } });
    await runCommand(test.platform, { role: 'staff' }, world.applicationId, {
      type: 'settle',
      outcome: 'split',
      candidateCents: 20_001,
      reason: 'Vu les pièces du dossier.',
    });
    await carriedOut(world);
    expect(await holdOf(test, world)).toEqual({
      deposited: 61_800,
      fee: 1_800,
      released: 20_001,
      refunded: 39_999,
    });
    expect(await recordOf(test, world)).toEqual({ paid: 61_800, transferred: 20_001, refunded: 39_999 });
  });

  it.each([
    ['goes back to who deposited it', false, { deposited: 61_800, refunded: 61_800 }],
    ['is paid where the work was handed in', true, { deposited: 61_800, fee: 1_800, released: 60_000 }],
  ])('is kept for 75 days at most: then it %s', async (_, isDelivered, expected) => {
    const world = await aDeposit(test);
    const in75Days = new Date(test.clock.now().getTime() + 75 * 86_400_000 + 1_000);
    if (isDelivered) {
      // Delivered late, so that the mission has not ended by itself by then.
      await untilThe(test, new Date(in75Days.getTime() - 86_400_000));
      await gives(test, world, world.candidate, 'mission/deliver');
    }
    await untilThe(test, in75Days);
    await carriedOut(world);
    expect(await holdOf(test, world)).toEqual(expected);
  });

  it('is shown to staff if a bank returns the refund, and is not refunded twice', async () => {
    const world = await aDeposit(test);
    await runCommand(test.platform, { role: 'staff' }, world.applicationId, {
      type: 'cancelDeposit',
      reason: 'Les parties sont injoignables.',
    });
    await carriedOut(world);
    const { pool } = test.platform.database;
    const movement = async () =>
      (
        await pool.query(
          'select provider_id, failed_at, last_error from money_movement where application_id = $1',
          [world.applicationId],
        )
      ).rows[0];
    await control(test, 'POST', `/refunds/${(await movement()).provider_id}/fail`);
    await until(test, async () => (await movement()).failed_at !== null);
    expect((await movement()).last_error).toMatch(/^Remboursement rejeté/);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800 });
    expect(await recordOf(test, world)).toEqual({ paid: 61_800, transferred: 0, refunded: 0 });
    await reconcile(test.platform);
    expect((await recordOf(test, world)).refunded).toBe(0);
  });

  it('carries no fee in a portage, and goes to the portage company', async () => {
    const world = await anAwaitedPortage(test);
    await askToPay(test, world);
    await payWith(test, world);
    await untilState(test, world, 'ONGOING');
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    await carriedOut(world);
    expect(await holdOf(test, world)).toEqual({ deposited: 60_000, released: 60_000 });
    const stripe = await test.platform.payments.client();
    const { data } = await stripe.transfers.list({ transfer_group: world.applicationId });
    const { provider_id } = await test.platform.database.db
      .selectFrom('payment_account')
      .select('provider_id')
      .where('member_id', '=', world.partner.id)
      .executeTakeFirstOrThrow();
    expect(data.map(({ destination, amount }) => [destination, amount])).toEqual([[provider_id, 60_000]]);
  });

  it('goes to the candidate with funds chosen after a refused portage, and the statement says so', async () => {
    const world = await anAwaitedDepositAfterPortage(test);
    await askToPay(test, world);
    await payWith(test, world);
    await untilState(test, world, 'ONGOING');
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    await carriedOut(world);
    const stripe = await test.platform.payments.client();
    const { data } = await stripe.transfers.list({ transfer_group: world.applicationId });
    const { provider_id } = await test.platform.database.db
      .selectFrom('payment_account')
      .select('provider_id')
      .where('member_id', '=', world.candidate.id)
      .executeTakeFirstOrThrow();
    expect(data.map(({ destination, amount }) => [destination, amount])).toEqual([[provider_id, 60_000]]);
    const token = await aSession(test, world.owner.id);
    const statement = await test.call('GET', `/messagerie/statement/${world.applicationId}`, { token });
    expect(statement.json()).toMatchObject({ isPortage: false });
    expect(statement.body).toContain(`Versement à ${statement.json().payee}`);
  });

  const paidTo = async (world: World) => {
    const stripe = await test.platform.payments.client();
    const { data } = await stripe.transfers.list({ transfer_group: world.applicationId });
    return data.map(({ destination, amount }) => [destination, amount]);
  };
  const designate = (id: string) =>
    test.platform.database.transaction((trx) => designatePayee(trx, id, test.clock.now()));

  it('in a portage goes only to the designated payee, whoever else is ready, and never to a suspended one', async () => {
    const world = await anAwaitedPortage(test);
    await askToPay(test, world);
    await payWith(test, world);
    await untilState(test, world, 'ONGOING');
    const { database } = test.platform;
    const setSuspended = (at: Date | null) =>
      database.db
        .updateTable('member')
        .set({ suspended_at: at })
        .where('id', '=', world.partner.id)
        .execute();
    await setSuspended(test.clock.now());
    const other = await aMember(test, { kind: 'PARTNER' });
    const account = await aPayeeAccount(test, other);
    await designate(world.partner.id);
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    await reconcile(test.platform);
    await test.drain();
    expect(await waiting(world)).toEqual(['release']);
    expect(await paidTo(world)).toEqual([]);
    await designate(other.id);
    await reconcile(test.platform);
    await carriedOut(world);
    expect(await paidTo(world)).toEqual([[account, 60_000]]);
  });

  it('in a portage is planned again if another payee is designated after the planning', async () => {
    const world = await anAwaitedPortage(test);
    await askToPay(test, world);
    await payWith(test, world);
    await untilState(test, world, 'ONGOING');
    const refusing = { method: 'POST', path: '/v1/transfers', kind: 'status', status: 402, times: 5 };
    await control(test, 'POST', '/faults', refusing);
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    await control(test, 'DELETE', '/faults');
    expect(await waiting(world)).toEqual(['release']);
    const other = await aMember(test, { kind: 'PARTNER' });
    const account = await aPayeeAccount(test, other);
    await until(test, async () => {
      await reconcile(test.platform);
      return (await waiting(world)).length === 0;
    });
    expect(await paidTo(world)).toEqual([[account, 60_000]]);
  });

  it('is sent once if the answer is lost and the request repeated 25 hours later', async () => {
    const world = await aDeposit(test);
    await control(test, 'POST', '/faults', {
      method: 'POST',
      path: '/v1/transfers',
      kind: 'lost answer',
      times: 3,
    });
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    expect(await waiting(world)).toEqual(['release']);
    await control(test, 'DELETE', '/faults');
    await untilThe(test, new Date(test.clock.now().getTime() + 25 * 3_600_000));
    await reconcile(test.platform);
    await carriedOut(world);
    expect(await recordOf(test, world)).toMatchObject({ transferred: 60_000 });
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, fee: 1_800, released: 60_000 });
  });
});

describe('a dispute at the bank', () => {
  const dispute = async (world: World, amount?: number): Promise<string> => {
    const { charge_id } = await test.platform.database.db
      .selectFrom('deposit_session')
      .select('charge_id')
      .where('application_id', '=', world.applicationId)
      .executeTakeFirstOrThrow();
    const { id } = await control(test, 'POST', '/disputes', { charge: charge_id, amount });
    await until(test, async () => (await holdOf(test, world)).disputed !== undefined);
    return String(id);
  };

  it('freezes the release; once won, the release goes on', async () => {
    const world = await aDeposit(test);
    const id = await dispute(world);
    await endAndRelease(test, world);
    await test.drain();
    expect(await stateOf(test, world)).toBe('WAITING_RULES');
    await control(test, 'POST', `/disputes/${id}/close`, { status: 'won' });
    await until(test, async () => (await holdOf(test, world)).disputed === undefined);
    await untilThe(test, test.clock.now());
    await untilState(test, world, 'DONE');
    await carriedOut(world);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, fee: 1_800, released: 60_000 });
  });

  it('once lost, ends the mission and takes the held money', async () => {
    const world = await aDeposit(test);
    const id = await dispute(world);
    await control(test, 'POST', `/disputes/${id}/close`, { status: 'lost' });
    await untilState(test, world, 'REFUSED');
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800 });
    expect(await waiting(world)).toEqual([]);
  });

  it('lost after the release is a loss of the platform', async () => {
    const world = await aDeposit(test);
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    await carriedOut(world);
    const id = await dispute(world);
    await control(test, 'POST', `/disputes/${id}/close`, { status: 'lost' });
    await until(test, async () => (await holdOf(test, world)).lost === 61_800);
    expect(await stateOf(test, world)).toBe('DONE');
  });

  const close = (id: string, status: 'won' | 'lost') =>
    control(test, 'POST', `/disputes/${id}/close`, { status });
  const mailsAbout = async (subject: string) => {
    await test.drain();
    return writtenTo(test, subject);
  };
  const feesOf = async ({ applicationId }: World) => {
    const { rows } = await test.platform.database.pool.query<{ kind: string; total_cents: number }>(
      'select kind, total_cents from invoice where application_id = $1 order by issued_at, sequence',
      [applicationId],
    );
    return rows.map(({ kind, total_cents }) => [kind, total_cents]);
  };
  /** Ends a mission whose payee cannot be paid, so that its release waits. */
  const endUnpaid = async (world: World): Promise<void> => {
    const refusing = { method: 'POST', path: '/v1/transfers', kind: 'status', status: 402, times: 1_000 };
    await control(test, 'POST', '/faults', refusing);
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    expect(await waiting(world)).toEqual(['release']);
  };
  const payAgain = async (world: World): Promise<void> => {
    await control(test, 'DELETE', '/faults');
    await until(test, async () => {
      test.clock.advance(25 * 3_600_000);
      await reconcile(test.platform);
      return (await waiting(world)).length === 0;
    });
  };

  it('lost in part takes that part: the rest is paid, and the fee is credited in proportion', async () => {
    const world = await aDeposit(test);
    const id = await dispute(world, 1_000);
    await close(id, 'lost');
    await until(test, async () => (await holdOf(test, world)).disputed === undefined);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, held: 59_029, fee_held: 1_771 });
    expect(await stateOf(test, world)).toBe('ONGOING');
    const { execution } = await readBy(test, world, world.candidate);
    expect([execution.depositDue, execution.payeeReceives]).toEqual([608, 590.29]);
    expect(execution.takenByBank).toMatchObject({ amount: 10 });
    const staff = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const told = await test.call('GET', '/admin/finances/deposits?limit=100', {
      token: await aSession(test, staff.id, test.clock.now()),
    });
    const ofWorld = ({ applicationId }: { applicationId: string }) => applicationId === world.applicationId;
    expect(told.json().find(ofWorld)).toMatchObject({
      deposited: 618,
      held: 590.29,
      lost: 0,
      takenByBanks: 10,
    });
    expect(await mailsAbout('Dépôt repris en partie')).toEqual(
      expect.arrayContaining([world.owner.email, world.candidate.email]),
    );
    await endAndRelease(test, world);
    await untilState(test, world, 'DONE');
    await carriedOut(world);
    expect(await recordOf(test, world)).toMatchObject({ transferred: 59_029 });
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, fee: 1_771, released: 59_029 });
    const { differences } = await checkLedger(test.platform, { withProvider: true });
    expect(differences).toEqual([]);
    // The invoice of a business waits for its billing details, and is then issued for the reduced fee.
    await untilThe(test, new Date(test.clock.now().getTime() + 8 * 24 * 3_600_000));
    expect(await feesOf(world)).toEqual([['invoice', 1_771]]);
  });

  it('about a mission that is over is mailed to staff and to the candidate whose payment it blocks; the rest is paid later', async () => {
    const staff = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const world = await aDeposit(test);
    await endUnpaid(world);
    const paid = 'Les fonds de la mission vous sont versés.';
    expect((await readBy(test, world, world.candidate)).execution.isPayoutWaiting).toBe(true);
    expect(await notifiedOf(test, world, world.candidate)).not.toContain(paid);
    expect(await mailsAbout('Fonds versés')).not.toContain(world.candidate.email);
    const id = await dispute(world, 1_000);
    expect(await mailsAbout('Paiement contesté auprès de la banque')).toEqual(
      expect.arrayContaining([staff.email, world.candidate.email]),
    );
    const overview = await test.call('GET', '/admin/overview', {
      token: await aSession(test, staff.id, test.clock.now()),
    });
    const payments = overview.json().find(({ queue }: { queue: string }) => queue === 'payments');
    expect(payments.waiting).toBeGreaterThan(1);
    await close(id, 'lost');
    await until(test, async () => (await holdOf(test, world)).disputed === undefined);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, held: 59_029, fee_held: 1_771 });
    expect(await mailsAbout('Dépôt repris en partie par la banque')).toEqual(
      expect.arrayContaining([staff.email, world.candidate.email]),
    );
    expect(await mailsAbout('Dépôt remboursé par la banque')).not.toContain(world.candidate.email);
    expect(await notifiedOf(test, world, world.candidate)).toContain(titleOf('CHARGEBACK_PARTLY_LOST'));
    await payAgain(world);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, fee: 1_771, released: 59_029 });
    expect(await recordOf(test, world)).toMatchObject({ transferred: 59_029 });
    expect(await notifiedOf(test, world, world.candidate)).toContain(paid);
    expect(await mailsAbout('Fonds versés')).toContain(world.candidate.email);
  });

  it('lost and then won is held again, and staff settle it if the mission is over', async () => {
    const staff = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const world = await aDeposit(test);
    const id = await dispute(world);
    await close(id, 'lost');
    await untilState(test, world, 'REFUSED');
    await close(id, 'won');
    await until(test, async () => (await holdOf(test, world)).held === 61_800);
    expect(await mailsAbout('Dépôt rendu par la banque')).toEqual(
      expect.arrayContaining([staff.email, world.owner.email, world.candidate.email]),
    );
    const reason = 'Le travail a été livré et accepté.';
    const body = { outcome: 'split', amount: 400, reason };
    const token = await aSession(test, staff.id, test.clock.now());
    const settled = await test.call('POST', `/admin/disputes/${world.applicationId}/settle`, { token, body });
    expect(settled.statusCode, settled.body).toBe(204);
    await carriedOut(world);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, released: 40_000, refunded: 21_800 });
    expect((await readBy(test, world, world.owner)).closedNote).toContain(reason);
    const { differences } = await checkLedger(test.platform, { withProvider: true });
    expect(differences).toEqual([]);
  });

  it('or none: money that cannot be paid is a task of staff on day 60, and goes back on day 75', async () => {
    const staff = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const world = await aDeposit(test);
    const { depositConfirmedAt } = (await readBy(test, world, world.owner)).execution;
    const day = (number: number) =>
      new Date(Date.parse(depositConfirmedAt ?? '') + number * 24 * 3_600_000 + 60_000);
    await endUnpaid(world);
    const finances = async () => {
      const token = await aSession(test, staff.id, test.clock.now());
      const deposits = await test.call('GET', '/admin/finances/deposits?limit=100', { token });
      return deposits
        .json()
        .find((one: { applicationId: string }) => one.applicationId === world.applicationId);
    };
    expect((await finances()).left).toBeNull();
    await untilThe(test, day(60));
    expect(await mailsAbout('Fonds retenus depuis 60 jours')).toContain(staff.email);
    expect((await finances()).left).toBe(618);
    await untilThe(test, day(75));
    await control(test, 'DELETE', '/faults');
    await carriedOut(world);
    expect(await holdOf(test, world)).toEqual({ deposited: 61_800, refunded: 61_800 });
    expect(await recordOf(test, world)).toMatchObject({ transferred: 0, refunded: 61_800 });
    expect(await stateOf(test, world)).toBe('DONE');
    expect(await mailsAbout('Fonds rendus au client')).toEqual(
      expect.arrayContaining([staff.email, world.owner.email, world.candidate.email]),
    );
  });
});
