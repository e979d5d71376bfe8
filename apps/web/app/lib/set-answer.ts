import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Stores the answer of a change in the query cache. A read that began before the change would overwrite it
 * with old data, so it is restarted. An updater that returns `undefined` changes nothing.
 */
export const setAnswer = <Key extends QueryKey>(
  client: QueryClient,
  queryKey: Key,
  answer:
    | InferDataFromTag<unknown, Key>
    | ((known: InferDataFromTag<unknown, Key> | undefined) => InferDataFromTag<unknown, Key> | undefined),
): void => {
  client.setQueryData(queryKey, answer);
  const filter = { queryKey, exact: true };
  if (client.isFetching(filter) > 0) void client.invalidateQueries(filter);
};
