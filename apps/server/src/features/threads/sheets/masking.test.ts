import type { Instalments } from '@basoche/contract/threads/instalments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession } from '../../../../test/factories.ts';
import { monthsIn, today } from '../../../../test/months.ts';
import { gives } from '../../../../test/play-threads.ts';

/** Contact details in a sheet are readable once both parties have accepted the agreement (rules §3, §13). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

it('hides an address in the words of a sheet, and in those that give it back, until both accepted the agreement', async () => {
  const world = await monthsIn(test, 'direct');
  const { applicationId, owner, candidate } = world;
  const address = 'moi@exemple.fr';
  const entry = { day: today(test), units: 1, text: `Note envoyée à ${address}` };
  await gives(test, world, candidate, 'mission/deliver', {
    body: { sheet: { entries: [entry], isLast: true } },
  });
  await gives(test, world, owner, 'sheet/return', { body: { reason: `Écrivez à ${address}` } });
  await gives(test, world, candidate, 'mission/deliver', {
    body: { sheet: { entries: [entry], isLast: true } },
  });
  const wordsFor = async ({ id }: { readonly id: string }) => {
    const token = await aSession(test, id);
    const answer = await test.call('GET', `/messagerie/instalments/${applicationId}`, { token });
    const { sheet } = answer.json<Instalments>().instalments[0] ?? {};
    return [sheet?.entries[0]?.text, sheet?.returned?.reason].map((text) => text?.includes(address));
  };
  expect(await wordsFor(owner)).toEqual([false, true]);
  expect(await wordsFor(candidate)).toEqual([true, false]);
  const { rows } = await test.platform.database.pool.query<{ body: string }>(
    'select body from thread_entry where application_id = $1',
    [applicationId],
  );
  expect(rows.filter(({ body }) => body.includes(address))).toEqual([]);
  for (const party of [owner, candidate]) await gives(test, world, party, 'mission/ndaConsent');
  expect(await wordsFor(owner)).toEqual([true, true]);
});
