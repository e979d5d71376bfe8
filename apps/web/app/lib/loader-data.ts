import { type DehydratedState, hydrate, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { PageData } from './page-query.ts';
import { browserQueryClient } from './query-client.ts';

const find = <Value>(state: DehydratedState, queryKey: QueryKey): Value | undefined => {
  const client = new QueryClient();
  hydrate(client, state);
  return client.getQueryData<Value>(queryKey);
};

/** Data of a page's loader, for its title and description, which are rendered outside of its components. */
export const loadedData = <Value>(page: PageData | undefined, queryKey: QueryKey): Value | undefined => {
  if (page?.dehydrated) return find<Value>(page.dehydrated, queryKey);
  return import.meta.env.SSR ? undefined : browserQueryClient().getQueryData<Value>(queryKey);
};
