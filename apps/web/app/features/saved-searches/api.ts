import type { CallInput } from '@basoche/contract/route';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  type SavedSearchForm,
  updateSavedSearch,
} from '@basoche/contract/saved-searches/saved-searches';
import { canonicalSearch, type Search } from '@basoche/domain/searches/search';
import { isProblem } from '../../lib/api.ts';
import { routeQuery } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

/** The viewer's saved searches, newest first. */
export const savedSearches = () => routeQuery(listSavedSearches);

type Body = NonNullable<CallInput<typeof createSavedSearch>['body']>;

export const useSaveSearch = () =>
  useCommand((api, body: Body) => api.call(createSavedSearch, { body }), {
    refreshWhenDone: ['savedSearches'],
  }).mutateAsync;

interface Change extends Partial<Pick<SavedSearchForm, 'name' | 'frequency'>> {
  /** New filters for the same list. */
  readonly search?: Search;
}

/** Changes a part of a saved search; the rest stays as shown. */
export const useChangeSearch = (saved: SavedSearch) =>
  useCommand(
    (api, { search = saved, ...change }: Change) => {
      const { name, frequency } = { ...saved, ...change };
      const body = { name, frequency, ...canonicalSearch(search) };
      return api.call(updateSavedSearch, { params: { id: saved.id }, body });
    },
    { refresh: ['savedSearches'] },
  ).mutateAsync;

/** Deletes a saved search; one that is already gone counts as deleted. */
export const useDeleteSearch = (id: string, onDone: () => void) =>
  useCommand(
    (api) =>
      api.call(deleteSavedSearch, { params: { id } }).catch((error: unknown) => {
        if (!isProblem(error, 'NOT_FOUND')) throw error;
      }),
    { onDone, refresh: ['savedSearches'] },
  );
