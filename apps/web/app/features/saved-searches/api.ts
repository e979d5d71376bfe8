import type { CallInput } from '@basoche/contract/route';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  type SavedSearchForm,
  updateSavedSearch,
} from '@basoche/contract/saved-searches';
import { canonicalSearch, type Search } from '@basoche/domain/searches/search';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../lib/api.ts';
import { routeQuery } from '../../lib/query-client.ts';
import { useApi } from '../../lib/use-api.ts';

/** The reader's saved searches, the newest first. */
export const savedSearches = () => routeQuery(listSavedSearches);

type Body = NonNullable<CallInput<typeof createSavedSearch>['body']>;

export const useSaveSearch = () => {
  const api = useApi();
  const client = useQueryClient();
  return async (body: Body) => {
    const search = await api.call(createSavedSearch, { body });
    await client.invalidateQueries({ queryKey: ['savedSearches'] });
    return search;
  };
};

interface Change extends Partial<Pick<SavedSearchForm, 'name' | 'frequency'>> {
  /** The same list with other filters. */
  readonly search?: Search;
}

/** Changes a part of a saved search; the rest stays as it is shown. */
export const useChangeSearch = (saved: SavedSearch) => {
  const api = useApi();
  const client = useQueryClient();
  return async ({ search = saved, ...change }: Change): Promise<SavedSearch> => {
    const { name, frequency } = { ...saved, ...change };
    const body = { name, frequency, ...canonicalSearch(search) };
    try {
      return await api.call(updateSavedSearch, { params: { id: saved.id }, body });
    } finally {
      await client.invalidateQueries({ queryKey: ['savedSearches'] });
    }
  };
};

/** Deletes a saved search; one that is gone already is deleted. */
export const useDeleteSearch = (id: string, onDone: () => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.call(deleteSavedSearch, { params: { id } }).catch((error: unknown) => {
        if (!isProblem(error, 'NOT_FOUND')) throw error;
      }),
    // Its row is gone by then: what follows is said here and not beside `mutate`.
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['savedSearches'] }),
  });
};
