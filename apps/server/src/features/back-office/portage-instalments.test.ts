import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { agreedInstalments } from '../../../test/instalments.ts';
import { decides, gives, readBy, untilThe } from '../../../test/play-threads.ts';
import type { World } from '../../../test/world.ts';
import { listWaiting } from './store.ts';

/** A portage in instalments: staff and the partner decide once, about the whole price. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', PRICING: 'all' } });
});
afterAll(() => test.close());

const waiting = async (type: 'WAITING_BASOCHE' | 'WAITING_ITG', { applicationId }: World) =>
  (await listWaiting(test.platform.database.db, type, { limit: 100, after: undefined }))
    .filter(({ id }) => id === applicationId)
    .map(({ offer_cents }) => offer_cents);
const stateOf = async (world: World) => (await readBy(test, world, world.owner)).state;

it('is possible although each instalment is below the minimum, and is approved once', async () => {
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
