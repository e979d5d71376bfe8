import { listSavedSearches } from '@basoche/contract/saved-searches';
import { routeQuery } from '../../../lib/query-client.ts';

/** The reader's saved searches, the newest first. */
export const savedSearches = () => routeQuery(listSavedSearches);
