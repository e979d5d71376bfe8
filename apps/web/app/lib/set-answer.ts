import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Stores what a change answered. A read of the same query that began before the change would overwrite it with what
 * was there then, so it begins again. An update that gives `undefined` changes nothing.
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
