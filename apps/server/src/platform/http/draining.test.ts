import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { openDraining } from './draining.ts';

/**
 * A fake clock that advances when somebody waits, and a server that gets a request for `url` at each of these
 * instants.
 */
const drained = async (ms: number, asked: readonly (readonly [at: number, url: string])[]) => {
  let now = 0;
  const server = createServer();
  const draining = openDraining({
    now: () => now,
    pause: async (waited) => {
      const until = now + waited;
      for (const [at, url] of asked) {
        if (at <= now || at > until) continue;
        now = at;
        server.emit('request', { url }, {});
      }
      now = until;
    },
  });
  draining.follow(server);
  await draining.begin(ms);
  expect(draining.isOn()).toBe(true);
  return now;
};

const every = (step: number, url: string) =>
  Array.from({ length: 10_000 / step }, (_, at) => [(at + 1) * step, url] as const);

test('a process that nobody sends requests to any more leaves after its time', async () => {
  expect(await drained(2_000, [[900, '/api/missions']])).toBe(2_000);
});

test('a process that requests are still sent to stays until half a second after the last', async () => {
  const still = every(100, '/api/missions').filter(([at]) => at <= 2_600);
  expect(await drained(2_000, still)).toBe(3_100);
});

test('a process that requests never stop coming to leaves two seconds after its time', async () => {
  expect(await drained(2_000, every(100, '/api/missions'))).toBe(4_000);
});

test('whoever asks how a process is does not keep it', async () => {
  for (const url of ['/api/ready', '/api/health', '/api/metrics'])
    expect(await drained(2_000, every(100, url))).toBe(2_000);
});

test('a process with a database of its own leaves at once', async () => {
  expect(await drained(0, every(100, '/api/missions'))).toBe(0);
});
