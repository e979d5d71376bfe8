import type { OwnPayment, OwnPaymentMonths } from '@basoche/contract/payments/own';
import type { Statement } from '@basoche/contract/payments/statements';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { firstWaitsBesideSecond, secondAwaited, secondHeld } from '../../../../test/instalment-money.ts';
import { control } from '../../../../test/payments.ts';
import { gives } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';

/**
 * Money of two instalments for its readers (rules §13): own payments, the statement, the ledger's file. Each
 * line names one instalment.
 */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
});
afterEach(() => control(test, 'DELETE', '/faults'));
afterAll(() => test.close());

const get = async (path: string, { id }: TestMember) => {
  const answer = await test.call('GET', path, { token: await aSession(test, id) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};
const listed = async (member: TestMember, direction: 'IN' | 'OUT'): Promise<OwnPayment[]> =>
  (await get(`/payments/own?direction=${direction}`, member)).json();
const comingOf = async (member: TestMember): Promise<OwnPaymentMonths['coming']> =>
  (await get('/payments/own/months', member)).json().coming;
const statementOf = async (member: TestMember, { applicationId }: World): Promise<Statement> =>
  (await get(`/messagerie/statement/${applicationId}`, member)).json();
const [first, second] = ['Tranche\u00a01 sur 2', 'Tranche\u00a02 sur 2'];

describe('own payments', () => {
  it('show the awaited deposit with its own sum, beside the first one that was paid', async () => {
    const world = await secondAwaited(test);
    const { owner, candidate } = world;
    const awaited = { instalment: second, status: 'expected', price: 200, vat: 40, fee: 0, total: 240 };
    expect(await listed(owner, 'OUT')).toMatchObject([
      awaited,
      { instalment: first, status: 'paid', price: 300, vat: 60, fee: 18, total: 378 },
    ]);
    const received = await listed(candidate, 'IN');
    expect(received).toMatchObject([{ instalment: first, status: 'paid', total: 360 }, awaited]);
    expect(new Set(received.map(({ id }) => id)).size).toBe(2);
    expect((await comingOf(owner)).out).toBe(240);
    expect(await comingOf(candidate)).toMatchObject({ in: 240, inUncertain: 240 });
    const { body } = await get('/payments/own.csv', candidate);
    const [, ...rows] = body.trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(';').at(-1))).toEqual([first, second]);
  });

  it('show no awaited deposit once the mission was stopped before it', async () => {
    const world = await secondAwaited(test);
    await gives(test, world, world.owner, 'instalment/stop');
    const { owner, candidate } = world;
    expect(await listed(owner, 'OUT')).toMatchObject([{ instalment: first, status: 'paid', total: 378 }]);
    expect(await listed(candidate, 'IN')).toMatchObject([{ instalment: first, status: 'paid', total: 360 }]);
    expect([(await comingOf(owner)).out, (await comingOf(candidate)).in]).toEqual([0, 0]);
  });

  it('suspend only the contested instalment', async () => {
    const world = await firstWaitsBesideSecond(test);
    await gives(test, world, world.candidate, 'mission/deliver');
    await gives(test, world, world.owner, 'mission/contest', { body: { reason: 'Incomplet.' } });
    const payments = await listed(world.candidate, 'IN');
    expect(payments.toSorted((one, other) => other.total - one.total)).toMatchObject([
      { instalment: first, status: 'planned', total: 360, isContested: false },
      { instalment: second, status: 'held', total: 240, isContested: true, latestDay: null },
    ]);
    const { in: coming, inUncertain } = await comingOf(world.candidate);
    expect([coming, inUncertain]).toEqual([600, 240]);
  });

  it('plan the release of the second for its own day, while the first is still to be paid', async () => {
    const world = await firstWaitsBesideSecond(test);
    await gives(test, world, world.owner, 'mission/validate');
    const [planned, waiting] = (await listed(world.candidate, 'IN')).toSorted(
      (one, other) => one.total - other.total,
    );
    expect(planned).toMatchObject({ instalment: second, status: 'planned' });
    expect(planned?.latestDay).not.toBeNull();
    // The release is requested, so it no longer has a promised day.
    expect(waiting).toMatchObject({ instalment: first, status: 'planned', latestDay: null });
  });

  it('show a requested cancellation of the second, and none of the first', async () => {
    const world = await secondHeld(test);
    await gives(test, world, world.owner, 'action/cancelDeposit');
    const asked = (payments: readonly OwnPayment[]) =>
      payments.map(({ instalment, isCancelAsked }) => [instalment, isCancelAsked]);
    const expected = [
      [second, true],
      [first, false],
    ];
    expect(asked(await listed(world.owner, 'OUT'))).toEqual(expected);
    expect(asked(await listed(world.candidate, 'IN'))).toEqual(expected);
  });
});

describe('the statement of a mission', () => {
  it('names the instalment of each line, to both parties', async () => {
    const world = await secondHeld(test);
    const linesOf = async (member: TestMember) =>
      (await statementOf(member, world)).lines.map(({ instalment, words, amount, balance }) =>
        // The name of the payee differs from test to test.
        [instalment, words.split(' ').slice(0, 2).join(' '), amount, balance],
      );
    expect(await linesOf(world.owner)).toEqual([
      [first, 'Dépôt des', 378, 378],
      [first, 'Frais Basoche', -18, 360],
      [first, 'Versement à', -360, 0],
      [second, 'Dépôt des', 240, 240],
    ]);
    expect(await linesOf(world.candidate)).toEqual([
      [first, 'Fonds réservés', 360, 360],
      [first, 'Versement sur', -360, 0],
      [second, 'Fonds réservés', 240, 240],
    ]);
  });

  it('plans the sum of the instalment that ended, not of the earlier one that is still to be paid', async () => {
    const world = await firstWaitsBesideSecond(test);
    await gives(test, world, world.owner, 'mission/validate');
    const { release, totals } = await statementOf(world.candidate, world);
    expect(release?.amount).toBe(240);
    expect(totals.held).toBe(600);
  });
});

it('the file of the ledger names the instalment of each row', async () => {
  const { applicationId } = await secondHeld(test);
  const admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
  const until = parisDay(test.clock.now());
  const answer = await test.call(
    'GET',
    `/admin/finances/ledger.csv?from=${addDays(until, -30)}&to=${until}`,
    {
      token: admin.token,
    },
  );
  const rows = answer.body.split('\r\n').filter((row) => row.includes(applicationId));
  const of = (name: string) => rows.filter((row) => row.endsWith(`;${name}`));
  expect(of(first)).toHaveLength(9);
  expect(of(second)).toHaveLength(4);
  expect(rows).toHaveLength(13);
});
