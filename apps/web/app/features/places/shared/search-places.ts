import { searchPlaces } from '@basoche/contract/places/places';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, routeKey } from '../../../lib/query-client.ts';

/**
 * Communes whose name starts with a text; they stay the same while a page is open. A failure is logged.
 */
export const placesQuery = (start: string) => {
  const input = { query: { name_startsWith: start } };
  return queryOptions({
    queryKey: routeKey(searchPlaces, input),
    queryFn: async ({ client, signal }) => {
      try {
        return await apiOf(client).call(searchPlaces, input, signal);
      } catch (error) {
        if (!signal.aborted) console.warn('The city search failed', error);
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
};
