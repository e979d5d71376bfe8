import type { OwnPayment } from '@basoche/contract/payments/own';
import type { Statement } from '@basoche/contract/payments/statements';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { breakTransfers, isPaidOut, payCurrent } from '../../../../test/instalment-money.ts';
import { holdOfInstalment } from '../../../../test/instalments.ts';
import {
  agreedMonths,
  earlyInMonth,
  entriesFrom,
  inDays,
  monthsIn,
  sixDays,
  today,
} from '../../../../test/months.ts';
import {
  aPayeeAccount,
  askToPay,
  control,
  payWith,
  recordOf,
  until,
  untilState,
} from '../../../../test/payments.ts';
import { decides, gives, notifiedOf, untilThe } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';
import { differencesIn } from '../ledger/checks/service.ts';
import { reconcile } from '../provider/reconciliation/service.ts';

/**
 * Money of months: the payee gets the sum of the sheet, and the rest of the deposit goes back without a
 * decision of staff (rules §13).
 */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
});
afterEach(() => control(test, 'DELETE', '/faults'));
afterAll(() => test.close());

const get = async <Answer>(path: string, { id }: TestMember): Promise<Answer> =>
  (await test.call('GET', path, { token: await aSession(test, id) })).json();
const told = async (world: World, member: TestMember) =>
  (await get<OwnPayment[]>('/payments/own', member))
    .filter(({ postulationID }) => postulationID === world.applicationId)
    .map(({ direction, status, instalment, destination, total }) =>
      [direction, status, instalment, destination, total].join(' '),
    )
    .toSorted();
const statementOf = (world: World, member: TestMember) =>
  get<Statement>(`/messagerie/statement/${world.applicationId}`, member);
/** Sends a sheet with one day of work, by default today's and as the last sheet. */
const send = (world: World, day = today(test), isLast = true) =>
  gives(test, world, world.candidate, 'mission/deliver', {
    body: { sheet: { entries: entriesFrom(day, [2]), isLast } },
  });
const first = 'Mois\u00a01';

/** A mission by day whose first month is deposited: 2,000 € without tax and the fee, 2,418 € in all. */
const firstMonth = async (): Promise<World> => {
  earlyInMonth(test);
  const world = await monthsIn(test, 'funds');
  await aPayeeAccount(test, world.candidate);
  await payCurrent(test, world);
  return world;
};

/** Sends the month's sheet as the last one, with a day of 500 € (600 € with VAT), and accepts it. */
const accepted = async (world: World): Promise<World> => {
  await send(world);
  await gives(test, world, world.owner, 'mission/validate');
  return world;
};

const broken = () => differencesIn(test.platform.database.db);

