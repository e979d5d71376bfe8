import type { AnswerOf, CallInput, Route, RouteAnswering } from '@basoche/contract/route';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  infiniteQueryOptions,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { readActing, subscribeToActing } from './acting.ts';
import { type Api, createApi, type ItemOf, OfflineError, type Page, ProblemError } from './api.ts';
import { leaveIfRefused } from './leave-refused.ts';
import type { ApiFetch } from './server-context.ts';
import { readToken } from './token.ts';

const apis = new WeakMap<QueryClient, Api>();

/** API of a query client: over the network in a browser, the server itself while a page is rendered. */
export const apiOf = (client: QueryClient): Api => {
  const api = apis.get(client);
  if (!api) throw new Error('No API.');
  return api;
};

const isTransient = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof ProblemError && error.problem.status >= 502);

const keys = new Map<string, string>();

/**
 * Query client whose `invalidateQueries` also refetches queries whose first read is still running. The
 * library would keep the answer of that read, which may be older than the change.
 */
class Client extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (firstReads.length === 0) return;
    await Promise.allSettled(firstReads.map(({ promise }) => promise));
    await super.invalidateQueries({ ...filters, predicate: (query) => firstReads.includes(query) }, options);
  }
}

/**
 * Creates a query client. The server creates one per request, always as a visitor; a browser uses
 * `browserQueryClient`.
 */
export const createQueryClient = (fetch?: ApiFetch, firm: string | null = null): QueryClient => {
  const client = new Client({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => !import.meta.env.SSR && failures < 2 && isTransient(error),
        retryDelay: (attempt) => 600 * 2 ** attempt,
      },
      mutations: { networkMode: 'always' },
    },
  });
  apis.set(
    client,
    createApi({
      fetch: fetch ?? ((path, init) => globalThis.fetch(path, init)),
      token: readToken,
      firm,
      newKey: () => crypto.randomUUID(),
      keys,
      onRefused: leaveIfRefused,
    }),
  );
  return client;
};

const browserClients = new Map<string | null, QueryClient>();

/**
 * Query client of the account that this tab acts for. Each account has its own, so that data never mixes, and
 * running calls finish under the account that started them.
 */
export const browserQueryClient = (): QueryClient => {
  const firm = readActing();
  const client = browserClients.get(firm) ?? createQueryClient(undefined, firm);
  browserClients.set(firm, client);
  return client;
};

// Cancels the queries of the account that was left, and removes its data.
subscribeToActing(() => {
  for (const [firm, client] of browserClients) if (firm !== readActing()) client.clear();
});

/**
 * Query key of a call: `['missions', 'list', input]`. A whole feature or a single operation can be
 * invalidated by its beginning.
 */
export const routeKey = <R extends Route>(route: R, input?: CallInput<R>): QueryKey =>
  input === undefined ? route.name.split('.') : [...route.name.split('.'), input];

/** Query options for a call of the contract, the same in a loader, a component and an invalidation. */
export const routeQuery = <R extends Route>(route: R, input: CallInput<R> = {}) =>
  queryOptions({
    queryKey: routeKey(route, input),
    queryFn: ({ client, signal }): Promise<AnswerOf<R>> => apiOf(client).call(route, input, signal),
  });

/** A query with this answer type, whichever call gives it. */
export type QueryFor<Answer> = ReturnType<typeof routeQuery<RouteAnswering<Answer>>>;

/** Query options for a call whose answer is a list in pages. */
export const routePages = <R extends Route>(route: R, input: CallInput<R> = {}) =>
  infiniteQueryOptions({
    queryKey: [...routeKey(route, input), 'pages'],
    initialPageParam: null as string | null,
    queryFn: ({ client, signal, pageParam }): Promise<Page<ItemOf<R>>> =>
      apiOf(client).page(route, input, signal, pageParam),
    getNextPageParam: (page) => page.next,
  });

/** A list in pages with this item type, whichever call gives it. */
export type PagesOf<Item> = ReturnType<typeof routePages<RouteAnswering<Item[]>>>;

/** Query options for the total of a list, read from its shortest possible first page. */
export const routeTotal = <R extends Route>(route: R, query?: CallInput<R>['query']) =>
  queryOptions({
    queryKey: [...routeKey(route), 'count', query ?? {}] as QueryKey,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).page(route, { query: { ...query, limit: 1 } } as CallInput<R>, signal)).total,
  });
