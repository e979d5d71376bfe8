import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/factories.ts';
import { actFor, aFirmThread, type FirmThread } from '../../../test/firm-threads.ts';
import { proceed } from '../../../test/missions.ts';
import { notify } from './service.ts';

/** Notifications of a firm, for a person who may not read them any more. */

let test: TestApp;
let thread: FirmThread;
beforeAll(async () => {
  test = await createTestApp({ environment: { FIRMS: 'on', NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  thread = await aFirmThread(test);
});

const titles = async ({ token }: TestMember): Promise<string[]> =>
  (await test.call('GET', '/notifications/new', { token }))
    .json()
    .map(({ title }: { title: string }) => title);

it('of threads are gone with a role that reads none; those about the firm stay', async () => {
  const { anne, applicationId, candidate, claire, claireSeat, firm } = thread;
  await actFor(test, thread, claire, `/messagerie/action/price/refuse/${applicationId}`, {});
  await proceed(test, applicationId, [candidate, 'action/price/new', { offer: 600 }]);
  expect(await titles(claire)).toHaveLength(2);
  const decided = { personId: claire.id, about: 'DEPOSITS', key: 'APPROVAL_DECIDED' } as const;
  await notify(test.platform.database.db, { memberId: firm.id, ...decided }, test.clock.now());
  const lowered = await test.call('PUT', `/firms/current/seats/${claireSeat}/role`, {
    token: anne.token,
    headers: { [actingForHeader]: firm.id },
    body: { role: 'finance' },
  });
  expect(lowered.statusCode, lowered.body).toBe(204);
  const [role, ...others] = await titles(claire);
  expect(role).toContain('Finance');
  expect(others).toHaveLength(1);
});
