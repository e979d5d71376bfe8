import type { Problem } from '@basoche/contract/problem';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { data, type Params, type RouterContextProvider } from 'react-router';
import { isProblem } from './api.ts';
import { browserQueryClient, createQueryClient } from './query-client.ts';
import { apiFetchContext } from './server-context.ts';

interface PageArguments {
  params: Params;
  url: URL;
}

interface LoaderArguments {
  params: Params;
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export interface PageData {
  dehydrated: DehydratedState | null;
}

/**
 * Statuses passed on to search engines: 410 (forget the page), 429 and 503 (come back later). Any other
 * refusal becomes a 404.
 */
const statusesOfPages: readonly number[] = [410, 429, 503];

export const notShown = ({ status, title }: Problem) =>
  data(title, { status: statusesOfPages.includes(status) ? status : 404 });

/**
 * Loads the data of a public page. The server fetches it as a visitor and sends it with the page; a
 * navigation in the browser fetches the missing part; components read the same queries.
 *
 * A resource that the API does not find (404) becomes the 404 page, and a deleted one (410) the 410 page.
 */
export const pageQueries = (fetchAll: (client: QueryClient, page: PageArguments) => Promise<unknown>) => {
  const run = async (client: QueryClient, { params, request }: LoaderArguments) => {
    try {
      await fetchAll(client, { params, url: new URL(request.url) });
    } catch (error) {
      if (isProblem(error) && error.problem.status !== 500) throw notShown(error.problem);
      throw error;
    }
  };
  return {
    async loader(args: LoaderArguments): Promise<PageData> {
      const client = createQueryClient(args.context.get(apiFetchContext));
      await run(client, args);
      return { dehydrated: dehydrate(client) };
    },
    async clientLoader(args: LoaderArguments): Promise<PageData> {
      await run(browserQueryClient(), args);
      return { dehydrated: null };
    },
  };
};
