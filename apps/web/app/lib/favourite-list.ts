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
 * Refetches favourites after a change. A favourite removed on the list's own screen stays shown, so that it
 * can be added again; the next visit no longer has it.
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
