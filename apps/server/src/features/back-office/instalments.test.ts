import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { agreedInstalments, twoInstalments } from '../../../test/instalments.ts';
import { deposit, monthsIn } from '../../../test/months.ts';
import { decides, gives, readBy, untilThe } from '../../../test/play-threads.ts';
import type { World } from '../../../test/world.ts';
import { presentDispute } from './presenter.ts';
import { listContested, listWaiting } from './store.ts';

/** Missions in instalments among the decisions of staff and of the partner. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const waiting = async (type: 'WAITING_BASOCHE' | 'WAITING_ITG', { applicationId }: World) =>
  (await listWaiting(test.platform.database.db, type, { limit: 100, after: undefined }))
    .filter(({ id }) => id === applicationId)
    .map(({ offer_cents }) => offer_cents);
const stateOf = async (world: World) => (await readBy(test, world, world.owner)).state;

it('a portage is possible although each instalment is below the minimum, and is approved once', async () => {
  const world = await agreedInstalments(test, [20_000, 20_000, 10_000]);
  await gives(test, world, world.owner, 'action/choose/portage');
  await gives(test, world, world.candidate, 'action/portage/accept');
  expect(await waiting('WAITING_BASOCHE', world)).toEqual([50_000]);
  await decides(test, world, 'staff', { type: 'portage/validate' });
  expect(await waiting('WAITING_ITG', world)).toEqual([50_000]);
  await decides(test, world, 'partner', { type: 'itg/validate' });
  for (const cents of [24_000, 24_000]) {
    await decides(test, world, 'provider', { type: 'deposit/confirm', amountCents: cents, currency: 'eur' });
    await gives(test, world, world.owner, 'mission/validate');
    await untilThe(test, new Date(test.clock.now().getTime() + 3 * 86_400_000));
    // The next instalment awaits its deposit, and nobody decides about the portage again.
    expect(await stateOf(world)).toBe('WAITING_FUNDS');
    expect(await waiting('WAITING_BASOCHE', world)).toEqual([]);
    expect(await waiting('WAITING_ITG', world)).toEqual([]);
  }
});

it('a contest names the instalment that it is about, and the sum that is held for that one', async () => {
  const world = await twoInstalments(test);
  await decides(test, world, 'provider', { type: 'deposit/confirm', amountCents: 37_800, currency: 'eur' });
  await gives(test, world, world.owner, 'mission/validate');
  await untilThe(test, new Date(test.clock.now().getTime() + 3 * 86_400_000));
  await decides(test, world, 'provider', { type: 'deposit/confirm', amountCents: 24_000, currency: 'eur' });
  await gives(test, world, world.owner, 'mission/contest', { body: { reason: 'Incomplet.' } });
  const { db } = test.platform.database;
  const rows = await listContested(
    db,
    { limit: 100, after: undefined },
    { staffId: world.owner.id, now: test.clock.now() },
  );
  const contested = rows.filter(({ id }) => id === world.applicationId);
  expect(contested.map((row) => presentDispute(row, test.clock.now()))).toMatchObject([
    { offer: 500, deposit: 240, instalment: 'Tranche\u00a02 sur 2' },
  ]);
});

it('a contest about a month names it, and the sum that is held for it', async () => {
  const world = await monthsIn(test, 'funds');
  await deposit(test, world, 241_800);
  await gives(test, world, world.owner, 'mission/contest', { body: { reason: 'Incomplet.' } });
  const { db } = test.platform.database;
  const rows = await listContested(
    db,
    { limit: 100, after: undefined },
    { staffId: world.owner.id, now: test.clock.now() },
  );
  const contested = rows.filter(({ id }) => id === world.applicationId);
  expect(contested.map((row) => presentDispute(row, test.clock.now()))).toMatchObject([
    { offer: 3_000, deposit: 2_400, instalment: 'Mois\u00a01' },
  ]);
});
