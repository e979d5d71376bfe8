import { countOwnJobs, listOwnJobs } from '@basoche/contract/jobs';
import { routePages, routeQuery } from '../../../lib/query-client.ts';

/** The reader's own offers, published or archived, newest first. */
export const ownJobPages = (isArchived: boolean) =>
  routePages(listOwnJobs, { query: { isArchived: isArchived ? 'true' : 'false' } });

/** [published, archived]. */
export const ownJobCounts = routeQuery(countOwnJobs);
