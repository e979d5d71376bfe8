import { type SavedSearch, type SavedSearchForm, updateSavedSearch } from '@basoche/contract/saved-searches';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

/** Changes a part of a saved search; the rest stays as it is shown. */
export const useChangeSearch = ({ id, name, frequency, filters }: SavedSearch) => {
  const api = useApi();
  const client = useQueryClient();
  return async (change: Partial<SavedSearchForm>): Promise<SavedSearch> => {
    const body = { name, frequency, filters, ...change };
    try {
      return await api.call(updateSavedSearch, { params: { id }, body });
    } finally {
      await client.invalidateQueries({ queryKey: ['savedSearches'] });
    }
  };
};
