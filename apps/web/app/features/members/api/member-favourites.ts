import type { DirectoryEntry } from '@basoche/contract/members/directory';
import { dropMember, keepMember } from '@basoche/contract/members/favourites';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { favouritesBefore, refreshFavourites } from '../../../lib/favourite-list.ts';
import { notifyError } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import { keptCount, keptPages } from './directory.ts';

const favouriteKeys = { list: keptPages().queryKey, count: keptCount().queryKey };

type Favourite = DirectoryEntry['favourite'];
interface Pages {
  readonly pages: readonly { readonly items: readonly DirectoryEntry[] }[];
}

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** Updates the favourite of this member in every cached list of members. */
const mark = (client: QueryClient, id: string, favourite: Favourite) =>
  client.setQueriesData({ queryKey: ['members'] }, (data: unknown) =>
    isPages(data)
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((entry) => (entry.id === id ? { ...entry, favourite } : entry)),
          })),
        }
      : data,
  );

/**
 * Adds a member to the favourites with an optional note; `null` removes them. It is shown at once, and undone
 * if the call fails.
 */
export const useSaveFavourite = (
  { id, favourite: before }: Pick<DirectoryEntry, 'id' | 'favourite'>,
  onFailed?: (error: Error) => void,
) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    // Calls run in order, so that the last choice wins.
    scope: { id: `member:${id}` },
    mutationFn: async (favourite: Favourite) => {
      if (favourite === null) await api.call(dropMember, { params: { id } });
      else await api.call(keepMember, { params: { id }, body: { note: favourite.note ?? '' } });
    },
    onMutate: (favourite) => {
      mark(client, id, favourite);
      return favouritesBefore(client, favouriteKeys);
    },
    // The list may have been read again meanwhile.
    onSuccess: (_, favourite) => void mark(client, id, favourite),
    onError: (error) => {
      mark(client, id, before);
      onFailed?.(error);
    },
    onSettled: (_data, _error, _favourite, state) => refreshFavourites(client, favouriteKeys, state),
  });
};

/** `useSaveFavourite` with a notice for errors, where no dialog is open to show them. */
export const useHeart = (entry: Pick<DirectoryEntry, 'id' | 'favourite'>) => {
  const saving = useSaveFavourite(entry, notifyError);
  return (favourite: Favourite) => saving.mutate(favourite);
};
