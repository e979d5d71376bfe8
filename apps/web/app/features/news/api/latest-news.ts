import { listNews } from '@basoche/contract/news';
import { routeQuery } from '../../../lib/query-client.ts';

/** The three articles that were published last. */
export const latestNews = routeQuery(listNews, { query: { limit: 3 } });
