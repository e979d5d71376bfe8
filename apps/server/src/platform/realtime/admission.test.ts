import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { type Admission, openAdmission } from './admission.ts';

const fromNetwork = (network: string) =>
  ({ socket: new EventEmitter(), headers: { network } }) as unknown as IncomingMessage;

const admission = () =>
  openAdmission({
    networkOf: ({ headers }) => String(headers.network),
    mayAsk: async (network) => network === 'one',
  });

/** Starts so many queries of one network that never end by themselves. Returns how to end the first. */
const fill = (run: Admission['run'], count: number) => {
  const ends: (() => void)[] = [];
  const running = Array.from({ length: count }, () =>
    run(fromNetwork('crowd'), () => new Promise<void>((resolve) => ends.push(resolve))),
  );
  return { ends, running };
};

test('runs a few queries at once, and the next when one ends', async () => {
  const { run } = admission();
  const { ends, running } = fill(run, 20);
  expect(ends).toHaveLength(8);
  ends[0]?.();
  await running[0];
  expect(ends).toHaveLength(9);
});

test('lets another network in before a crowd that came first', async () => {
  const { run } = admission();
  const { ends } = fill(run, 20);
  const other = run(fromNetwork('other'), async () => 'let in');
  for (const end of ends.slice(0, 2)) end();
  expect(await other).toBe('let in');
});

test('forgets a browser that hangs up while it waits', async () => {
  const { run } = admission();
  const { ends } = fill(run, 8);
  const request = fromNetwork('other');
  const query = vi.fn(async () => undefined);
  const waiting = run(request, query);
  request.socket.emit('close');
  await expect(waiting).rejects.toThrow('UNAVAILABLE');
  ends[0]?.();
  expect(query).not.toHaveBeenCalled();
  expect(request.socket.listenerCount('close')).toBe(0);
});

test('keeps nothing of a request that was let in', async () => {
  const request = fromNetwork('one');
  expect(await admission().mayUpgrade(request)).toBe(true);
  expect(await admission().mayUpgrade(fromNetwork('other'))).toBe(false);
  expect(request.socket.listenerCount('close')).toBe(0);
});
