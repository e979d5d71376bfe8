import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { missionQuery } from './api.ts';
import { showViews, viewed } from './live-views.ts';
import { ownMissionPages } from './own-api.ts';

const mission = { id: 'a', title: 'Relecture d’un bail', views: 4 };

it('a mission on screen takes the number of views that comes for it, and never a lower one', () => {
  expect(viewed(mission, { missionID: 'a', views: 5 })).toEqual({ ...mission, views: 5 });
  expect(viewed(mission, { missionID: 'a', views: 3 })).toBe(mission);
  expect(viewed(mission, { missionID: 'b', views: 9 })).toBe(mission);
});

const event = { missionID: 'a', views: 5 };
const { queryKey } = ownMissionPages('creator', false);
const pagesWith = (views: number) => ({
  pages: [{ items: [{ ...mission, views }], total: 1, next: null }],
  pageParams: [null],
});

/** A screen that runs a query, and functions that answer its reads when the test wants. */
const readScreen = (key: QueryKey) => {
  const client = createQueryClient();
  const reads: ((answer: unknown) => void)[] = [];
  // Uses the signal, so that a read can be cancelled.
  const queryFn = ({ signal: _ }: { signal: AbortSignal }) =>
    new Promise<unknown>((resolve) => reads.push(resolve));
  const leave = new QueryObserver(client, { queryKey: key, queryFn }).subscribe(() => undefined);
  return { client, reads, leave };
};

it.each([
  ['a mission', missionQuery('a').queryKey, (views: number): unknown => ({ ...mission, views })],
  ['a list', queryKey, pagesWith],
])('a read of %s that began before the view is done again', async (_, key, withViews) => {
  const { client, reads, leave } = readScreen(key);
  await expect.poll(() => reads.length).toBe(1);
  showViews(client, event);
  reads[0]?.(withViews(4));
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.(withViews(5));
  await expect.poll(() => client.getQueryData(key)).toEqual(withViews(5));

  void client.refetchQueries({ queryKey: key });
  await expect.poll(() => reads.length).toBe(3);
  showViews(client, { ...event, views: 6 });
  expect(client.getQueryData(key)).toEqual(withViews(6));
  await expect.poll(() => reads.length).toBe(4);
  reads[2]?.(withViews(5));
  reads[3]?.(withViews(6));
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(client.getQueryData(key)).toEqual(withViews(6));
  leave();
});

it('nothing is read again when nothing was being read', async () => {
  const { client, reads, leave } = readScreen(queryKey);
  await expect.poll(() => reads.length).toBe(1);
  reads[0]?.(pagesWith(4));
  await expect.poll(() => client.isFetching()).toBe(0);
  showViews(client, event);
  expect(client.getQueryData(queryKey)).toEqual(pagesWith(5));
  expect([client.isFetching(), reads.length]).toEqual([0, 1]);
  leave();
});
