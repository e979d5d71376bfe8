import type { FinanceDeposit, FinanceMovement } from '@basoche/contract/payments/finances';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import {
  breakTransfers,
  firstWaitsBesideSecond,
  payCurrent,
  secondAwaited,
} from '../../../../test/instalment-money.ts';
import { earlyInMonth, entriesFrom, monthsIn, today } from '../../../../test/months.ts';
import { aPayeeAccount, control, endAndRelease } from '../../../../test/payments.ts';
import { gives, untilThe } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';

/**
 * Finances of staff about a mission in instalments: it is counted once, and each waiting payment names its
 * instalment.
 */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
});
afterEach(() => control(test, 'DELETE', '/faults'));
afterAll(() => test.close());

const listed = async <Row extends { applicationId: string }>(path: string, world: World): Promise<Row[]> => {
  const { token } = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
  const answer = await test.call('GET', `/admin/finances/${path}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().filter(({ applicationId }: Row) => applicationId === world.applicationId);
};
const deposits = (world: World, state: string) =>
  listed<FinanceDeposit>(`deposits?limit=100&state=${state}`, world);
const days = (number: number) => untilThe(test, new Date(test.clock.now().getTime() + number * 86_400_000));

describe('a mission in instalments among the deposits', () => {
  it('is one row with all its sums, and old once the held instalment is old', async () => {
    const world = await secondAwaited(test);
    await days(threadTimes.holdWarningDays - 20);
    await payCurrent(test, world);
    await days(30);
    const row = {
      instalment: 'Tranche\u00a02 sur 2',
      deposited: 618,
      held: 240,
      released: 360,
      isOld: false,
    };
    expect(await deposits(world, 'held')).toMatchObject([row]);
    expect(await deposits(world, 'old')).toEqual([]);
    await days(threadTimes.holdWarningDays - 29);
    expect(await deposits(world, 'old')).toMatchObject([{ ...row, isOld: true }]);
  });

  it('has a row for each waiting payment, with the name of its instalment', async () => {
    const world = await firstWaitsBesideSecond(test);
    await endAndRelease(test, world);
    expect(await listed<FinanceMovement>('movements?limit=100', world)).toMatchObject([
      { instalment: 'Tranche\u00a01 sur 2', kind: 'release', amount: 360 },
      { instalment: 'Tranche\u00a02 sur 2', kind: 'release', amount: 240 },
    ]);
  });

  it('is named by its month, and a split by its sheet is one row', async () => {
    earlyInMonth(test);
    const world = await monthsIn(test, 'funds');
    await aPayeeAccount(test, world.candidate);
    await payCurrent(test, world);
    await breakTransfers(test);
    await gives(test, world, world.candidate, 'mission/deliver', {
      body: { sheet: { entries: entriesFrom(today(test), [2]), isLast: true } },
    });
    await endAndRelease(test, world);
    const instalment = 'Mois\u00a01';
    expect(await deposits(world, 'held')).toMatchObject([{ instalment, deposited: 2_418 }]);
    expect(await listed<FinanceMovement>('movements?limit=100', world)).toMatchObject([
      { instalment, kind: 'split', amount: 2_400 },
    ]);
  });
});
