import { listNews, listNewsNames, listNextReads, readArticle } from '@basoche/contract/news/news';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, routeKey, routeQuery } from '../../lib/query-client.ts';
import { type NewsChoice, newsQuery } from './list-address.ts';

/** One page of the news for the current choice, with the total. */
export const newsPage = (choice: NewsChoice) => {
  const input = { query: newsQuery(choice) };
  return queryOptions({
    queryKey: [...routeKey(listNews, input), 'page'],
    queryFn: ({ client, signal }) => apiOf(client).page(listNews, input, signal),
  });
};

/** Authors and universities that the list can be filtered by. */
export const newsNames = routeQuery(listNewsNames);

export const articleQuery = (id: string) => routeQuery(readArticle, { params: { id } });

/** Other articles to read. */
export const nextReadsQuery = (id: string) => routeQuery(listNextReads, { params: { id } });

/** The three latest articles. */
export const latestNews = routeQuery(listNews, { query: { limit: 3 } });
