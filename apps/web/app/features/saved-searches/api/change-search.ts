import { type SavedSearch, type SavedSearchForm, updateSavedSearch } from '@basoche/contract/saved-searches';
import { canonicalSearch, type Search } from '@basoche/domain/searches/search';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

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
