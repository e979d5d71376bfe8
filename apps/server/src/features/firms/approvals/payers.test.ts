import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aDepositScene, callFor, codeOf, type DepositScene } from '../../../../test/firm-deposits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { threadHandlers } from '../../threads/reactions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

/** Announces news of the thread of a scene; returns what browsers are sent. */
const toldOf = async ({ world }: DepositScene, news: { readonly after: number; readonly until: number }) => {
  const told: (readonly [event: string, rooms: readonly string[], payload: unknown])[] = [];
  const emitTo = (rooms: readonly string[], event: string, payload: unknown) =>
    told.push([event, rooms, payload]);
  const platform = {
    ...test.platform,
    realtime: { ...test.platform.realtime, emitTo },
  } as unknown as Platform;
  const run = { id: '1', attempt: 1, lastAttempt: false, signal: AbortSignal.timeout(60_000) };
  const changed = { applicationId: world.applicationId, ...news };
  await threadHandlers['threads.changed'](changed, platform, run);
  return told;
};

it('finance is told that the deposits of the firm changed, and nothing of their threads', async () => {
  const scene = await aDepositScene(test);
  const { nadia, firm } = scene;
  const told = await toldOf(scene, { after: 0, until: 1_000 });
  expect(told.filter(([, rooms]) => rooms.includes(nadia.id))).toEqual([['resync', [nadia.id], undefined]]);
  expect(told.some(([event, rooms]) => event === 'newAction' && rooms.includes(firm.id))).toBe(true);
});

it('finance is told that a thread was cancelled while its deposit was awaited', async () => {
  const scene = await aDepositScene(test);
  const { nadia, world, karim } = scene;
  const path = `/messagerie/action/cancelDeposit/${world.applicationId}`;
  const asked = await callFor(scene, karim, ['POST', path, {}]);
  expect(codeOf(asked)).toBe(200);
  const agreed = await test.call('POST', path, { token: world.candidate.token, body: {} });
  expect(agreed.statusCode, agreed.body).toBe(200);
  const [{ state, position }] = (
    await test.platform.database.pool.query('select state, position from application where id = $1', [
      world.applicationId,
    ])
  ).rows;
  expect(state).toBe('REFUSED');
  const told = await toldOf(scene, { after: position - 1, until: position });
  expect(told.filter(([, rooms]) => rooms.includes(nadia.id))).toEqual([['resync', [nadia.id], undefined]]);
});
