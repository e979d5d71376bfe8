import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface FavouriteList {
  readonly list: QueryKey;
  readonly count: QueryKey;
}

/** State of a list of favourites when one of them is changed; `onMutate` returns it to `refreshFavourites`. */
export const favouritesBefore = (client: QueryClient, { list }: FavouriteList) => ({
  isListShown: client.getQueryCache().find({ queryKey: list })?.isActive() ?? false,
});

/**
 * Reads favourites again after a change. One that is removed in its list stays there, so that it can be added again; the
 * next visit leaves it out, also a visit that began before the call was done.
 */
export const refreshFavourites = (
  client: QueryClient,
  { list, count }: FavouriteList,
  before: ReturnType<typeof favouritesBefore> | undefined,
) =>
  Promise.all([
    client.invalidateQueries({ queryKey: count }),
    client.invalidateQueries({ queryKey: list, refetchType: before?.isListShown ? 'none' : 'active' }),
  ]);
