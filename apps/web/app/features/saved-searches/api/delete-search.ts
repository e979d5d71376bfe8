import { deleteSavedSearch } from '@basoche/contract/saved-searches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';

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
