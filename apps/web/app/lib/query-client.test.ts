import { me } from '@basoche/contract/auth/auth';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actFor } from './acting.ts';
import { apiOf, browserQueryClient, routeKey, routeQuery } from './query-client.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
});
afterEach(() => {
  actFor(null);
  vi.unstubAllGlobals();
});

/** Answers each call when it is told to; records for whom each was made. */
const network = () => {
  const calls: {
    firm: string | null;
    signal: AbortSignal | null | undefined;
    answer: (body: object) => void;
  }[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    calls.push({
      firm: new Headers(init.headers).get('acting-for'),
      signal: init.signal,
      answer: (body) => resolve(Response.json(body)),
    });
    return promise;
  });
  return calls;
};

test('a switch cancels what is being read, and what it answers never reaches the other account', async () => {
  const calls = network();
  const own = browserQueryClient();
  const unsubscribe = new QueryObserver(own, routeQuery(me)).subscribe(() => undefined);
  await vi.waitFor(() => expect(calls).toHaveLength(1));

  actFor('firm');
  expect(calls[0]?.signal?.aborted).toBe(true);
  unsubscribe();
  const ofFirm = browserQueryClient();
  const read = ofFirm.fetchQuery(routeQuery(me));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[0]?.answer({ id: 'claire' });
  calls[1]?.answer({ id: 'firm' });
  await expect(read).resolves.toEqual({ id: 'firm' });
  expect(calls.map(({ firm }) => firm)).toEqual([null, 'firm']);
  expect(own.getQueryData(routeQuery(me).queryKey)).toBeUndefined();
});

test('work of several calls ends in the name in which it began, and the account starts without data', async () => {
  const calls = network();
  actFor('firm');
  const api = apiOf(browserQueryClient());
  browserQueryClient().setQueryData(routeKey(me), { id: 'firm' });
  const both = api.call(me).then(() => api.call(me));
  actFor(null);
  calls[0]?.answer({});
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.answer({});
  await both;
  expect(calls.map(({ firm }) => firm)).toEqual(['firm', 'firm']);
  actFor('firm');
  expect(browserQueryClient().getQueryData(routeKey(me))).toBeUndefined();
});

test('a change while the first read is under way reads again, and waits for that answer', async () => {
  const calls = network();
  const client = browserQueryClient();
  const unsubscribe = new QueryObserver(client, routeQuery(me)).subscribe(() => undefined);
  await vi.waitFor(() => expect(calls).toHaveLength(1));

  const refreshed = client.invalidateQueries({ queryKey: routeKey(me) });
  calls[0]?.answer({ isConfirmed: false });
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.answer({ isConfirmed: true });
  await refreshed;
  expect(client.getQueryData(routeQuery(me).queryKey)).toEqual({ isConfirmed: true });
  unsubscribe();
});
