import { pageQueries } from '../../lib/page-query.ts';
import { latestNews } from '../news/shared/api.ts';
import { latestJobs } from './api.ts';
import { type Missions, missionsQuery } from './components/latest-listings.tsx';

/** What the home page and every audience page end with. */
export const endingQueries = (missions: Missions = 'members') =>
  pageQueries((client) =>
    Promise.all([
      client.prefetchQuery(missionsQuery(missions)),
      client.prefetchQuery(latestJobs),
      client.prefetchQuery(latestNews),
    ]),
  );
