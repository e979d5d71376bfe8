import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectWithin } from '../../../../scripts/support/bounds.ts';
import { openPasswords } from '../../src/platform/secrets/passwords.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember, testPassword } from '../factories.ts';

/** Logins with hashes at full cost. */
let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ passwords: openPasswords() });
});
afterAll(() => site.close());

it('a right login is answered while two networks send a thousand at once of unknown addresses', async () => {
  const { email } = await aMember(site);
  const port = await site.listen();
  const flood = new Worker(new URL('../login-flood.ts', import.meta.url), {
    workerData: { port, addresses: ['127.0.0.2', '127.0.0.3'], each: 500 },
  });
  await once(flood, 'message');
  const times: number[] = [];
  while (times.length < 120) {
    const started = performance.now();
    const body = { email, password: testPassword };
    const answer = await site.call('POST', '/auth/login', { body, from: '127.0.0.4' });
    times.push(performance.now() - started);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  flood.postMessage('stop');
  const [statuses]: Map<number, number>[] = await once(flood, 'message');
  // Only these statuses: wrong password, budget of the network spent, or too long in the queue.
  expect([401, 429, 503]).toEqual(expect.arrayContaining([...(statuses?.keys() ?? [])]));
  const p99 = times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0;
  expectWithin(p99, 500);
});
