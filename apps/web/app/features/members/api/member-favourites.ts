import type { DirectoryEntry } from '@basoche/contract/members/directory';
import { dropMember, keepMember, listKeptMembers } from '@basoche/contract/members/favourites';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { routeKey, routePages, routeTotal } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Whom the reader keeps, the one kept last first. */
export const keptPages = () => routePages(listKeptMembers);
export const keptCount = () => routeTotal(listKeptMembers);

type Favourite = DirectoryEntry['favourite'];
interface Pages {
  readonly pages: readonly { readonly items: readonly DirectoryEntry[] }[];
}

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** Says in every list of members that is held here whether this one is kept. */
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

/** Keeps a member with this note or none (`null` lets them go): shown at once, taken back where it could not be. */
export const useKeepMember = ({ id, favourite: before }: Pick<DirectoryEntry, 'id' | 'favourite'>) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    // One after the other: the last wish is the one that stands.
    scope: { id: `member:${id}` },
    mutationFn: async (favourite: Favourite) => {
      if (favourite === null) await api.call(dropMember, { params: { id } });
      else await api.call(keepMember, { params: { id }, body: { note: favourite.note ?? '' } });
    },
    onMutate: (favourite) => void mark(client, id, favourite),
    // A list may have been read anew in between.
    onSuccess: (_, favourite) => void mark(client, id, favourite),
    onError: () => void mark(client, id, before),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keptCount().queryKey }),
        // Whom one lets go stays in the list that is looked at, to be kept again; another look leaves them out.
        client.invalidateQueries({ queryKey: routeKey(listKeptMembers), refetchType: 'none' }),
      ]),
  });
};

/** The same where no dialog stands open to say what went wrong. */
export const useHeart = (entry: Pick<DirectoryEntry, 'id' | 'favourite'>) => {
  const keeping = useKeepMember(entry);
  return (favourite: Favourite) => keeping.mutate(favourite, { onError: notifyError });
};
