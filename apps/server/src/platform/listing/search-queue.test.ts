import { expect, it } from 'vitest';
import { withCaller } from '../observability/log-context.ts';
import { runQueued } from './search-queue.ts';

const from = (network: string) => ({ network, signal: new AbortController().signal });

it('a few searches run at a time, each network in its turn, and too many of one are refused', async () => {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const search = (network: string) =>
    withCaller(from(network), () =>
      runQueued(async () => {
        order.push(network);
        await new Promise<void>((end) => ends.push(end));
      }),
    );
  const crowd = Array.from({ length: 103 }, () => search('a'));
  const other = search('b');
  expect(order).toEqual(['a', 'a', 'a']);
  await expect(search('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  for (let ended = 0; ended < 104; ended += 1) {
    ends[ended]?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all([...crowd, other]);
  expect(order).toHaveLength(104);
  expect(order.indexOf('b')).toBeLessThan(6);
});
