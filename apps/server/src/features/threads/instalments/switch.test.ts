import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { inInstalments, instalmentRow, twoInstalments } from '../../../../test/instalments.ts';
import { gives } from '../../../../test/play-threads.ts';
import { aWorld } from '../../../../test/world.ts';

/** The switch `PRICING`, which is `flat` by default. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

it('keeps no other price than a flat one, whose mission has no instalment', async () => {
  const world = await aWorld(test, 'priceRefused');
  const body = inInstalments([30_000, 20_000]);
  await gives(test, world, world.candidate, 'action/price/new', { body, expects: 'PRICING_CLOSED' });
  await gives(test, world, world.candidate, 'action/price/new', { body: { offer: 500 } });
  await gives(test, world, world.owner, 'action/price/accept');
  await gives(test, world, world.owner, 'action/choose/funds');
  await gives(test, world, world.candidate, 'action/funds/accept');
  expect(await instalmentRow(test, world, 0)).toEqual({});
});

it('lets missions go on whose price was kept before', async () => {
  const open = await createTestApp({ databaseUrl: test.databaseUrl, environment: { PRICING: 'all' } });
  const world = await twoInstalments(open);
  await open.close();
  const { state } = await gives(test, world, world.owner, 'action/cancelDeposit');
  expect(state).toBe('WAITING_FUNDS');
  expect(await instalmentRow(test, world, 0)).toMatchObject({ net_cents: 30_000 });
});
