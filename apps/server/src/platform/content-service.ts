import type { Config } from '../config.ts';

/** The external service in which articles are written: Prismic, where it is configured. */
export interface ContentService {
  /** Every article as the service returns it. The caller checks its content. */
  articles(): Promise<readonly unknown[]>;
}

const callMs = 3_000;
/** Limit for all calls together, in milliseconds: the library keeps retrying when the service limits its rate. */
const allMs = 30_000;
const articlesOfPage = 100;
const pagesAtMost = 50;

/** Returns the result of the work. Aborts the work through its signal when the time is over. */
const withTimeLimit = async <Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const stop = new AbortController();
  const timer = setTimeout(() => {
    const error = new Error(`The content service took more than ${ms} ms.`);
    stop.abort(error);
    late.reject(error);
  }, ms).unref();
  try {
    return await Promise.race([work(stop.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

export const openContentService = ({ prismic }: Pick<Config, 'prismic'>): ContentService | null => {
  if (prismic === null) return null;
  const { repository, apiUrl, accessToken } = prismic;
  const connect = async () => {
    const { createClient } = await import('@prismicio/client');
    const client = createClient(repository, {
      documentAPIEndpoint: apiUrl,
      ...(accessToken === null ? {} : { accessToken }),
      fetch: (url, { signal, ...init } = {}) =>
        fetch(url, {
          ...init,
          signal: AbortSignal.any([AbortSignal.timeout(callMs), ...(signal ? [signal] : [])]),
        }),
    });
    client.disableAutoPreviews();
    return client;
  };
  let client: ReturnType<typeof connect> | undefined;
  return {
    articles: async () => {
      client ??= connect();
      const loadedClient = await client;
      return withTimeLimit(allMs, async (signal) => {
        const found: unknown[] = [];
        for (let page = 1; page <= pagesAtMost; page += 1) {
          const request = { page, pageSize: articlesOfPage, fetchOptions: { signal } };
          const { results, next_page } = await loadedClient.getByType('article', request);
          found.push(...results);
          if (next_page === null) break;
        }
        return found;
      });
    },
  };
};
