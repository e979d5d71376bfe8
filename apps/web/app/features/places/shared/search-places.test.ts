import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { placesQuery } from './search-places.ts';

afterEach(() => vi.restoreAllMocks());

it('a city search that fails is logged, and one that is answered is not', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answering = createQueryClient(async () => Response.json([]));
  expect(await answering.fetchQuery(placesQuery('Ly'))).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
  const failing = createQueryClient(async () => {
    throw new TypeError('fetch failed');
  });
  await expect(failing.fetchQuery(placesQuery('Ly'))).rejects.toThrow();
  expect(warned).toHaveBeenCalledTimes(1);
});
