import { searchPlaces } from '@basoche/contract/places';
import { routeQuery } from '../../../lib/query-client.ts';

/** Communes whose name starts with a text; they do not change while a page is open. */
export const placesQuery = (start: string) => ({
  ...routeQuery(searchPlaces, { query: { name_startsWith: start } }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
