import {
  deletePresentation,
  listPresentations,
  type SavedPresentation,
  savePresentation,
} from '@basoche/contract/presentations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Presentations that the reader keeps, the newest first. */
export const presentationsQuery = () => routeQuery(listPresentations);

interface Kept {
  readonly name: string;
  readonly text: string;
}

/** Keeps a presentation under a name. */
export const useSavePresentation = (onSaved: (kept: SavedPresentation) => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Kept) => api.call(savePresentation, { body }),
    onSuccess: onSaved,
    onSettled: () => client.invalidateQueries({ queryKey: presentationsQuery().queryKey }),
  });
};

export const useDeletePresentation = () => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(deletePresentation, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: presentationsQuery().queryKey }),
  });
};
