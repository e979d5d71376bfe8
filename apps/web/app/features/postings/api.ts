import { dropJobFavourite, keepJobFavourite, listJobFavourites } from '@basoche/contract/jobs/favourites';
import { dropFavourite, keepFavourite, listFavourites } from '@basoche/contract/missions/favourites';
import { noteJobCandidate, writeToJobCandidates } from '@basoche/contract/threads/job-candidates';
import { noteCandidate, writeToCandidates } from '@basoche/contract/threads/mission-candidates';
import {
  deletePresentation,
  listPresentations,
  type SavedPresentation,
  savePresentation,
} from '@basoche/contract/threads/presentations';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { favouritesBefore, refreshFavourites } from '../../lib/favourite-list.ts';
import { notifyError } from '../../lib/notify.ts';
import { routePages, routeQuery, routeTotal } from '../../lib/query-client.ts';
import { useApi } from '../../lib/use-api.ts';
import { refreshAll, useCommand } from '../../lib/use-command.ts';
import { withFavourite } from './favourites.ts';

/** Calls about missions and offers for members; visitors do not load them. */

const routes = {
  missions: {
    keep: keepFavourite,
    drop: dropFavourite,
    favourites: listFavourites,
    note: noteCandidate,
    write: writeToCandidates,
  },
  jobs: {
    keep: keepJobFavourite,
    drop: dropJobFavourite,
    favourites: listJobFavourites,
    note: noteJobCandidate,
    write: writeToJobCandidates,
  },
} as const;

/** Adds or removes a favourite. It is shown at once, and undone if the call fails. */
export const useFavourite = (of: PublicationKind, id: string) => {
  const api = useApi();
  const client = useQueryClient();
  const { keep, drop, favourites } = routes[of];
  const shown = { list: routePages(favourites).queryKey, count: routeTotal(favourites).queryKey };
  const mark = (isFavourite: boolean) =>
    client.setQueriesData({ queryKey: [of] }, (data: unknown) => withFavourite(data, id, isFavourite));
  return useMutation({
    // Calls run in order, so that the last choice wins.
    scope: { id: `favourite:${id}` },
    mutationFn: (isFavourite: boolean) => api.call(isFavourite ? keep : drop, { params: { id } }),
    onMutate: (isFavourite) => {
      mark(isFavourite);
      return favouritesBefore(client, shown);
    },
    // The list may have been read again meanwhile.
    onSuccess: (_, isFavourite) => void mark(isFavourite),
    onError: (error, isFavourite) => {
      mark(!isFavourite);
      notifyError(error);
    },
    onSettled: (_data, _error, _isFavourite, before) => refreshFavourites(client, shown, before),
  });
};

/** Query keys of candidates and of their counts. */
export const candidateKeys = (of: PublicationKind) =>
  ['listCandidates', 'countCandidates', 'countShortlisted', 'countStages'].map((operation) => [
    of,
    operation,
  ]);

export const useRefreshCandidates = (of: PublicationKind) => {
  const client = useQueryClient();
  return () => void refreshAll(client, candidateKeys(of));
};

/** Saves the note on a candidate; `onSaved` gets the note as it was stored. */
export const useNoteCandidate = (of: PublicationKind, id: string, onSaved: (note: string) => void) =>
  useCommand((api, note: string) => api.call(routes[of].note, { params: { id }, body: { note } }), {
    onDone: ({ note }) => onSaved(note),
    refresh: [[of, 'listCandidates']],
  });

interface Message {
  readonly postulationIDs: string[];
  readonly content: string;
  readonly clientId: string;
  readonly consent: boolean;
}

/** Sends one message to several candidates of a mission or an offer, each in their own thread. */
export const useWriteToCandidates = (of: PublicationKind, id: string) =>
  useCommand((api, body: Message) => api.call(routes[of].write, { params: { id }, body }), {
    refresh: [...candidateKeys(of), 'threads'],
  });

/** The viewer's saved presentations, newest first. */
export const presentationsQuery = () => routeQuery(listPresentations);

interface PresentationBody {
  readonly name: string;
  readonly text: string;
}

/** Saves a presentation under a name. */
export const useSavePresentation = (onSaved: (presentation: SavedPresentation) => void) =>
  useCommand((api, body: PresentationBody) => api.call(savePresentation, { body }), {
    onDone: onSaved,
    refresh: [presentationsQuery().queryKey],
  });

export const useDeletePresentation = () =>
  useCommand((api, id: string) => api.call(deletePresentation, { params: { id } }), {
    onError: notifyError,
    refresh: [presentationsQuery().queryKey],
  });
