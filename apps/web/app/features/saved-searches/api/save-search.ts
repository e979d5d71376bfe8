import type { CallInput } from '@basoche/contract/route';
import { createSavedSearch } from '@basoche/contract/saved-searches';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';

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
