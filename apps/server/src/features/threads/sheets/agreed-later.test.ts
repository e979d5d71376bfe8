import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession } from '../../../../test/factories.ts';
import { agreedMonths, entriesFrom, twoMonths } from '../../../../test/months.ts';
import { gives, readBy, untilThe } from '../../../../test/play-threads.ts';

/** Retainers whose mode is accepted after their first day (rules §13, Proposing). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

it('a retainer that is agreed after its first day counts from the day of the agreement', async () => {
  test.clock.set(new Date('2038-01-05T09:00:00Z'));
  const world = await agreedMonths(test, twoMonths('2038-01-05'));
  const { owner, candidate } = world;
  const lineOf = async () =>
    (await readBy(test, world, owner)).actions
      .find(({ type, result }) => type === 'PRICE' && result === 'ACCEPTED')
      ?.monthly?.line.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(await lineOf()).toContain('2 mois, du 5 janvier 2038 au 4 mars 2038 :');
  test.clock.set(new Date('2038-03-08T09:00:00Z'));
  expect(await lineOf()).toContain('2 mois à partir du jour de l’accord :');
  await gives(test, world, owner, 'action/choose/direct');
  const token = await aSession(test, owner.id);
  const { position } = await readBy(test, world, owner);
  await gives(test, world, candidate, 'action/direct/accept');
  expect(await lineOf()).toContain('2 mois, du 8 mars 2038 au 7 mai 2038 :');
  const { instalments } = (
    await test.call('GET', `/messagerie/instalments/${world.applicationId}`, { token })
  ).json();
  expect(instalments.map(({ title }: { title: string }) => title.replaceAll('\u00a0', ' '))).toEqual([
    'du 8 mars 2038 au 7 avril 2038',
    'du 8 avril 2038 au 7 mai 2038',
  ]);
  const page = await test.call('GET', `/messagerie/${world.applicationId}?since=${position}`, {
    token,
  });
  expect(page.json().actions.map(({ type }: { type: string }) => type)).toContain('PRICE');
  const { rows } = await test.platform.database.pool.query<{ body: string }>(
    'select body from thread_entry where application_id = $1 order by position desc limit 1',
    [world.applicationId],
  );
  expect(JSON.parse(rows[0]?.body ?? '')).toMatchObject({
    command: 'direct/accept',
    startsOn: '2038-03-08',
  });
  await untilThe(test, new Date('2038-04-07T12:00:00Z'));
  const send = async (entries: readonly object[]) =>
    test.call('POST', `/messagerie/mission/deliver/${world.applicationId}`, {
      token: await aSession(test, candidate.id),
      body: { sheet: { entries } },
    });
  expect((await send(entriesFrom('2038-03-07', [0]))).json().errors[0].path).toBe('sheet.entries.0.day');
  expect((await send(entriesFrom('2038-03-08', [0]))).statusCode).toBe(200);
});
