import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { inInstalments, instalmentRow, twoInstalments } from '../../../../test/instalments.ts';
import { monthly, sixDays } from '../../../../test/months.ts';
import { gives } from '../../../../test/play-threads.ts';
import { aWorld, type World } from '../../../../test/world.ts';

/** The setting `PRICING`, which is `all` by default. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const twoParts = inInstalments([30_000, 20_000]);

/**
 * Codes of proposing a price in instalments, then one by day. An accepted proposal is refused again, to make
 * room for the next.
 */
const answersOf = async (app: TestApp, { applicationId, candidate, owner }: World) => {
  const codes: (string | number)[] = [];
  for (const body of [twoParts, monthly(sixDays)]) {
    const path = `/messagerie/action/price/new/${applicationId}`;
    const answer = await app.call('POST', path, { token: candidate.token, body });
    codes.push(answer.statusCode === 200 ? 200 : answer.json().code);
    if (answer.statusCode === 200) await gives(app, { applicationId }, owner, 'action/price/refuse');
  }
  const { priceKinds } = (await app.call('GET', '/auth/me', { token: candidate.token })).json();
  return [codes, priceKinds];
};

it.each([
  ['flat', ['PRICING_CLOSED', 'PRICING_CLOSED'], undefined],
  [undefined, [200, 200], ['instalments', 'day', 'hour', 'retainer']],
  ['instalments', [200, 'PRICING_CLOSED'], ['instalments']],
] as const)('set to %s opens what it says, and tells members so', async (setting, codes, kinds) => {
  const environment = { NETWORK_LIMITS: 'off', ...(setting === undefined ? {} : { PRICING: setting }) };
  const app = await createTestApp({ databaseUrl: test.databaseUrl, environment });
  const world = await aWorld(app, 'priceRefused');
  expect(await answersOf(app, world)).toEqual([codes, kinds]);
  await app.close();
});

it('accepts a flat price, which has no instalment', async () => {
  const world = await aWorld(test, 'priceRefused');
  await gives(test, world, world.candidate, 'action/price/new', { body: { offer: 500 } });
  await gives(test, world, world.owner, 'action/price/accept');
  await gives(test, world, world.owner, 'action/choose/funds');
  await gives(test, world, world.candidate, 'action/funds/accept');
  expect(await instalmentRow(test, world, 0)).toEqual({});
});

it('lets missions go on whose price was agreed before', async () => {
  const world = await twoInstalments(test);
  const closed = await createTestApp({ databaseUrl: test.databaseUrl, environment: { PRICING: 'flat' } });
  const { state } = await gives(closed, world, world.owner, 'action/cancelDeposit');
  await closed.close();
  expect(state).toBe('WAITING_FUNDS');
  expect(await instalmentRow(test, world, 0)).toMatchObject({ net_cents: 30_000 });
});
