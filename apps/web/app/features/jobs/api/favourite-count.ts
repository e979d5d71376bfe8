import { listJobFavourites } from '@basoche/contract/job-favourites';
import { routeTotal } from '../../../lib/query-client.ts';

/** How many favourites there are. */
export const favouriteCount = () => routeTotal(listJobFavourites);
