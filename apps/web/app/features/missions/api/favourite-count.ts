import { listFavourites } from '@basoche/contract/favourites';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, routeKey } from '../../../lib/query-client.ts';

/** How many favourites there are: the shortest first page tells it. */
export const favouriteCount = () =>
  queryOptions({
    queryKey: [...routeKey(listFavourites), 'count'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).page(listFavourites, { query: { limit: 1 } }, signal)).total,
  });
