import { listFavourites } from '@basoche/contract/favourites';
import { routeTotal } from '../../../lib/query-client.ts';

/** How many favourites there are. */
export const favouriteCount = () => routeTotal(listFavourites);