describe('a month that comes to less than its deposit', () => {
  it('is planned on both sides for the sum of its sheet and paid so, and the rest goes back', async () => {
    const world = await accepted(await firstMonth());
    const { owner, candidate } = world;
    expect(await told(world, candidate)).toEqual([`IN planned ${first} payment_account 600`]);
    expect(await told(world, owner)).toEqual([
      `IN planned ${first} card 1800`,
      `OUT held ${first} payment_account 2418`,
    ]);
    expect((await statementOf(world, candidate)).release?.amount).toBe(600);
    await inDays(test, 3);
    await until(test, async () => (await holdOfInstalment(test, world, 0)).refunded === 180_000);
    expect(await holdOfInstalment(test, world, 0)).toEqual({
      deposited: 241_800,
      fee: 1_800,
      released: 60_000,
      refunded: 180_000,
    });
    expect(await recordOf(test, world)).toEqual({ paid: 241_800, transferred: 60_000, refunded: 180_000 });
    expect(await told(world, candidate)).toEqual([`IN paid ${first} payment_account 600`]);
    expect(await told(world, owner)).toEqual([
      `IN refunded ${first} card 1800`,
      `OUT paid ${first} payment_account 2418`,
    ]);
    expect(await notifiedOf(test, world, owner)).toContain(
      `${first}\u202f: le prestataire est payé. Le reste du dépôt, 1\u202f800\u00a0€, revient sur votre carte.`,
    );
    const { lines } = await statementOf(world, owner);
    expect(lines.map(({ words, instalment }) => [instalment, words.split(' ')[0]])).toEqual([
      [first, 'Dépôt'],
      [first, 'Frais'],
      [first, 'Versement'],
      [first, 'Remboursement'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/équipe|partag/i);
    expect(await broken()).toEqual([]);
  });

  it('is split by staff alone while it is contested', async () => {
    const world = await firstMonth();
    await send(world);
    await gives(test, world, world.owner, 'mission/contest', { body: { reason: 'Incomplet.' } });
    expect(await told(world, world.candidate)).toEqual([`IN held ${first} payment_account 2400`]);
    await decides(test, world, 'staff', {
      type: 'settle',
      outcome: 'split',
      candidateCents: 100_000,
      reason: 'Vu les pièces du dossier.',
    });
    await until(test, async () => (await holdOfInstalment(test, world, 0)).refunded === 140_000);
    expect(await recordOf(test, world)).toEqual({ paid: 241_800, transferred: 100_000, refunded: 140_000 });
    expect(await broken()).toEqual([]);
  });
});

describe('a month whose settlement is not paid yet', () => {
  /**
   * Advances the clock by a day, after which the provider can no longer be working on a call, and runs the
   * check of waiting payments.
   */
  const nextDay = async () => {
    await inDays(test, 25 / 24);
    await reconcile(test.platform);
    await test.drain();
  };
  const movementsOf = async ({ applicationId }: World) => {
    const { rows } = await test.platform.database.pool.query<{ kind: string; cents: number; done: boolean }>(
      `select kind, amount_cents as cents, done_at is not null as done from money_movement
       where application_id = $1 order by kind`,
      [applicationId],
    );
    return rows.map(({ kind, cents, done }) => `${kind} ${cents}${done ? '' : ' waits'}`);
  };

  it('in a portage is paid to the payee designated by then, although its rest went back before', async () => {
    const designate = async () => aPayeeAccount(test, await aMember(test, { kind: 'PARTNER' }));
    await designate();
    earlyInMonth(test);
    const world = await agreedMonths(test, sixDays);
    await gives(test, world, world.owner, 'action/choose/portage');
    await gives(test, world, world.candidate, 'action/portage/accept');
    await decides(test, world, 'staff', { type: 'portage/validate' });
    await decides(test, world, 'partner', { type: 'itg/validate' });
    await payCurrent(test, world);
    await accepted(world);
    await breakTransfers(test, 'refused');
    await inDays(test, 3);
    await until(test, async () => (await movementsOf(world)).includes('refund 180000'));
    await designate();
    await nextDay();
    await control(test, 'DELETE', '/faults');
    await until(test, async () => {
      await nextDay();
      return isPaidOut(test, world, 0);
    });
    expect(await movementsOf(world)).toEqual(['refund 180000', 'transfer 60000']);
    expect(await recordOf(test, world)).toEqual({ paid: 240_000, transferred: 60_000, refunded: 180_000 });
    expect(await broken()).toEqual([]);
  });

  it('is paid while the next month is being deposited, each from its own payment', async () => {
    const world = await firstMonth();
    await breakTransfers(test);
    const began = today(test);
    await inDays(test, 31);
    await send(world, began, false);
    await gives(test, world, world.owner, 'mission/validate');
    await inDays(test, 3);
    await untilState(test, world, 'WAITING_FUNDS');
    await askToPay(test, world);
    await control(test, 'DELETE', '/faults');
    const settled = async () => {
      await untilThe(test, new Date(test.clock.now().getTime() + 60_000));
      await reconcile(test.platform);
      await test.drain();
    };
    await Promise.all([payWith(test, world), settled()]);
    await untilState(test, world, 'ONGOING');
    await until(test, () => isPaidOut(test, world, 0));
    await until(test, async () => (await holdOfInstalment(test, world, 0)).refunded === 180_000);
    expect(await holdOfInstalment(test, world, 0)).toEqual({
      deposited: 241_800,
      fee: 1_800,
      released: 60_000,
      refunded: 180_000,
    });
    // The four planned days; five of the ceiling's six are left.
    expect(await holdOfInstalment(test, world, 1)).toEqual({ deposited: 240_000, held: 240_000 });
    expect(await told(world, world.candidate)).toEqual([
      'IN held Mois\u00a02 payment_account 2400',
      `IN paid ${first} payment_account 600`,
    ]);
    expect(await broken()).toEqual([]);
  });
});
