import type { Route } from '@basoche/contract/route';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import { withFavourite } from '../favourites.ts';

interface Keeping {
  /** What is kept, and the first word of the keys of all that tells of it. */
  id: string;
  feature: string;
  keep: Route;
  drop: Route;
  /** How many are kept, and the list of them. */
  count: QueryKey;
  pages: QueryKey;
}

const mark = (client: QueryClient, { feature, id }: Keeping, isFavourite: boolean) =>
  client.setQueriesData({ queryKey: [feature] }, (data: unknown) => withFavourite(data, id, isFavourite));

/** Keeps or drops a favourite: shown at once, taken back where it could not be. */
export const useKeeping = (keeping: Keeping) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    // One after the other: the last wish is the one that stands.
    scope: { id: `favourite:${keeping.id}` },
    mutationFn: (isFavourite: boolean) =>
      api.call(isFavourite ? keeping.keep : keeping.drop, { params: { id: keeping.id } }),
    onMutate: (isFavourite) => void mark(client, keeping, isFavourite),
    // A list may have been read anew in between.
    onSuccess: (_, isFavourite) => void mark(client, keeping, isFavourite),
    onError: (error, isFavourite) => {
      mark(client, keeping, !isFavourite);
      notifyError(error);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keeping.count }),
        // What was dropped stays in the list that is looked at, to be kept again; another look leaves it out.
        client.invalidateQueries({ queryKey: keeping.pages, refetchType: 'none' }),
      ]),
  });
};
