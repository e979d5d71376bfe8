import { pageQueries } from '../../lib/page-query.ts';
import { latestNews } from '../news/shared/api.ts';
import { latestJobs } from './api.ts';
import { type Missions, missionsQuery } from './components/latest-listings.tsx';

/** Data of the end of the home page and of every audience page. */
export const endingQueries = (missions: Missions = 'members') =>
  pageQueries((client) =>
    Promise.all([
      client.prefetchQuery(missionsQuery(missions)),
      client.prefetchQuery(latestJobs),
      client.prefetchQuery(latestNews),
    ]),
  );
