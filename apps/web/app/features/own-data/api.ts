import { askExport, type DataExport, listExports } from '@basoche/contract/own-data/own-data';
import { useQueryClient } from '@tanstack/react-query';
import { routeKey, routeQuery } from '../../lib/query-client.ts';
import { useApi } from '../../lib/use-api.ts';

/** Interval at which a running export is read again, in milliseconds. */
const againMs = 4_000;

export const exportsQuery = () => ({
  ...routeQuery(listExports),
  refetchInterval: ({ state }: { state: { data?: readonly DataExport[] | undefined } }) =>
    state.data?.some((one) => one.state === 'preparing') ? againMs : false,
});

export const useAskExport = (): (() => Promise<void>) => {
  const api = useApi();
  const client = useQueryClient();
  return async () => {
    await api.call(askExport);
    await client.invalidateQueries({ queryKey: routeKey(listExports) });
  };
};
