import { dropFavourite, keepFavourite } from '@basoche/contract/favourites';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import { withFavourite } from '../../listings/favourites.ts';
import { favouriteCount } from './favourite-count.ts';
import { favouritePages } from './favourite-pages.ts';

const mark = (client: QueryClient, missionID: string, isFavourite: boolean) =>
  client.setQueriesData({ queryKey: ['missions'] }, (data: unknown) =>
    withFavourite(data, missionID, isFavourite),
  );

/** Keeps or drops a mission: shown at once, taken back where it could not be. */
export const useFavourite = (missionID: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    // One after the other: the last wish is the one that stands.
    scope: { id: `favourite:${missionID}` },
    mutationFn: (isFavourite: boolean) =>
      api.call(isFavourite ? keepFavourite : dropFavourite, { params: { id: missionID } }),
    onMutate: (isFavourite) => void mark(client, missionID, isFavourite),
    // A list may have been read anew in between.
    onSuccess: (_, isFavourite) => void mark(client, missionID, isFavourite),
    onError: (error, isFavourite) => {
      mark(client, missionID, !isFavourite);
      notifyError(error);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: favouriteCount().queryKey }),
        // What was dropped stays in the list that is looked at, to be kept again; another look leaves it out.
        client.invalidateQueries({ queryKey: favouritePages().queryKey, refetchType: 'none' }),
      ]),
  });
};
