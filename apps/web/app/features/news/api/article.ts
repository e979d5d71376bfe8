import { listNextReads, readArticle } from '@basoche/contract/news';
import { routeQuery } from '../../../lib/query-client.ts';

export const articleQuery = (id: string) => routeQuery(readArticle, { params: { id } });

/** What else there is to read. */
export const nextReadsQuery = (id: string) => routeQuery(listNextReads, { params: { id } });
