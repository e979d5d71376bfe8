import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aDepositScene } from '../../../../test/firm-deposits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { threadHandlers } from '../../threads/reactions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

it('finance is told that the deposits of the firm changed, and nothing of their threads', async () => {
  const scene = await aDepositScene(test);
  const { nadia, firm, world } = scene;
  const told: (readonly [event: string, rooms: readonly string[], payload: unknown])[] = [];
  const emitTo = (rooms: readonly string[], event: string, payload: unknown) =>
    told.push([event, rooms, payload]);
  const platform = {
    ...test.platform,
    realtime: { ...test.platform.realtime, emitTo },
  } as unknown as Platform;
  const run = { id: '1', attempt: 1, lastAttempt: false, signal: AbortSignal.timeout(60_000) };
  const changed = { applicationId: world.applicationId, after: 0, until: 1_000 };
  await threadHandlers['threads.changed'](changed, platform, run);
  expect(told.filter(([, rooms]) => rooms.includes(nadia.id))).toEqual([['resync', [nadia.id], undefined]]);
  expect(told.some(([event, rooms]) => event === 'newAction' && rooms.includes(firm.id))).toBe(true);
});
