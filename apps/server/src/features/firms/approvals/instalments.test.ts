import { lastDayOfMonth } from '@basoche/domain/pricing/months';
import { parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession } from '../../../../test/factories.ts';
import {
  aDepositScene,
  approvalPath,
  approve,
  asked,
  callFor,
  codeOf,
  type DepositScene,
  payFor,
  statesOf,
} from '../../../../test/firm-deposits.ts';
import { isPaidOut } from '../../../../test/instalment-money.ts';
import { holdOfInstalment, twoInstalments } from '../../../../test/instalments.ts';
import { monthsIn } from '../../../../test/months.ts';
import { aPayeeAccount, endAndRelease, payWith, until, untilState } from '../../../../test/payments.ts';

/** Approval of the deposits of a mission in instalments (rules §13): the limit is for the whole mission, each deposit is asked for. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
});
afterAll(() => test.close());

/** A mission of 618 € in deposits of 318 € and 300 €, which a firm pays. Each is below its limit of 500 €. */
const scene = async (): Promise<DepositScene> => {
  const opened = await aDepositScene(test, (app) => twoInstalments(app, [25_000, 25_000]));
  await aPayeeAccount(test, opened.world.candidate);
  return opened;
};
/** The same people, signed in anew: the clock has moved past the end of their sessions. */
const later = async (of: DepositScene): Promise<DepositScene> => {
  const { karim, nadia, claire } = of;
  const again = async <Member extends { id: string }>(member: Member) => ({
    ...member,
    token: await aSession(test, member.id),
  });
  return { ...of, karim: await again(karim), nadia: await again(nadia), claire: await again(claire) };
};
const read = async (of: DepositScene) => (await callFor(of, of.karim, ['GET', approvalPath(of)])).json();
const listed = async (of: DepositScene) =>
  (await callFor(of, of.nadia, ['GET', '/firms/current/approvals'])).json();
const pays = async (of: DepositScene): Promise<void> => {
  expect(codeOf(await payFor(of, of.karim))).toBe(200);
  await payWith(test, of.world);
  await untilState(test, of.world, 'ONGOING');
};

it('an instalment below the limit needs an approval if its mission is above it, and so does the next one', async () => {
  let of = await scene();
  const refused = await payFor(of, of.karim);
  expect(refused.json().code).toBe('APPROVAL_NEEDED');
  expect(refused.json().title).toBe(
    'Ce dépôt de 318\u00a0€ est d’une mission de 618\u00a0€, qui dépasse la limite de l’équipe\u202f: il lui faut l’approbation d’une autre personne.',
  );
  expect(await read(of)).toMatchObject({ step: 'ask', amount: 318, mission: 618, limit: 500 });
  const id = await asked(of);
  expect((await listed(of)).requests).toMatchObject([
    { id, amount: 318, instalment: 'Tranche\u00a01 sur 2', permitted: { decide: true } },
  ]);
  await approve(of, of.nadia, id);
  await pays(of);

  await endAndRelease(test, of.world);
  await until(test, () => isPaidOut(test, of.world, 0));
  of = await later(of);
  expect(codeOf(await payFor(of, of.karim))).toBe('APPROVAL_NEEDED');
  const { due, requests } = await listed(of);
  expect(due).toMatchObject([{ amount: 300, instalment: 'Tranche\u00a02 sur 2', step: 'ask' }]);
  expect(requests).toMatchObject([{ id, state: 'used', amount: 318, instalment: null }]);
  await approve(of, of.nadia, await asked(of));
  await pays(of);
  expect(await statesOf(of)).toEqual(['used', 'used']);
});

it('a request that nobody answered counts for no other instalment, although both have the same sum', async () => {
  // 235 € and the fee, then 250 € without one: both are 300 € with their VAT.
  let of = await aDepositScene(test, (app) => twoInstalments(app, [23_500, 25_000]));
  await aPayeeAccount(test, of.world.candidate);
  await callFor(of, of.claire, ['PUT', '/firms/current/settings', { depositLimit: 400 }]);
  const id = await asked(of);
  await callFor(of, of.claire, ['PUT', '/firms/current/settings', { depositLimit: null }]);
  await pays(of);
  await callFor(of, of.claire, ['PUT', '/firms/current/settings', { depositLimit: 400 }]);
  await endAndRelease(test, of.world);
  await until(test, () => isPaidOut(test, of.world, 0));
  of = await later(of);
  expect(await read(of)).toMatchObject({ step: 'ask', amount: 300, request: { id, state: 'lapsed' } });
  expect(codeOf(await approve(of, of.nadia, id))).toBe('STATE_CHANGED');
});

it('a month below the limit needs an approval if the ceiling of its mission is above it', async () => {
  // Two days of 100 € a month, five in all: 258 € with the fee, of 618 €.
  const pricing = { kind: 'day', rateCents: 10_000, monthUnits: 4, ceilingUnits: 10 } as const;
  const of = await aDepositScene(test, (app) => monthsIn(app, 'funds', pricing));
  await aPayeeAccount(test, of.world.candidate);
  expect(codeOf(await payFor(of, of.karim))).toBe('APPROVAL_NEEDED');
  expect(await read(of)).toMatchObject({ step: 'ask', amount: 258, mission: 618, limit: 500 });
  const id = await asked(of);
  expect((await listed(of)).requests).toMatchObject([{ id, amount: 258, instalment: 'Mois\u00a01' }]);
});

it('a month that begins on its last day is approved as a whole one, and paid for the day that is left', async () => {
  const month = parisDay(test.clock.now()).slice(0, 7);
  test.clock.set(new Date(`${lastDayOfMonth(month)}T10:00:00Z`));
  const pricing = { kind: 'day', rateCents: 10_000, monthUnits: 4, ceilingUnits: 10 } as const;
  const of = await aDepositScene(test, (app) => monthsIn(app, 'funds', pricing));
  await aPayeeAccount(test, of.world.candidate);
  await approve(of, of.nadia, await asked(of));
  await pays(of);
  expect(await holdOfInstalment(test, of.world, 0)).toMatchObject({ deposited: 13_800 });
  expect(await statesOf(of)).toEqual(['used']);
});
