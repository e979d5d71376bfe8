import {
  deleteOfficeFilter,
  listOfficeFilters,
  type OfficeFilter,
  saveOfficeFilter,
} from '@basoche/contract/back-office/filters';
import type { OfficeList } from '@basoche/domain/access/office-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export const officeFilters = (list: OfficeList) => routeQuery(listOfficeFilters, { query: { list } });

export const useSaveFilter = (list: OfficeList, search: string) => {
  const api = useApi();
  const client = useQueryClient();
  return async (name: string): Promise<OfficeFilter> => {
    const savedFilter = await api.call(saveOfficeFilter, { body: { list, name, search } });
    await client.invalidateQueries(officeFilters(list));
    return savedFilter;
  };
};

export const useDeleteFilter = (list: OfficeList) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    // A filter that is already gone counts as removed.
    mutationFn: (id: string) =>
      api.call(deleteOfficeFilter, { params: { id } }).catch((error: unknown) => {
        if (!isProblem(error, 'NOT_FOUND')) throw error;
      }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries(officeFilters(list)),
  });
};
