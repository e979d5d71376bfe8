import { listJobFavourites } from '@basoche/contract/job-favourites';
import { routePages } from '../../../lib/query-client.ts';

/** The reader's favourite offers, the one kept last first. */
export const favouritePages = () => routePages(listJobFavourites);
